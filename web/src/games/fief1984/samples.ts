/** Every piece of Fief alone. */

import type { Component } from 'svelte';
import Counter from '../../board/Counter.svelte';
import Die from '../../board/Die.svelte';
import Disc from '../../board/Disc.svelte';
import Shield from '../../board/Shield.svelte';
import Glyph from '../../board/Glyph.svelte';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../board/tinctures';
import type { PieceSample } from '../face';
import Hamlet from './Hamlet.svelte';
import { MARKS } from './marks';

/** Its name is told by the ids of texts, with commas between; a number stands for itself. */
function piece(name: string, half: number, component: unknown, props: Record<string, unknown>): PieceSample {
  return { name, half, component: component as Component<Record<string, unknown>>, props };
}

const seats = SEAT_COLOURS.map((colour, index) => ({ colour, figure: SEAT_CHARGES[index] ?? '' }));

export const samples: PieceSample[] = [
  piece('piece-village', 50, Hamlet, { castle: false }),
  piece('piece-village, piece-held', 50, Hamlet, { castle: false, holder: 'gules' }),
  piece('piece-castle', 50, Hamlet, { castle: true }),
  piece('piece-castle, piece-held', 50, Hamlet, { castle: true, holder: 'azure' }),
  ...seats.map((seat) => piece(`colour-${seat.colour}, charge-${seat.figure}`, 22, Shield, seat)),
  ...seats.map((seat, index) => piece(`piece-soldiers, colour-${seat.colour}`, 26, Counter, { ...seat, number: [1, 4, 7, 12, 18, 30][index] })),
  ...(['lord', 'bishop', 'cardinal', 'king'] as const).map((rank, index) =>
    piece(`piece-${rank}`, 30, Disc, { ...seats[index], initial: 'HGLC'.charAt(index), rank }),
  ),
  ...[1, 2, 3, 4, 5, 6].map((value) => piece(`piece-die, ${value}`, 20, Die, { value })),
  ...Object.entries(MARKS).map(([name, path]) => piece(`piece-${name}`, 20, Glyph, { path, size: 32 })),
];
