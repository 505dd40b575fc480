/** Every piece of Conclave alone. Its names are ids of texts, as in the other games' samples. */

import type { Component } from 'svelte';
import Glyph from '../../board/Glyph.svelte';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../board/tinctures';
import type { PieceSample } from '../face';
import Bubble from './Bubble.svelte';
import Earl from './Earl.svelte';
import Fan from './Fan.svelte';
import Joust from './Joust.svelte';
import { EARL_LOOKS, MARKS, STANDING_MARKS } from './marks';
import Trio from './Trio.svelte';

function piece(name: string, half: number, component: unknown, props: Record<string, unknown>): PieceSample {
  return { name, half, component: component as Component<Record<string, unknown>>, props };
}

const standings = ['none', 'in', 'proved', 'lied', 'wrong', 'gone'] as const;
const hands = ['ppp', 'vvv', 'ppv', 'ppn', 'vvp', 'vvn', 'pvn', 'pnn', 'vnn', 'nnn'];
const hand = (slug: string): string => [...slug].map((letter) => letter.toUpperCase()).join(' ');

export const samples: PieceSample[] = [
  piece('piece-joust-back', 42, Joust, {}),
  ...(['prince', 'vassal', 'no_luck'] as const).map((card) => piece(`piece-joust-${card.replace('_', '-')}`, 42, Joust, { card })),
  piece('piece-joust-hand', 84, Fan, { cards: [] }),
  piece('piece-joust-hand, P V N', 84, Fan, { cards: ['prince', 'vassal', 'no_luck'], own: true }),
  piece('piece-joust-hand, N N N', 84, Fan, { cards: ['no_luck', 'no_luck', 'no_luck'], away: true }),
  ...hands.map((slug) => piece(hand(slug), 90, Trio, { hand: slug })),
  piece('piece-declaration', 124, Bubble, { hand: 'ppv', name: 'P P V', tail: 'left', best: true }),
  piece('piece-declaration', 124, Bubble, { hand: 'pnn', name: 'P N N', tail: 'down', void: true }),
  ...standings.map((standing, index) =>
    piece(`colour-${SEAT_COLOURS[index]}, charge-${SEAT_CHARGES[index]}`, 116, Earl, {
      colour: SEAT_COLOURS[index],
      figure: SEAT_CHARGES[index],
      name: ['I', 'II', 'III', 'IV', 'V', 'VI'][index],
      points: index,
      standing,
      word: '',
      caller: index === 1,
      awaited: index === 1,
      facing: 90,
    }),
  ),
  ...Object.entries(MARKS).map(([name, path]) => piece(`piece-${name}`, 20, Glyph, { path, size: 32 })),
  ...Object.entries(STANDING_MARKS).map(([name, path]) => piece(`piece-${name}`, 20, Glyph, { path, size: 32 })),
  ...Object.entries(EARL_LOOKS).map(([name, look]) => piece(`piece-${name.replace('_', '-')}`, 20, Glyph, { path: look.icon, size: 32 })),
];
