import { expect, test } from 'vitest';
import { asSeats, changed, flaw, seated } from '../src/lobby/seats';

test('the first seat is yours, the others are taken by bots, each with arms of its own', () => {
  const places = seated([], 4, 'steward');
  expect(places.map((place) => place.sitter)).toEqual(['you', 'bot', 'bot', 'bot']);
  expect(new Set(places.map((place) => `${place.colour}`)).size).toBe(4);
  expect(new Set(places.map((place) => `${place.charge}`)).size).toBe(4);
});

test('fewer seats keep the first ones, more seats add to them', () => {
  const four = changed(seated([], 4, 'steward'), 1, { name: 'Béatrice' });
  const two = seated(four, 2, 'steward');
  expect(two.map((place) => place.name)).toEqual([four[0]?.name, 'Béatrice']);
  expect(seated(two, 6, 'steward').length).toBe(6);
});

test('a colour that another has is swapped with his', () => {
  const places = changed(seated([], 2, 'steward'), 0, { colour: 'azure' });
  expect(places.map((place) => place.colour)).toEqual(['azure', 'gules']);
});

test('every seat needs a name of its own', () => {
  const places = seated([], 2, 'steward');
  expect(flaw(places)).toBeNull();
  expect(flaw(changed(places, 0, { name: '  ' }))).toBe('flaw-name-missing');
  expect(flaw(changed(places, 0, { name: places[1]?.name.toUpperCase() ?? '' }))).toBe('flaw-name-twice');
});

test('you and another person are persons to the server, a bot has its name', () => {
  const places = changed(seated([], 3, 'random'), 1, { sitter: 'person' });
  expect(asSeats(places).map((seat) => [seat.kind, seat.bot])).toEqual([['person', null], ['person', null], ['bot', 'random']]);
});
