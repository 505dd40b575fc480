/** Who sits where before a game begins: pure functions of the list of seats. */

import { SEAT_CHARGES, SEAT_COLOURS } from '../board/tinctures';
import type { NewSeat } from '../wire';

export type Sitter = 'you' | 'person' | 'bot';

export interface Place {
  sitter: Sitter;
  name: string;
  bot: string;
  colour: string;
  charge: string;
}

const NAMES = ['Aliénor', 'Bertrand', 'Clémence', 'Dreux', 'Ermengarde', 'Foulques'];

/** The first colour (or charge) that nobody else has. */
export function firstFree(all: readonly string[], taken: readonly string[]): string {
  return all.find((one) => !taken.includes(one)) ?? all[0] ?? '';
}

export function newPlace(places: readonly Place[], sitter: Sitter, bot: string): Place {
  return {
    sitter,
    name: firstFree(NAMES, places.map((place) => place.name)),
    bot,
    colour: firstFree(SEAT_COLOURS, places.map((place) => place.colour)),
    charge: firstFree(SEAT_CHARGES, places.map((place) => place.charge)),
  };
}

/** The places for so many seats: the first ones stay, new ones are taken by bots. */
export function seated(places: readonly Place[], count: number, bot: string): Place[] {
  const kept = places.slice(0, count);
  while (kept.length < count) kept.push(newPlace(kept, kept.length === 0 ? 'you' : 'bot', bot));
  return kept;
}

/** One place changed; a colour or charge that another has is swapped with his. */
export function changed(places: readonly Place[], index: number, change: Partial<Place>): Place[] {
  const mine = places[index];
  if (!mine) return [...places];
  return places.map((place, other) => {
    if (other === index) return { ...place, ...change };
    const swap: Partial<Place> = {};
    if (change.colour !== undefined && place.colour === change.colour) swap.colour = mine.colour;
    if (change.charge !== undefined && place.charge === change.charge) swap.charge = mine.charge;
    return { ...place, ...swap };
  });
}

/** What is wrong with the places, as the id of a text, or nothing. */
export function flaw(places: readonly Place[]): string | null {
  const names = places.map((place) => place.name.trim());
  if (names.some((name) => name === '')) return 'flaw-name-missing';
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return 'flaw-name-twice';
  return null;
}

export function asSeats(places: readonly Place[]): NewSeat[] {
  return places.map((place) => ({
    name: place.name.trim(),
    kind: place.sitter === 'bot' ? 'bot' : 'person',
    bot: place.sitter === 'bot' ? place.bot : null,
    colour: place.colour,
    charge: place.charge,
  }));
}
