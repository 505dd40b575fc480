import { describe, expect, test } from 'vitest';
import { marches, placedLords, shortName, villageOf } from '../src/games/fief1984/pieces';
import { planOf } from '../src/games/fief1984/plan';
import type { FiefFacts } from '../src/games/fief1984/view';
import mock from '../src/mock/view.json';

const facts = mock.facts as unknown as FiefFacts;
const plan = planOf(facts.board, false);

describe('movable pieces', () => {
  test('every lord on the board is laid once, lords of one village side by side', () => {
    const placed = placedLords(facts, plan);
    expect(placed.map((one) => one.lord.id)).toEqual(facts.lords.map((lord) => lord.id).sort());
    const crowd: FiefFacts = { ...facts, lords: facts.lords.map((lord) => ({ ...lord, place: 'village:blaye' })) };
    expect(new Set(placedLords(crowd, plan).map((one) => one.at[0])).size).toBe(facts.lords.length);
  });

  test('a lord is told from the others by as few letters as that takes', () => {
    const names = ['Henri', 'Hugues', 'Robert', 'Roland', 'Pierre'];
    expect(names.map((name) => shortName(name, names))).toEqual(['He', 'Hu', 'Rob', 'Rol', 'P']);
  });

  test('a place on a road belongs to the village it faces', () => {
    expect(villageOf('road:villeneuve>bourg')).toBe('bourg');
    expect(villageOf('village:blaye')).toBe('blaye');
  });

  test('motion is the difference of two views: who went, with how many, from where to where', () => {
    const later = structuredClone(facts);
    const henri = later.lords.find((lord) => lord.id === 'henri');
    const blaye = later.villages.find((village) => village.id === 'blaye');
    const salle = later.villages.find((village) => village.id === 'la_salle');
    if (!henri || !blaye || !salle) throw new Error('the mock has changed');
    henri.place = 'village:la_salle';
    blaye.soldiers -= 4;
    salle.soldiers += 4;
    expect(marches(facts, later, plan)).toEqual([
      { key: 'henri', seat: 0, soldiers: 4, from: plan.village.get('blaye'), to: plan.village.get('la_salle') },
    ]);
    expect(marches(facts, facts, plan)).toEqual([]);
  });

  test('a lord alone moves without a counter', () => {
    const later = structuredClone(facts);
    const henri = later.lords.find((lord) => lord.id === 'henri');
    if (henri) henri.place = 'village:la_salle';
    expect(marches(facts, later, plan)).toEqual([]);
  });
});
