/** Where at the conference table each Earl sits, and where his cards and his words lie. */

import type { Point } from '../../board/geometry';

export interface Place {
  /** The shield on its chair, with the ribbon below. */
  seat: Point;
  /** The middle of his three cards. */
  cards: Point;
  /** The middle of what he says, and from which side of it he speaks. */
  says: Point;
  tail: 'left' | 'right' | 'up' | 'down';
}

export interface Hall {
  width: number;
  height: number;
  table: { at: Point; across: number; down: number };
  /** How large seats, cards and words are drawn. */
  unit: number;
}

/** Half the width and half the height of what is drawn at a place, before the unit. */
export const SIZES = { seat: [108, 78], cards: [78, 54], says: [104, 64] } as const;

const WIDE: Hall = { width: 1350, height: 1000, table: { at: [675, 492], across: 486, down: 334 }, unit: 1 };
const TALL: Hall = { width: 800, height: 1000, table: { at: [400, 496], across: 312, down: 396 }, unit: 1 };

export function hallOf(tall: boolean): Hall {
  return tall ? TALL : WIDE;
}

/** Width by height of the board. */
export function ratioOf(tall: boolean): number {
  const { width, height } = hallOf(tall);
  return width / height;
}

interface Ends {
  bottom: Place;
  top: Place;
  /** How far the middles of a side place's seat, cards and words are from its edge and from its own height. */
  seat: Point;
  cards: Point;
  says: Point;
  tail: Place['tail'];
  upper: number;
  middle: number;
  lower: number;
}

const WIDE_ENDS: Ends = {
  bottom: { seat: [675, 915], cards: [675, 757], says: [462, 905], tail: 'right' },
  top: { seat: [675, 94], cards: [675, 235], says: [888, 92], tail: 'left' },
  seat: [116, 0],
  cards: [338, 62],
  says: [338, -60],
  tail: 'left',
  upper: 318,
  middle: 486,
  lower: 662,
};

const TALL_ENDS: Ends = {
  bottom: { seat: [400, 918], cards: [400, 786], says: [186, 930], tail: 'right' },
  top: { seat: [400, 88], cards: [400, 216], says: [614, 70], tail: 'left' },
  seat: [110, 74],
  cards: [284, 78],
  says: [110, -70],
  tail: 'down',
  upper: 272,
  middle: 452,
  lower: 598,
};

/** A place at the left or at the right edge, about a height. */
function aside(hall: Hall, ends: Ends, left: boolean, height: number): Place {
  const at = ([inward, down]: Point): Point => [left ? inward : hall.width - inward, height + down];
  const tail = !left && ends.tail === 'left' ? 'right' : ends.tail;
  return { seat: at(ends.seat), cards: at(ends.cards), says: at(ends.says), tail };
}

/**
 * The places of so many Earls, the viewer's first, at the bottom; the others follow clockwise as seen from above, so that
 * the next in turn sits at the left hand.
 */
export function placesOf(count: number, tall: boolean): Place[] {
  const hall = hallOf(tall);
  const ends = tall ? TALL_ENDS : WIDE_ENDS;
  const { upper, middle, lower } = ends;
  const sides: Record<number, number[]> = { 2: [], 3: [upper], 4: [middle], 5: [lower, upper], 6: [lower, upper] };
  const heights = sides[count] ?? [];
  const left = heights.map((height) => aside(hall, ends, true, height));
  const right = heights.map((height) => aside(hall, ends, false, height)).reverse();
  return [ends.bottom, ...left, ...(count % 2 ? [] : [ends.top]), ...right];
}

/** The players in the order of the table, from the viewer on; a guest sees the first seat at the bottom. */
export function seatedFrom<T extends { seat: number }>(players: readonly T[], viewer: number | null): T[] {
  const round = [...players].sort((a, b) => a.seat - b.seat);
  const own = Math.max(0, round.findIndex((player) => player.seat === viewer));
  return [...round.slice(own), ...round.slice(0, own)];
}

export interface ChallengeLine {
  line: string;
  tip: Point;
  /** The way the tip points, in degrees. */
  angle: number;
  middle: Point;
}

/** The way of a challenge over the table, from one place's cards to another's, bent towards the middle, short of both ends. */
export function challengeLine(from: Point, to: Point, hall: Hall): ChallengeLine {
  const [x, y] = hall.table.at;
  const bend: Point = [(from[0] + to[0]) * 0.2 + x * 0.6, (from[1] + to[1]) * 0.2 + y * 0.6];
  const start = onwards(from, bend, 74 * hall.unit);
  const tip = onwards(to, bend, 82 * hall.unit);
  return {
    line: `M${written(start)}Q${written(bend)} ${written(tip)}`,
    tip,
    angle: (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI,
    middle: [(start[0] + 2 * bend[0] + tip[0]) / 4, (start[1] + 2 * bend[1] + tip[1]) / 4],
  };
}

function onwards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) * far) / length, from[1] + ((to[1] - from[1]) * far) / length];
}

function written([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A name for a narrow place: in one line, or in two of about the same length, broken between words. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(' ');
  if (text.length <= most || words.length < 2) return [text];
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as [string, string]);
  return breaks.reduce((best, next) => (Math.max(...next.map((line) => line.length)) < Math.max(...best.map((line) => line.length)) ? next : best));
}
