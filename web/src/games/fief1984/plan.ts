/** Where everything lies on the drawn map of a Fief board: a pure function of the board and of how the map is turned. */

import {
  before,
  borders,
  cells,
  contains,
  dice,
  distance,
  eased,
  fromStretch,
  hatching,
  outlines,
  path,
  road,
  roomiest,
  spare,
  type Border,
  type Box,
  type Point,
  type Room,
} from '../../board/geometry';
import type { BoardFacts } from './view';

/** Width to height of the printed board; the data's coordinates are thousandths of each side. */
const WIDE = 1320;
const HIGH = 1000;

export interface RegionPlan {
  id: string;
  colour: string;
  shape: string;
  label: Point;
  /** How large its name is written. */
  scale: number;
}

export interface RoadPlan {
  key: string;
  line: string;
}

export interface Ornament {
  kind: 'tree' | 'grove' | 'hill' | 'field';
  at: Point;
  size: number;
}

export interface Plan {
  width: number;
  height: number;
  margin: number;
  /** How large pieces are drawn. */
  unit: number;
  village: Map<string, Point>;
  /** By `village from`: where a force stands that faces the village and came from the other. */
  entrance: Map<string, Point>;
  /** Village ids as one reads: row by row, left to right. */
  reading: string[];
  regions: RegionPlan[];
  hatching: string[];
  borders: string[];
  sees: string[];
  roads: RoadPlan[];
  ornaments: Ornament[];
  compass: Point | null;
}

function rows(at: Map<string, Point>): string[] {
  const row = (point: Point): number => Math.floor(point[1] / 140);
  return [...at.entries()]
    .sort(([, a], [, b]) => row(a) - row(b) || a[0] - b[0])
    .map(([id]) => id);
}

function roomAround(points: Map<string, Point>, board: BoardFacts, lines: readonly Border[], unit: number): Room {
  const stretches = board.roads.flatMap(([a, b]) => {
    const [from, to] = [points.get(a), points.get(b)];
    return from && to ? [{ a: from, b: to, keep: 12 }] : [];
  });
  for (const border of lines) {
    border.points.forEach((point, index) => {
      const next = border.points[index + 1];
      if (next) stretches.push({ a: point, b: next, keep: border.sides[0] < 0 ? 4 : 14 });
    });
  }
  return { points: [...points.values()].map((at) => ({ at, keep: 58 * unit })), stretches };
}

function scenery(box: Box, room: Room, labels: readonly Point[]): Ornament[] {
  const roll = dice(1984);
  const found: Ornament[] = [];
  const kinds: Ornament['kind'][] = ['tree', 'tree', 'grove', 'grove', 'hill', 'hill', 'field'];
  for (let tries = 0; tries < 900 && found.length < 70; tries++) {
    const at: Point = [
      box.left + 30 + roll() * (box.right - box.left - 60),
      box.top + 30 + roll() * (box.bottom - box.top - 60),
    ];
    const kind = kinds[Math.floor(roll() * kinds.length)] ?? 'tree';
    const size = 0.8 + roll() * 0.4;
    if (spare(at, room) < (kind === 'tree' ? 12 : 22)) continue;
    if (labels.some((label) => Math.abs(label[0] - at[0]) < 150 && Math.abs(label[1] - at[1]) < 52)) continue;
    if (found.some((other) => distance(other.at, at) < 44)) continue;
    found.push({ kind, at, size });
  }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}

