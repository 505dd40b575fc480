/** Where everything lies on the drawn map of a Fief board: a pure function of the board and of how the map is turned. */

import {
  before,
  borders,
  cells,
  contains,
  dice,
  distance,
  eased,
  hatching,
  outlines,
  path,
  road,
  roomiest,
  smooth,
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
  const unit = tall ? 1.34 : 1.16;
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
  const regionLines = borders(parts, regionOf);
  const seeLines = borders(parts, seeOf);
  const room = roomAround(at, board, regionLines, unit);
  const inner = regionLines.filter((border) => border.sides[0] >= 0);

  const taken: { at: Point; keep: number }[] = [];
  const regions = board.regions.map((region, index): RegionPlan => {
    const rings = outlines(regionLines, index);
    const inside = (point: Point): boolean => rings.some((ring) => contains(ring, point));
    const spots = { left: 40, top: 50, right: width - 40, bottom: height - 40 };
    const label = roomiest(spots, 84, { ...room, points: [...room.points, ...taken] }, inside);
    const place: Point = label ?? at.get(region.villages[0] ?? '') ?? [width / 2, height / 2];
    taken.push({ at: place, keep: 120 });
    return { id: region.id, colour: region.colour, shape: rings.map((ring) => path(eased(ring), true)).join(''), label: place };
  });

  const labels = regions.map((region) => region.label);
  const open: Room = { ...room, points: [...room.points, ...labels.map((label) => ({ at: label, keep: 110 }))] };
  const compass = roomiest({ left: 60, top: 60, right: width - 60, bottom: height - 60 }, 34, open, () => true);

  return {
    width,
    height,
    margin: tall ? 20 : 36,
    unit,
    village: at,
    reading: rows(at),
    regions,
    hatching: inner.map((border) => hatching(eased(border.points), 8, 7)),
    borders: inner.map((border) => smooth(border.points)),
    sees: seeLines.filter((border) => border.sides[0] >= 0).map((border) => smooth(border.points)),
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

/** Where the pieces of a force stand: on the road they came by, before the village. */
export function entrance(plan: Plan, village: string, from: string): Point {
  const [there, here] = [plan.village.get(village), plan.village.get(from)];
  if (!there) return [0, 0];
  return here ? before(there, here, 96 * plan.unit * 0.86) : there;
}
