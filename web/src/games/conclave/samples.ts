/** Every piece of Conclave alone. Its names are ids of the game's own texts, with commas between. */

import type { Component } from 'svelte';
import Glyph from '../../board/Glyph.svelte';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../board/tinctures';
import type { PieceSample } from '../face';
import Bubble from './Bubble.svelte';
import Earl from './Earl.svelte';
import Fan from './Fan.svelte';
import Joust from './Joust.svelte';
import { EARL_LOOKS, MARKS, STANDING_MARKS, STEP_MARKS } from './marks';
import Trio from './Trio.svelte';

function piece(name: string, half: number, component: unknown, props: Record<string, unknown>): PieceSample {
  return { name: name.replaceAll('_', '-'), half, component: component as Component<Record<string, unknown>>, props };
}

function icon(name: string, path: string): PieceSample {
  return piece(name, 20, Glyph, { path, size: 32 });
}

const hands = ['ppp', 'vvv', 'ppv', 'ppn', 'vvp', 'vvn', 'pvn', 'pnn', 'vnn', 'nnn'];
const standings = ['none', 'in', 'proved', 'lied', 'wrong', 'gone'] as const;
const standingId = (standing: (typeof standings)[number]): string => (standing === 'gone' ? 'conclave-gone' : `conclave-standing-${standing}`);

export const samples: PieceSample[] = [
  piece('conclave-joust-deck', 42, Joust, {}),
  ...(['prince', 'vassal', 'no_luck'] as const).map((card) => piece(`joust-${card}`, 42, Joust, { card })),
  piece('conclave-face-down', 84, Fan, { cards: [] }),
  piece('conclave-your-cards', 84, Fan, { cards: ['prince', 'vassal', 'no_luck'], own: true }),
  piece('conclave-standing-lied, hand-pnn', 84, Fan, { cards: ['prince', 'no_luck', 'no_luck'], away: true }),
  ...hands.map((hand) => piece(`hand-${hand}`, 90, Trio, { hand })),
  ...(['left', 'down', 'right', 'up'] as const).map((tail, index) =>
    piece(index ? 'hand-vvp' : 'conclave-is-best, hand-ppv', 124, Bubble, { hand: index ? 'vvp' : 'ppv', name: '', tail, best: !index, void: index === 3 }),
  ),
  ...standings.map((standing, index) =>
    piece(`colour-${SEAT_COLOURS[index]}, ${standingId(standing)}`, 116, Earl, {
      colour: SEAT_COLOURS[index],
      figure: SEAT_CHARGES[index],
      name: '',
      points: index,
      standing,
      word: standing === 'none' ? '' : ' ',
      caller: index === 1,
      awaited: index === 1,
      facing: 90,
    }),
  ),
  ...Object.entries(STANDING_MARKS).map(([name, path]) => icon(standingId(name as keyof typeof STANDING_MARKS), path)),
  ...Object.entries(STEP_MARKS).map(([name, path]) => icon(`conclave-step-${name}`, path)),
  icon('conclave-count-hits', MARKS.aim),
  icon('conclave-count-lies', MARKS.mask),
  icon('conclave-count-tray', MARKS.crate),
  icon('conclave-count-deck', MARKS.draw),
  icon('conclave-hidden', MARKS.hidden),
  ...Object.entries(EARL_LOOKS).map(([name, look]) => icon(`earl-${name}`, look.icon)),
];