/** The plan of the board as printed, or turned by a quarter so that it fits a phone held upright. */
export function planOf(board: BoardFacts, tall: boolean): Plan {
  const [width, height] = tall ? [HIGH, WIDE] : [WIDE, HIGH];
  const unit = tall ? 1.36 : 1.24;
  const at = new Map<string, Point>();
  for (const { id, x, y } of board.villages) {
    const across = (x / 1000) * WIDE;
    const down = (y / 1000) * HIGH;
    at.set(id, tall ? [HIGH - down, across] : [across, down]);
  }
  const box: Box = { left: 0, top: 0, right: width, bottom: height };
  const sites = board.villages.map((village): Point => at.get(village.id) ?? [0, 0]);
  const parts = cells(sites, box);
  const regionOf = board.villages.map((village) => board.regions.findIndex((r) => r.id === village.region));
  const seeOf = board.villages.map((village) => board.bishoprics.findIndex((b) => b.id === village.bishopric));
  const drawn = (border: Border): Border =>
    border.sides[0] < 0 ? border : { ...border, points: eased(eased(border.points)) };
  const regionLines = borders(parts, regionOf).map(drawn);
  const seeLines = borders(parts, seeOf).map(drawn);
  const room = roomAround(at, board, regionLines, unit);
  const inner = regionLines.filter((border) => border.sides[0] >= 0);

  const nearest = new Map<number, number>();
  const title = unit * (tall ? 0.78 : 0.92);
  const waiting = entrances(board, at, unit);
  const regionAt = (point: Point): number => {
    if (point[0] < 0 || point[1] < 0 || point[0] > width || point[1] > height) return -1;
    const key = Math.floor(point[0] / 12) * 1000 + Math.floor(point[1] / 12);
    const known = nearest.get(key);
    if (known !== undefined) return known;
    let found = 0;
    sites.forEach((site, other) => {
      if (distance(site, point) < distance(sites[found] ?? site, point)) found = other;
    });
    const region = regionOf[found] ?? -1;
    nearest.set(key, region);
    return region;
  };
  const taken = [
    ...board.villages.flatMap((village) => patchesOf(at.get(village.id) ?? [0, 0], village.name, unit)),
    ...[...waiting.values()].map((spot): Patch => ({ at: spot, halfWidth: 30 * unit, halfHeight: 20 * unit, weight: 0.3 })),
  ];
  const lines = board.roads.flatMap(([a, b]): [Point, Point][] => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [[from, to]] : [];
  });
  const regions = board.regions.map((region, index): RegionPlan => {
    const rings = outlines(regionLines, index);
    const inside = (point: Point): boolean => rings.some((ring) => contains(ring, point));
    const { at: label, scale } = labelSpot(region.name, { box, roughly: (point) => regionAt(point) === index, inside, taken, roads: lines }, title);
    return { id: region.id, colour: region.colour, shape: rings.map((ring) => path(ring, true)).join(''), label, scale };
  });

  const labels = regions.map((region) => region.label);
  const open: Room = { ...room, points: [...room.points, ...labels.map((label) => ({ at: label, keep: 110 }))] };
  const compass = roomiest({ left: 60, top: 60, right: width - 60, bottom: height - 60 }, 34, open);

  return {
    width,
    height,
    margin: tall ? 20 : 36,
    unit,
    village: at,
    entrance: waiting,
    reading: rows(at),
    regions,
    hatching: inner.map((border) => hatching(border.points, 8.5, 7)),
    borders: inner.map((border) => path(border.points)),
    sees: seeLines.filter((border) => border.sides[0] >= 0).map((border) => path(border.points)),
    roads: board.roads.flatMap(([a, b]) => {
      const [from, to] = [at.get(a), at.get(b)];
      return from && to ? [{ key: `${a} ${b}`, line: road(from, to).line }] : [];
    }),
    ornaments: scenery(box, room, compass ? [...labels, compass] : labels),
    compass,
  };
}

const made = new Map<string, Plan>();

/** The plan, made once for each board and turn. */
export function plan(board: BoardFacts, tall: boolean): Plan {
  const key = `${board.slug} ${tall} ${board.bishoprics.map((see) => see.villages.length).join()}`;
  const known = made.get(key);
  if (known) return known;
  const fresh = planOf(board, tall);
  made.set(key, fresh);
  return fresh;
}

/** A rectangle about a point, for seeing what covers what. */
interface Patch {
  at: Point;
  halfWidth: number;
  halfHeight: number;
  /** How bad it is to cover it; 1 unless said. */
  weight?: number;
}

