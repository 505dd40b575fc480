/** What a place at the table, a hand or an Earl card is in words. */

import { say } from '../../text/spoken.svelte';
import type { Desk } from '../../table/desk.svelte';
import type { ConclaveFacts, Pile, Player } from './view';

export function standingWord(player: Player): string {
  return say(player.gone ? 'conclave-gone' : `conclave-standing-${player.standing}`);
}

/** A chance in percent as it is written: whole from ten on, else with one digit. */
export function percent(chance: number): string {
  const digits = chance >= 10 || Number.isInteger(chance) ? 0 : 1;
  return new Intl.NumberFormat(document.documentElement.lang || 'en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(chance);
}

/** What is at stake if the viewer challenges this seat: the previews of the offered challenge. */
export function stakesOf(target: string, desk: Desk): string[] {
  const choice = desk.choices.find((one) => one.group === 'challenge' && one.targets.includes(target));
  return (choice?.preview ?? []).map((line) => desk.tell(line));
}

/** All that is to be seen of an Earl at the table, part by part. */
export function playerLines(player: Player, facts: ConclaveFacts, desk: Desk): string[] {
  const lines = [say('conclave-points', { points: player.points })];
  if (player.seat === facts.caller) lines.push(say('conclave-is-caller'));
  if (player.gone || player.standing !== 'none') lines.push(standingWord(player));
  if (player.declared) lines.push(say('conclave-declared', { hand: desk.name(`hand:${player.declared}`) }));
  if (player.seat === desk.viewer && !player.shown && facts.cards.length) lines.push(cardsSpoken(facts, desk));
  if (player.shown) lines.push(say('conclave-shown', { hand: desk.name(`hand:${player.shown}`) }));
  if (facts.best?.seats.includes(player.seat)) lines.push(say('conclave-is-best'));
  if (player.challenged !== null) lines.push(say('conclave-challenged', { name: desk.seat(player.challenged)?.name ?? '' }));
  else if (player.spoken) lines.push(say('conclave-passed'));
  if (player.tiebreak) lines.push(say('conclave-turned-up', { card: desk.name(`joust:${player.tiebreak}`) }));
  return lines;
}

/** The viewer's own three cards, which he alone sees. */
function cardsSpoken(facts: ConclaveFacts, desk: Desk): string {
  return say('conclave-own', { cards: facts.cards.map((card) => desk.name(`joust:${card}`)).join(', ') });
}

export function playerSpoken(player: Player, facts: ConclaveFacts, desk: Desk): string {
  const name = desk.seat(player.seat)?.name ?? '';
  const asked = (desk.table.view?.awaited ?? []).includes(player.seat) ? [say('conclave-asked')] : [];
  return [name, ...asked, ...playerLines(player, facts, desk), ...stakesOf(`seat:${player.seat}`, desk)].join(', ');
}

export function countOf(piles: readonly Pile[], card: string): number {
  return piles.find((pile) => pile.card === card)?.count ?? 0;
}

export function sumOf(piles: readonly Pile[]): number {
  return piles.reduce((sum, pile) => sum + pile.count, 0);
}
