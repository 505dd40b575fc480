/** The icons and ranks of Fief. */

import revolt from '~icons/game-icons/revolt';
import weather from '~icons/game-icons/heavy-rain';
import plague from '~icons/game-icons/plague-doctor-profile';
import famine from '~icons/game-icons/dead-wood';
import assassination from '~icons/game-icons/cloak-dagger';
import harvest from '~icons/game-icons/wheat';
import sun from '~icons/game-icons/sun';
import justice from '~icons/game-icons/executioner-hood';
import church from '~icons/game-icons/church';
import lord from '~icons/game-icons/visored-helm';
import mill from '~icons/game-icons/windmill';
import castle from '~icons/game-icons/stone-tower';
import gate from '~icons/game-icons/open-gate';
import hourglass from '~icons/game-icons/hourglass';
import swords from '~icons/game-icons/crossed-swords';
import ram from '~icons/game-icons/siege-ram';
import crown from '~icons/game-icons/crown';
import coins from '~icons/game-icons/two-coins';
import key from '~icons/game-icons/key';
import votes from '~icons/game-icons/vote';
import soldier from '~icons/game-icons/black-knight-helm';
import { barrel as press, cards, crosier } from '../../board/drawn';

import type { Lord, Standing } from './view';

export const MARKS = {
  castle, church, coins, cards, crosier, crown, famine, gate, key, hourglass, lord, mill, press, ram, soldier, swords, votes, weather,
};

export const STANDING_MARKS: Record<Standing, string> = {
  besieging: ram,
  attacking: swords,
  guest: gate,
  waiting: hourglass,
};

/** Phase 1 to 6: cards, revenues, purchases, movement, combat, negotiation. */
export const PHASE_MARKS = [cards, coins, mill, soldier, swords, votes];

export type CardKind = 'lord' | 'attack' | 'parry' | 'tax' | 'bishop';

export interface CardLook {
  kind: CardKind;
  icon: string;
}

const LOOKS: Record<string, CardLook> = {
  revolt: { kind: 'attack', icon: revolt },
  bad_weather: { kind: 'attack', icon: weather },
  plague: { kind: 'attack', icon: plague },
  famine: { kind: 'attack', icon: famine },
  assassination: { kind: 'attack', icon: assassination },
  good_harvest: { kind: 'parry', icon: harvest },
  sun: { kind: 'parry', icon: sun },
  justice: { kind: 'parry', icon: justice },
  lords_tithe: { kind: 'tax', icon: coins },
  royal_tithe: { kind: 'tax', icon: crown },
  bishopric_tithe: { kind: 'tax', icon: church },
};

/** How a card of the hand looks: a lord's name is the name of a lord card. */
export function cardLook(card: string): CardLook {
  if (card.startsWith('bishop_') && card !== 'bishopric_tithe') return { kind: 'bishop', icon: crosier };
  return LOOKS[card] ?? { kind: 'lord', icon: lord };
}

export function rankOf(lord: Lord): 'king' | 'cardinal' | 'bishop' | 'lord' {
  if (lord.king) return 'king';
  if (lord.cardinal) return 'cardinal';
  return lord.bishop === null ? 'lord' : 'bishop';
}
