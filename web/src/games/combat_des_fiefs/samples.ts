/** Every piece of Le Combat des Fiefs alone. */

import type { Component } from 'svelte';
import { SEAT_CHARGES, SEAT_COLOURS } from '../../board/tinctures';
import type { PieceSample } from '../face';
import { LANDSCAPES, PRINTED } from './landscapes';
import Pawn from './Pawn.svelte';
import { signed } from './stairs';
import Tile from './Tile.svelte';

function piece(name: string, half: number, component: unknown, props: Record<string, unknown>): PieceSample {
  return { name, half, component: component as Component<Record<string, unknown>>, props };
}

function tileName(landscape: keyof typeof PRINTED): string {
  const named = /\d/.test(landscape) ? [] : [`landscape-${landscape}`];
  return [...named, signed(PRINTED[landscape])].join(', ');
}

const seats = SEAT_COLOURS.map((colour, index) => ({ colour, figure: SEAT_CHARGES[index] ?? '' }));

export const samples: PieceSample[] = [
  ...LANDSCAPES.map((landscape) => piece(tileName(landscape), 66, Tile, { landscape, value: PRINTED[landscape] })),
  ...seats.map((seat) => piece(`combat-piece-knight, colour-${seat.colour}`, 50, Pawn, { ...seat, keep: false })),
  ...seats.map((seat) => piece(`combat-piece-keep, colour-${seat.colour}`, 50, Pawn, { ...seat, keep: true })),
];
