/** What a screen reader says of tiles, pawns and places, and what a small window writes of them: the same words. */

import type { Desk } from '../../table/desk.svelte';
import { say, spoken } from '../../text/spoken.svelte';
import { choiceAt } from './gains';
import { around } from './hexes';
import { signed } from './stairs';
import type { CombatFacts, Pawn, Tile } from './view';

export function tileAt(facts: CombatFacts, cell: string): Tile | undefined {
  return facts.tiles.find((tile) => tile.cell === cell);
}

export function pawnAt(facts: CombatFacts, cell: string): Pawn | undefined {
  return facts.pawns.find((pawn) => pawn.cell === cell);
}

/** The tiles that touch a cell. */
export function beside(facts: CombatFacts, cell: string): Tile[] {
  return around(cell).flatMap((other) => tileAt(facts, other) ?? []);
}

export function landscapeName(desk: Desk, landscape: string): string {
  return desk.name(`landscape:${landscape}`);
}

/** A tile's name with its value, where the name does not tell it already. */
export function tileName(desk: Desk, landscape: string, value: number): string {
  const name = landscapeName(desk, landscape);
  return /\d/.test(landscape) ? name : say('combat-tile', { landscape: name, value: signed(value) });
}

/** As everywhere here, without a comma before the last one. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.words.locale === 'en' ? 'en-GB' : spoken.words.locale).format(names);
}

/** The landscape in a sentence: “a forest”. */
function oneOf(desk: Desk, landscape: string): string {
  const forms = spoken.words.forms(`landscape:${landscape}`, desk.table.lexicon);
  return forms['a'] ?? forms['name'] ?? landscape;
}

function besideLine(facts: CombatFacts, desk: Desk, cell: string): string[] {
  const names = beside(facts, cell).map((tile) => oneOf(desk, tile.landscape));
  return names.length ? [say('combat-beside', { landscapes: listed(names), tiles: names.length })] : [];
}

function pawnLines(pawn: Pawn, desk: Desk): string[] {
  const seat = desk.seat(pawn.seat)?.name ?? '';
  return [say(pawn.keep ? 'combat-keep' : 'combat-knight', { seat }), ...(pawn.keep ? [] : [say('combat-ring', { tiles: pawn.ring })])];
}

/** What a cell is, one short phrase for each thing: a tile with its pawn, or a place that is still free. */
export function cellLines(cell: string, facts: CombatFacts, desk: Desk): string[] {
  const tile = tileAt(facts, cell);
  if (!tile) return [say('combat-place'), ...besideLine(facts, desk, cell)];
  const lines = [tileName(desk, tile.landscape, tile.value)];
  const pawn = pawnAt(facts, cell);
  if (pawn) lines.push(...pawnLines(pawn, desk));
  if (tile.landscape === 'friche') {
    const sum = beside(facts, cell).reduce((total, other) => total + other.value, 0);
    if (!pawn) lines.push(say('combat-ring', { tiles: beside(facts, cell).length }));
    lines.push(say('combat-around', { value: signed(sum) }));
  } else lines.push(...besideLine(facts, desk, cell));
  if (facts.last === cell) lines.push(say('combat-last'));
  return lines;
}

/** A cell with what would follow if it were chosen. */
export function cellSpoken(cell: string, facts: CombatFacts, desk: Desk): string {
  const preview = desk.offered(`cell:${cell}`) ? (choiceAt(desk.choices, cell)?.preview ?? []) : [];
  return [...cellLines(cell, facts, desk), ...preview.map((line) => desk.tell(line))].join(', ');
}

export function landscapeLines(landscape: string, facts: CombatFacts): string[] {
  const value = facts.values[landscape];
  const unseen = facts.unseen[landscape];
  const lines: string[] = [];
  if (value !== undefined) lines.push(say('combat-value', { value: signed(value) }));
  if (unseen !== undefined) lines.push(say('combat-unseen', { tiles: unseen }));
  return lines;
}