function covered(a: Patch, b: Patch): number {
  const across = a.halfWidth + b.halfWidth - Math.abs(a.at[0] - b.at[0]);
  const down = a.halfHeight + b.halfHeight - Math.abs(a.at[1] - b.at[1]);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What a village takes up: its buildings with shield and counter, and its name below. */
function patchesOf(at: Point, name: string, unit: number): Patch[] {
  return [
    { at: [at[0], at[1] - 16 * unit], halfWidth: 54 * unit, halfHeight: 40 * unit },
    { at: [at[0], at[1] + 42 * unit], halfWidth: Math.max(20, name.length * 4.9) * unit, halfHeight: 13 * unit },
  ];
}

/** The name of a region as a small line and a large one: "County of", "Blaye". */
export function titleLines(name: string): [string, string] {
  const match = /^(.+?\s(?:of|de|du|des)\s(?:la\s)?|.+?\s[dD][’'])(.+)$/.exec(name);
  return match ? [(match[1] ?? '').trim(), match[2] ?? ''] : ['', name];
}

/** What a region's name has to keep clear of, and where its region lies. */
interface Ground {
  box: Box;
  /** Whether a point lies in the region, roughly and fast. */
  roughly: (point: Point) => boolean;
  inside: (point: Point) => boolean;
  taken: readonly Patch[];
  roads: readonly (readonly [Point, Point])[];
}

interface Label {
  at: Point;
  scale: number;
}

const LABEL_GRID = 14;

/** What it costs to write a name at a spot: what it covers, what it leaves, and being small. */
function labelCost(patch: Patch, ground: Ground, enough: number): number {
  let cost = 0;
  for (const other of ground.taken) {
    cost += covered(patch, other) * 2 * (other.weight ?? 1);
    if (cost >= enough) return cost;
  }
  for (const [a, b] of ground.roads) if (fromStretch(patch.at, a, b) < patch.halfHeight * 0.9) cost += 1800;
  for (const across of [-1, -0.5, 0, 0.5, 1]) {
    for (const down of [-1, 1]) {
      const corner: Point = [patch.at[0] + across * patch.halfWidth, patch.at[1] + down * patch.halfHeight];
      if (!ground.roughly(corner)) cost += 9000;
    }
    if (cost >= enough) return cost;
  }
  return cost;
}

/** Where the name of a region, with its banner, covers least: within the region, off villages, their names and roads. */
function labelSpot(name: string, ground: Ground, unit: number): Label {
  const { box } = ground;
  const [, word] = titleLines(name);
  let best: Label = { at: [(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale: unit };
  let least = Infinity;
  for (const scale of [unit, unit * 0.84, unit * 0.7]) {
    const size = { halfWidth: (Math.max(54, word.length * 9) + 20) * scale, halfHeight: 42 * scale };
    const shrunk = (unit / scale - 1) * 2400;
    for (let x = box.left + 20; x <= box.right - 20; x += LABEL_GRID) {
      for (let y = box.top + 24; y <= box.bottom - 52 * scale; y += LABEL_GRID) {
        if (!ground.roughly([x, y])) continue;
        const cost = shrunk + labelCost({ at: [x, y - 12 * scale], ...size }, ground, least - shrunk);
        if (cost < least && ground.inside([x, y])) [best, least] = [{ at: [x, y], scale }, cost];
      }
    }
  }
  return best;
}

/** A spot on the road before a village, or a little beside it, where a force covers as little as can be. */
function waitingSpot(village: Point, from: Point, taken: readonly Patch[], unit: number): Point {
  const length = distance(village, from) || 1;
  const along: Point = [(from[0] - village[0]) / length, (from[1] - village[1]) / length];
  let best: Point = before(village, from, 92 * unit);
  let least = Infinity;
  for (const share of [0.36, 0.4, 0.44, 0.48, 0.52]) {
    const away = Math.min(share * length, 104 * unit);
    for (const aside of [0, 16, -16, 30, -30, 46, -46]) {
      const at: Point = [
        village[0] + along[0] * away - along[1] * aside * unit,
        village[1] + along[1] * away + along[0] * aside * unit,
      ];
      const patch: Patch = { at, halfWidth: 34 * unit, halfHeight: 27 * unit };
      const cover = taken.reduce((sum, other) => sum + covered(patch, other), 0);
      const cost = cover * 5 + Math.abs(aside) * 6 + Math.abs(share - 0.42) * 900;
      if (cost < least) [best, least] = [at, cost];
    }
  }
  return best;
}

function entrances(board: BoardFacts, at: Map<string, Point>, unit: number): Map<string, Point> {
  const taken = board.villages.flatMap((village) => patchesOf(at.get(village.id) ?? [0, 0], village.name, unit));
  const spots = new Map<string, Point>();
  for (const [a, b] of board.roads) {
    const [one, two] = [at.get(a), at.get(b)];
    if (!one || !two) continue;
    spots.set(`${a} ${b}`, waitingSpot(one, two, taken, unit));
    spots.set(`${b} ${a}`, waitingSpot(two, one, taken, unit));
  }
  return spots;
}

/** Where the pieces of a force stand: on the road they came by, before the village. */
export function entrance(plan: Plan, village: string, from: string): Point {
  return plan.entrance.get(`${village} ${from}`) ?? plan.village.get(village) ?? [0, 0];
}
