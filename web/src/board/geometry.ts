/** Plane geometry for drawn maps: cells around places, borders between groups of cells, roads and room for names. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const FRAME = -1;

/** A corner of a cell and the cell (or the frame) that lies beyond the edge from it to the next corner. */
interface Corner {
  at: Point;
  beyond: number;
}

export type Cell = Corner[];

const NEAR = 0.5;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** How far the point lies from the stretch between two others. */
export function fromStretch(point: Point, a: Point, b: Point): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (length === 0) return distance(point, a);
  const share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length;
  return distance(point, between(a, b, Math.max(0, Math.min(1, share))));
}

/** Cuts off what is nearer to `other` than to `site`. */
function cut(cell: Cell, site: Point, other: Point, beyond: number): Cell {
  const side = (p: Point): number => distance(p, site) ** 2 - distance(p, other) ** 2;
  const kept: Cell = [];
  cell.forEach((corner, index) => {
    const next = cell[(index + 1) % cell.length] ?? corner;
    const here = side(corner.at);
    const there = side(next.at);
    if (here <= 0) kept.push(corner);
    if (here <= 0 !== there <= 0) {
      const at = between(corner.at, next.at, here / (here - there));
      kept.push({ at, beyond: here <= 0 ? beyond : corner.beyond });
    }
  });
  return kept;
}

/** For each site the part of the box that is nearest to it (Voronoi cells), corners clockwise on the screen. */
export function cells(sites: readonly Point[], box: Box): Cell[] {
  const whole: Cell = [
    { at: [box.left, box.top], beyond: FRAME },
    { at: [box.right, box.top], beyond: FRAME },
    { at: [box.right, box.bottom], beyond: FRAME },
    { at: [box.left, box.bottom], beyond: FRAME },
  ];
  return sites.map((site, index) =>
    sites.reduce<Cell>((cell, other, far) => (far === index ? cell : cut(cell, site, other, far)), whole),
  );
}

/** Numbers from 0 to 1, the same each time for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Puts points on the stretch from a to b and moves them aside, as a hand would draw it. The ends stay. */
export function roughened(a: Point, b: Point, swing: number): Point[] {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = turned ? [b, a] : [a, b];
  const roll = dice(Math.round(from[0] * 7 + from[1] * 131 + to[0] * 17 + to[1] * 257));
  const split = (p: Point, q: Point, reach: number): Point[] => {
    const length = distance(p, q);
    if (length < 34) return [p];
    const aside = (roll() - 0.5) * Math.min(reach, length * 0.3);
    const middle = between(p, q, 0.5);
    const bent: Point = [
      middle[0] - ((q[1] - p[1]) / length) * aside,
      middle[1] + ((q[0] - p[0]) / length) * aside,
    ];
    return [...split(p, bent, reach * 0.62), ...split(bent, q, reach * 0.62)];
  };
  const line = [...split(from, to, swing), to];
  return turned ? line.reverse() : line;
}

/** A border between two groups of cells (or a group and the frame), from one meeting point to the next. */
export interface Border {
  sides: readonly [number, number];
  points: Point[];
}

interface Edge {
  a: number;
  b: number;
  sides: readonly [number, number];
}

/** Meeting points known by number, so that two cells agree on a corner they share. */
class Corners {
  readonly at: Point[] = [];

  number(point: Point): number {
    const known = this.at.findIndex((other) => distance(other, point) < NEAR);
    return known >= 0 ? known : this.at.push(point) - 1;
  }

  point(number: number): Point {
    return this.at[number] ?? [0, 0];
  }
}

function edgesBetween(all: readonly Cell[], group: readonly number[], corners: Corners): Edge[] {
  const edges = new Map<string, Edge>();
  all.forEach((cell, index) => {
    cell.forEach((corner, place) => {
      const mine = group[index] ?? FRAME;
      const theirs = corner.beyond === FRAME ? FRAME : (group[corner.beyond] ?? FRAME);
      if (mine === theirs) return;
      const a = corners.number(corner.at);
      const b = corners.number((cell[(place + 1) % cell.length] ?? corner).at);
      if (a === b) return;
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      edges.set(key, { a, b, sides: [Math.min(mine, theirs), Math.max(mine, theirs)] });
    });
  });
  return [...edges.values()];
}

/** The borders between groups of cells; `group[i]` is the group of cell i. `swing` is how far a line may stray. */
export function borders(all: readonly Cell[], group: readonly number[], swing = 26): Border[] {
  const corners = new Corners();
  const edges = edgesBetween(all, group, corners);
  const meeting = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.a, edge.b]) meeting.set(end, [...(meeting.get(end) ?? []), edge]);
  }
  const passes = (end: number): boolean => {
    const [one, two, more] = meeting.get(end) ?? [];
    return !!one && !!two && !more && String(one.sides) === String(two.sides);
  };
  const used = new Set<Edge>();
  const walk = (start: number, first: Edge): Border => {
    const points: Point[] = [corners.point(start)];
    let here = start;
    let edge: Edge | undefined = first;
    while (edge) {
      used.add(edge);
      const next: number = edge.a === here ? edge.b : edge.a;
      const straight = edge.sides[0] === FRAME;
      const line = straight
        ? [corners.point(here), corners.point(next)]
        : roughened(corners.point(here), corners.point(next), swing);
      points.push(...line.slice(1));
      here = next;
      edge = passes(here) ? meeting.get(here)?.find((other) => !used.has(other)) : undefined;
    }
    return { sides: first.sides, points };
  };
  const found: Border[] = [];
  for (const [end, list] of meeting) {
    if (passes(end)) continue;
    for (const edge of list) if (!used.has(edge)) found.push(walk(end, edge));
  }
  for (const edge of edges) if (!used.has(edge)) found.push(walk(edge.a, edge));
  return found;
}

