/** Hexagons that stand on a point: where they lie, what is around them, and the line around several of them. */

import type { Point } from '../../board/geometry';

export interface Hex {
  q: number;
  r: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a drawing is laid into a room: made so much larger, then moved. */
export interface Placing {
  scale: number;
  x: number;
  y: number;
}

/** From the middle of a hexagon to a corner, in units of the drawing. */
export const SIDE = 60;
/** From the middle to the middle of a side. */
export const HALF = (SIDE * Math.sqrt(3)) / 2;

/** East, north-east, north-west, west, south-west, south-east. */
export const WAYS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Fewer hexagons than these are not shown larger, so that a game does not begin with giants. */
const LEAST_ACROSS = 8.2 * HALF * 2;
const LEAST_DOWN = 6.4 * SIDE * 1.5;

export function hexOf(cell: string): Hex {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { q, r };
}

export function cellOf(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function centre(hex: Hex): Point {
  return [SIDE * Math.sqrt(3) * (hex.q + hex.r / 2), SIDE * 1.5 * hex.r];
}

/** The six cells that touch a cell, from the east against the clock. */
export function around(cell: string): string[] {
  const { q, r } = hexOf(cell);
  return WAYS.map((way) => cellOf({ q: q + way.q, r: r + way.r }));
}

/** The corners of a hexagon about the origin, clockwise from its top. */
export function corners(radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const written = (number: number): string => String(Math.round(number * 10) / 10);

export function hexPath(radius: number): string {
  return `M${corners(radius).map((corner) => corner.map(written).join(' ')).join('L')}Z`;
}

/** The sides of some cells that none of them shares with another: the line around them all. */
export function outline(cells: readonly string[]): string {
  const inside = new Set(cells);
  const points = corners(SIDE);
  const lines: string[] = [];
  for (const cell of inside) {
    const [x, y] = centre(hexOf(cell));
    around(cell).forEach((other, way) => {
      if (inside.has(other)) return;
      // The side to the east runs from corner 1 to corner 2, the next one against the clock from 0 to 1.
      const [a = [0, 0], b = [0, 0]] = [points[(7 - way) % 6], points[(8 - way) % 6]];
      lines.push(`M${written(x + a[0])} ${written(y + a[1])}L${written(x + b[0])} ${written(y + b[1])}`);
    });
  }
  return lines.join('');
}

/** All cells where a tile can lie: those with tiles and those beside them. */
export function reach(cells: readonly string[]): string[] {
  return [...new Set(cells.length ? cells.flatMap((cell) => [cell, ...around(cell)]) : ['0,0', ...around('0,0')])];
}

/** The box around the middles of some cells with their corners. */
export function boxOf(cells: readonly string[]): Box {
  const middles = cells.map((cell) => centre(hexOf(cell)));
  const across = middles.map((at) => at[0]);
  const down = middles.map((at) => at[1]);
  return {
    left: Math.min(...across) - HALF,
    top: Math.min(...down) - SIDE,
    right: Math.max(...across) + HALF,
    bottom: Math.max(...down) + SIDE,
  };
}

/**
 * How the tiles lie in a room: they and the places beside them are all seen, in its middle. What is offered does not
 * matter, so nothing moves between two questions; a new tile moves it only where it goes further out than any before.
 */
export function placing(tiles: readonly string[], room: Box): Placing {
  const box = boxOf(reach(tiles));
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const across = Math.max(box.right - box.left, LEAST_ACROSS);
  const down = Math.max(box.bottom - box.top, LEAST_DOWN);
  const scale = Math.min(wide / across, high / down);
  return {
    scale,
    x: room.left + wide / 2 - ((box.left + box.right) / 2) * scale,
    y: room.top + high / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}
