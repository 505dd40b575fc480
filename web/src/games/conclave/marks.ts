/** The icons of Conclave: Joust cards, Earl cards, how an Earl stands, phases. */

import castle from '~icons/game-icons/castle';
import land from '~icons/game-icons/plow';
import town from '~icons/game-icons/medieval-village-01';
import church from '~icons/game-icons/church';
import cathedral from '~icons/game-icons/gothic-cross';
import prince from '~icons/game-icons/crown';
import vassal from '~icons/game-icons/visored-helm';
import champion from '~icons/game-icons/mounted-knight';
import monk from '~icons/game-icons/monk-face';
import mercenary from '~icons/game-icons/crossed-sabres';
import treachery from '~icons/game-icons/backstab';
import intrigue from '~icons/game-icons/spider-web';
import allies from '~icons/game-icons/shaking-hands';
import banquet from '~icons/game-icons/roast-chicken';
import banner from '~icons/game-icons/knight-banner';
import unlucky from '~icons/game-icons/cracked-shield';
import hidden from '~icons/game-icons/sight-disabled';
import hourglass from '~icons/game-icons/hourglass';
import horn from '~icons/game-icons/hunting-horn';
import truth from '~icons/game-icons/check-mark';
import lie from '~icons/game-icons/cracked-mask';
import wrong from '~icons/game-icons/broken-arrow';
import away from '~icons/game-icons/exit-door';
import talk from '~icons/game-icons/talk';
import gavel from '~icons/game-icons/gavel';
import aim from '~icons/game-icons/eye-target';
import mask from '~icons/game-icons/double-face-mask';
import laurels from '~icons/game-icons/laurels';
import draw from '~icons/game-icons/card-draw';
import scales from '~icons/game-icons/scales';
import crate from '~icons/game-icons/wooden-crate';
import { cards } from '../../board/drawn';
import type { ConclaveFacts, Standing } from './view';

export const MARKS = { aim, cards, crate, draw, hidden, horn, hourglass, mask };

export type JoustCard = 'prince' | 'vassal' | 'no_luck';

export interface JoustLook {
  icon: string;
  /** The colour of figure and frame, and the glow behind the figure. */
  ink: string;
  tint: string;
}

export const JOUST_LOOKS: Record<JoustCard, JoustLook> = {
  prince: { icon: prince, ink: '#8c1c1f', tint: '#f2cf7a' },
  vassal: { icon: vassal, ink: '#1f4a82', tint: '#bcd0df' },
  no_luck: { icon: unlucky, ink: '#5b5246', tint: '#d8cfbb' },
};

/** Every standing has a figure of its own, beside its word. */
export const STANDING_MARKS: Record<Exclude<Standing, 'none'> | 'gone', string> = {
  in: cards,
  proved: truth,
  lied: lie,
  wrong,
  gone: away,
};

export type EarlKind = 'property' | 'face' | 'political';

export interface EarlLook {
  kind: EarlKind;
  icon: string;
}

/** The fifteen kinds of Earl cards, as they stand in the oak tray. */
export const EARL_LOOKS: Record<string, EarlLook> = {
  castle: { kind: 'property', icon: castle },
  land: { kind: 'property', icon: land },
  market_town: { kind: 'property', icon: town },
  church: { kind: 'property', icon: church },
  cathedral: { kind: 'property', icon: cathedral },
  prince: { kind: 'face', icon: prince },
  vassal: { kind: 'face', icon: vassal },
  champion: { kind: 'face', icon: champion },
  monk: { kind: 'face', icon: monk },
  mercenary: { kind: 'face', icon: mercenary },
  treachery: { kind: 'political', icon: treachery },
  intrigue: { kind: 'political', icon: intrigue },
  allies: { kind: 'political', icon: allies },
  banquet: { kind: 'political', icon: banquet },
  banner: { kind: 'political', icon: banner },
};

export function earlLook(card: string): EarlLook {
  return EARL_LOOKS[card] ?? { kind: 'property', icon: cards };
}

export type Step = 'build' | 'action' | 'declare' | 'challenge' | 'tie' | 'reward' | 'draw';

export const STEP_MARKS: Record<Step, string> = {
  build: crate,
  action: horn,
  declare: talk,
  challenge: gavel,
  tie: scales,
  reward: laurels,
  draw,
};

/** The steps of a turn; without decks nothing is rewarded or drawn by choice, and a deck is built only before the first turn. */
export function stepsOf(facts: Pick<ConclaveFacts, 'phase' | 'short'>): { steps: Step[]; now: Step | null } {
  const now = stepAt(facts.phase);
  if (now === 'build') return { steps: ['build'], now };
  const steps: Step[] = ['action', 'declare', 'challenge', 'tie', 'reward', 'draw'];
  return { steps: steps.filter((step) => !facts.short || step === now || (step !== 'reward' && step !== 'draw')), now };
}

function stepAt(phase: ConclaveFacts['phase']): Step | null {
  if (phase === 'deal') return 'declare';
  return phase === 'setup' || phase === 'end' ? null : phase;
}