/** The closed outlines of a group, made of its borders end to end. */
export function outlines(all: readonly Border[], group: number): Point[][] {
  const left = all.filter((border) => border.sides.includes(group)).map((border) => border.points);
  const rings: Point[][] = [];
  while (left.length) {
    let ring = left.pop() ?? [];
    for (;;) {
      const end = ring.at(-1);
      const start = ring[0];
      if (!end || !start || distance(end, start) < NEAR) break;
      const index = left.findIndex((line) => joins(line[0], end) || joins(line.at(-1), end));
      if (index < 0) break;
      const [line = []] = left.splice(index, 1);
      const onward = joins(line[0], end) ? line : [...line].reverse();
      ring = [...ring, ...onward.slice(1)];
    }
    rings.push(ring);
  }
  return rings;
}

function joins(a: Point | undefined, b: Point): boolean {
  return a !== undefined && distance(a, b) < NEAR;
}

const rounded = (number: number): string => String(Math.round(number * 10) / 10);
const written = (point: Point): string => `${rounded(point[0])} ${rounded(point[1])}`;

/** The line as SVG path data. */
export function path(points: readonly Point[], closed = false): string {
  return points.map((point, index) => (index ? 'L' : 'M') + written(point)).join('') + (closed ? 'Z' : '');
}

/** Rounded points of a line, thick enough to be walked along. */
export function eased(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const line: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) line.push(point);
    else line.push(between(point, before, 0.25), between(point, after, 0.25));
  });
  return line;
}

/** Short strokes across a line, every `gap` units, `reach` long to each side: the hatching of old maps. */
export function hatching(points: readonly Point[], gap: number, reach: number): string {
  const strokes: string[] = [];
  let carry = gap / 2;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const length = distance(a, b);
    const across: Point = [(-(b[1] - a[1]) / (length || 1)) * reach, ((b[0] - a[0]) / (length || 1)) * reach];
    const lean: Point = [((b[0] - a[0]) / (length || 1)) * reach * 0.5, ((b[1] - a[1]) / (length || 1)) * reach * 0.5];
    for (; carry < length; carry += gap) {
      const at = between(a, b, carry / length);
      const one: Point = [at[0] + across[0] + lean[0], at[1] + across[1] + lean[1]];
      const two: Point = [at[0] - across[0] - lean[0], at[1] - across[1] - lean[1]];
      strokes.push(`M${written(one)}L${written(two)}`);
    }
    carry -= length;
  }
  return strokes.join('');
}

/** Where a force stands that came from one village and waits before another: on the road, near the other. */
export function before(village: Point, from: Point, away: number): Point {
  const length = distance(village, from);
  return length === 0 ? village : between(village, from, Math.min(away / length, 0.46));
}

/** The winding of a road: a gentle bend to one side, the same each time. */
export function road(a: Point, b: Point): { line: string; bend: Point } {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const roll = dice(Math.round(from[0] * 3 + from[1] * 11 + to[0] * 19 + to[1] * 5));
  const length = distance(from, to);
  const aside = (roll() - 0.5) * Math.min(38, length * 0.16);
  const middle = between(from, to, 0.5);
  const bend: Point = [
    middle[0] - ((to[1] - from[1]) / (length || 1)) * aside,
    middle[1] + ((to[0] - from[0]) / (length || 1)) * aside,
  ];
  return { line: `M${written(from)}Q${written(bend)} ${written(to)}`, bend };
}

/** Which of the places is the nearest in a direction (arrow keys), or none. Aside counts double. */
export function towards<T extends { at: Point }>(from: Point, places: readonly T[], way: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.at[0] - from[0]) * way[0] + (place.at[1] - from[1]) * way[1];
    const aside = Math.abs((place.at[0] - from[0]) * way[1] - (place.at[1] - from[1]) * way[0]);
    if (ahead <= 1 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

export interface Room {
  /** The lines and points that the thing should keep away from, each with the distance it wants. */
  points: readonly { at: Point; keep: number }[];
  stretches: readonly { a: Point; b: Point; keep: number }[];
}

/** How free a spot is: the least spare distance to anything around it; below 0 something is too near. */
export function spare(spot: Point, room: Room): number {
  let least = Infinity;
  for (const { at, keep } of room.points) least = Math.min(least, distance(spot, at) - keep);
  for (const { a, b, keep } of room.stretches) least = Math.min(least, fromStretch(spot, a, b) - keep);
  return least;
}

/** The spot with most room among a grid of spots, for a thing of the given half width. */
export function roomiest(box: Box, halfWidth: number, room: Room): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (let x = box.left; x <= box.right; x += 30) {
    for (let y = box.top; y <= box.bottom; y += 30) {
      let free = Infinity;
      for (const share of [-1, 0, 1]) {
        free = Math.min(free, spare([x + share * halfWidth, y], room));
        if (free <= most) break;
      }
      if (free > most) [best, most] = [[x, y], free];
    }
  }
  return best;
}

/** Whether a point lies within a closed outline. */
export function contains(ring: readonly Point[], point: Point): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a[1] > point[1] === b[1] > point[1]) return;
    const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    if (point[0] < x) inside = !inside;
  });
  return inside;
}
