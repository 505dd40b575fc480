/** Written by `make types` from the fields of homage/games/conclave. Change it there. */

/** What an action begins with. */
export type Verb =
  | 'call'
  | 'challenge'
  | 'deal'
  | 'declare'
  | 'decline'
  | 'draw'
  | 'earl'
  | 'first'
  | 'leave'
  | 'pass'
  | 'pick'
  | 'put'
  | 'rest'
  | 'turn-up';

/** The messages of questions. */
export type Prompt =
  | 'ask-challenge-turn'
  | 'ask-deal'
  | 'ask-deck-choice'
  | 'ask-declaration'
  | 'ask-first-caller'
  | 'ask-free-draw'
  | 'ask-last-draw'
  | 'ask-reward-draw'
  | 'ask-starting-draw'
  | 'ask-the-action'
  | 'ask-tie-card'
  | 'ask-tray-card';

/** The messages of the chronicle. */
export type EventId =
  | 'begins-match'
  | 'card-drawn'
  | 'conclave-called'
  | 'conclave-won'
  | 'conclave-won-alone'
  | 'deck-built'
  | 'deck-empty'
  | 'declaration-challenged'
  | 'fewer-lies'
  | 'hand-dealt'
  | 'hand-declared'
  | 'last-at-table'
  | 'lie-caught'
  | 'more-hits'
  | 'most-points'
  | 'nobody-challenged'
  | 'none-called'
  | 'passed-away'
  | 'points-gained'
  | 'reward-declined'
  | 'reward-drawn'
  | 'starting-hand-drawn'
  | 'still-tied'
  | 'taken-back'
  | 'tie-card-turned'
  | 'tie-found'
  | 'tray-left'
  | 'tray-picked'
  | 'truth-proved';

export interface EventArguments {
  'begins-match': { seat: `seat:${string}` };
  'card-drawn': { seat: `seat:${string}`; earl: `earl:${string}` };
  'conclave-called': { seat: `seat:${string}` };
  'conclave-won': { seat: `seat:${string}`; hand: `hand:${string}` };
  'conclave-won-alone': { seat: `seat:${string}`; hand: `hand:${string}` };
  'deck-built': { seat: `seat:${string}` };
  'deck-empty': { seat: `seat:${string}` };
  'declaration-challenged': { seat: `seat:${string}`; target: `seat:${string}`; hand: `hand:${string}` };
  'fewer-lies': { seats: `seat:${string}`[]; points: number; lies: number };
  'hand-dealt': { seat: `seat:${string}`; cards: `joust:${string}`[] };
  'hand-declared': { seat: `seat:${string}`; hand: `hand:${string}` };
  'last-at-table': { seat: `seat:${string}` };
  'lie-caught': { seat: `seat:${string}`; hand: `hand:${string}`; declared: `hand:${string}` };
  'more-hits': { seats: `seat:${string}`[]; points: number; hits: number };
  'most-points': { seats: `seat:${string}`[]; points: number };
  'nobody-challenged': { seat: `seat:${string}` };
  'none-called': { seat: `seat:${string}` };
  'passed-away': { seat: `seat:${string}` };
  'points-gained': { seat: `seat:${string}`; points: number };
  'reward-declined': { seat: `seat:${string}` };
  'reward-drawn': { seat: `seat:${string}`; earl: `earl:${string}` };
  'starting-hand-drawn': { seat: `seat:${string}`; cards: `earl:${string}`[] };
  'still-tied': { seats: `seat:${string}`[]; joust: `joust:${string}` };
  'taken-back': { seat: `seat:${string}`; row: number };
  'tie-card-turned': { seat: `seat:${string}`; joust: `joust:${string}` };
  'tie-found': { seats: `seat:${string}`[]; hand: `hand:${string}` };
  'tray-left': { seat: `seat:${string}` };
  'tray-picked': { seat: `seat:${string}`; earl: `earl:${string}` };
  'truth-proved': { seat: `seat:${string}`; hand: `hand:${string}`; challenger: `seat:${string}` };
}

export interface PromptArguments {
  'ask-challenge-turn': { seat: `seat:${string}` };
  'ask-deal': { seat: `seat:${string}` };
  'ask-deck-choice': { seat: `seat:${string}`; earl: `earl:${string}` };
  'ask-declaration': { seat: `seat:${string}` };
  'ask-first-caller': Record<string, never>;
  'ask-free-draw': { seat: `seat:${string}` };
  'ask-last-draw': { seat: `seat:${string}` };
  'ask-reward-draw': { seat: `seat:${string}` };
  'ask-starting-draw': { seat: `seat:${string}` };
  'ask-the-action': { seat: `seat:${string}` };
  'ask-tie-card': { seat: `seat:${string}` };
  'ask-tray-card': { seat: `seat:${string}` };
}
