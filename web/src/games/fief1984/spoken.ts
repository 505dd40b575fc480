/** What a screen reader says of places and lords, and what a small window writes of them: the same words. */

import { say } from '../../text/spoken.svelte';
import type { Desk } from '../../table/desk.svelte';
import type { FiefFacts, Force, Lord, Village } from './view';

function seatName(desk: Desk, seat: number | null): string {
  return desk.seat(seat)?.name ?? '';
}

/** One short phrase for each thing that stands in a village. */
export function villageLines(village: Village, desk: Desk): string[] {
  const lines: string[] = [];
  lines.push(village.holder === null ? say('fief-free') : say('fief-held', { seat: seatName(desk, village.holder) }));
  if (village.occupant !== null && village.occupant !== village.holder) {
    lines.push(say('fief-occupied', { seat: seatName(desk, village.occupant) }));
  }
  if (village.capital) lines.push(say('fief-capital'));
  if (village.castle) lines.push(say('fief-castle'));
  if (village.soldiers) lines.push(say('fief-soldiers', { soldiers: village.soldiers }));
  for (const lord of village.lords) lines.push(desk.name(`lord:${lord}`));
  if (village.mills) lines.push(say('fief-mills', { mills: village.mills }));
  if (village.presses) lines.push(say('fief-presses', { presses: village.presses }));
  if (village.besieged) lines.push(say('fief-besieged'));
  if (village.given !== null) lines.push(say('fief-given', { seat: seatName(desk, village.given) }));
  if (village.sortie) lines.push(say('fief-sortie', { soldiers: village.sortie.soldiers }));
  return lines;
}

export function villageSpoken(village: Village, desk: Desk): string {
  return [desk.name(`village:${village.id}`), ...villageLines(village, desk)].join(', ');
}

export function rankWords(lord: Lord, desk: Desk): string[] {
  const words: string[] = [];
  if (lord.king) words.push(say('fief-king'));
  if (lord.cardinal) words.push(say('fief-cardinal'));
  if (lord.bishop !== null) words.push(say('fief-bishop', { see: desk.name(`bishopric:${lord.bishop}`) }));
  return words;
}

export function lordSpoken(lord: Lord, village: string, desk: Desk): string {
  const where = lord.place.startsWith('road:') ? 'fief-lord-before' : 'fief-lord-in';
  const words = [
    desk.name(`lord:${lord.id}`),
    ...rankWords(lord, desk),
    say('fief-of-family', { seat: seatName(desk, lord.seat) }),
    say(where, { village: desk.name(`village:${village}`) }),
  ];
  return words.join(', ');
}

export function regionLines(id: string, facts: FiefFacts, desk: Desk): string[] {
  const region = facts.regions.find((other) => other.id === id);
  const lines: string[] = [];
  if (!region) return lines;
  if (region.fief) {
    const key = region.fief.custody ? 'fief-region-custody' : 'fief-region-held';
    lines.push(say(key, { seat: seatName(desk, region.fief.holder) }));
    if (region.fief.bearer) lines.push(say('fief-bearer', { lord: desk.name(`lord:${region.fief.bearer}`) }));
  } else lines.push(say('fief-region-free'));
  if (region.weather) lines.push(say('fief-weather'));
  if (region.famine) lines.push(say('fief-famine'));
  return lines;
}

export function regionSpoken(id: string, facts: FiefFacts, desk: Desk): string {
  return [desk.name(`region:${id}`), ...regionLines(id, facts, desk)].join(', ');
}

export function forceSpoken(force: Force, desk: Desk): string {
  return say('fief-force', {
    seat: seatName(desk, force.seat),
    soldiers: force.soldiers,
    lords: force.lords.map((lord) => desk.name(`lord:${lord}`)).join(', '),
    standing: say(`fief-standing-${force.standing}`),
    village: desk.name(`village:${force.village}`),
  });
}
