/** Where the movable pieces lie, and what moved between two views. Pure functions of the facts. */

import type { Point } from '../../board/geometry';
import { entrance, type Plan } from './plan';
import type { FiefFacts, Force, Lord } from './view';

export interface PlacedLord {
  lord: Lord;
  at: Point;
}

export interface March {
  key: string;
  seat: number;
  soldiers: number;
  from: Point;
  to: Point;
}

const ROAD = /^road:(.+)>(.+)$/;

/** The village of a place such as `village:blaye`, or the one at the far end of `road:villeneuve>bourg`. */
export function villageOf(place: string): string {
  return ROAD.exec(place)?.[2] ?? place.replace(/^village:/, '');
}

function spot(plan: Plan, place: string): Point {
  const match = ROAD.exec(place);
  if (match) return entrance(plan, match[2] ?? '', match[1] ?? '');
  return plan.village.get(place.replace(/^village:/, '')) ?? [0, 0];
}

/** Where each lord's disc lies: in a row above his village, or behind the counter of his force. */
export function placedLords(facts: FiefFacts, plan: Plan): PlacedLord[] {
  const byPlace = new Map<string, Lord[]>();
  for (const lord of facts.lords) byPlace.set(lord.place, [...(byPlace.get(lord.place) ?? []), lord]);
  const placed: PlacedLord[] = [];
  for (const [place, lords] of byPlace) {
    const centre = spot(plan, place);
    const onRoad = ROAD.test(place);
    const step = Math.min(29, 70 / Math.max(1, lords.length - 1)) * plan.unit;
    lords.forEach((lord, index) => {
      const across = (index - (lords.length - 1) / 2) * step;
      const [x, y] = onRoad ? [-17 * plan.unit, -4 * plan.unit] : [4 * plan.unit, -47 * plan.unit];
      placed.push({ lord, at: [centre[0] + across + x, centre[1] + y] });
    });
  }
  return placed.sort((a, b) => a.lord.id.localeCompare(b.lord.id));
}

function soldiersAt(facts: FiefFacts, place: string, seat: number): number {
  const match = ROAD.exec(place);
  if (match) {
    const force = facts.forces.find((f) => f.from === match[1] && f.village === match[2] && f.seat === seat);
    return force?.soldiers ?? 0;
  }
  const village = facts.villages.find((v) => v.id === villageOf(place));
  return village?.occupant === seat ? village.soldiers : 0;
}

/** The soldiers that marched with a lord between two views: as many more as stand where he came to. */
export function marches(earlier: FiefFacts, later: FiefFacts, plan: Plan): March[] {
  const found: March[] = [];
  for (const lord of later.lords) {
    const was = earlier.lords.find((other) => other.id === lord.id);
    if (!was || was.place === lord.place || was.seat !== lord.seat) continue;
    const gained = soldiersAt(later, lord.place, lord.seat) - soldiersAt(earlier, lord.place, lord.seat);
    const lost = soldiersAt(earlier, was.place, lord.seat) - soldiersAt(later, was.place, lord.seat);
    const soldiers = Math.min(gained, lost);
    if (soldiers <= 0) continue;
    found.push({ key: lord.id, seat: lord.seat, soldiers, from: spot(plan, was.place), to: spot(plan, lord.place) });
  }
  return found;
}

export interface PlacedForce {
  key: string;
  force: Force;
  at: Point;
}

export function placedForces(facts: FiefFacts, plan: Plan): PlacedForce[] {
  return facts.forces.map((force) => ({
    key: `${force.seat} ${force.from} ${force.village}`,
    force,
    at: entrance(plan, force.village, force.from),
  }));
}

/** As many first letters of a name as tell it from the other names: `H`, or `He` beside Hugues. */
export function shortName(name: string, all: readonly string[]): string {
  const others = all.filter((other) => other !== name);
  for (let length = 1; length < name.length; length += 1) {
    const short = name.slice(0, length);
    if (!others.some((other) => other.startsWith(short))) return short;
  }
  return name;
}
