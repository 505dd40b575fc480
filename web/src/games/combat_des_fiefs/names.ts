/** Written by `make types` from the fields of homage/games/combat_des_fiefs. Change it there. */

/** What an action begins with. */
export type Verb =
  | 'choose'
  | 'first'
  | 'found'
  | 'knight'
  | 'lay'
  | 'pass'
  | 'put-back'
  | 'resolve'
  | 'take'
  | 'turn';

/** The messages of questions. */
export type Prompt =
  | 'ask-beginner'
  | 'ask-chosen'
  | 'ask-draw'
  | 'ask-exchange'
  | 'ask-extra-turn'
  | 'ask-fill-row'
  | 'ask-knighting'
  | 'ask-laid'
  | 'ask-middle'
  | 'ask-resolving'
  | 'ask-take-tile';

/** The messages of the chronicle. */
export type EventId =
  | 'battle-joined'
  | 'battle-lost'
  | 'battle-won'
  | 'begins-play'
  | 'bonus-gained'
  | 'end-counted'
  | 'ended-by-tiles'
  | 'extra-round-begun'
  | 'fief-founded'
  | 'hand-dealt'
  | 'hand-shown'
  | 'keep-lost'
  | 'knight-placed'
  | 'lord-sank'
  | 'row-filled'
  | 'start-laid'
  | 'taken-back'
  | 'tile-discarded'
  | 'tile-drawn'
  | 'tile-laid'
  | 'tile-put-back'
  | 'tile-taken'
  | 'tiles-removed';

export interface EventArguments {
  'battle-joined': { seat: `seat:${string}`; cell: `cell:${string}`; power: number; defender: `seat:${string}`; keep: `cell:${string}`; defence: number };
  'battle-lost': { seat: `seat:${string}`; cell: `cell:${string}` };
  'battle-won': { seat: `seat:${string}`; cell: `cell:${string}`; steps: number; down: number };
  'begins-play': { seat: `seat:${string}` };
  'bonus-gained': { seat: `seat:${string}`; steps: number; contacts: number };
  'end-counted': { seat: `seat:${string}`; cell: `cell:${string}`; steps: number; down: number };
  'ended-by-tiles': { seats: `seat:${string}`[]; step: number };
  'extra-round-begun': { number: number };
  'fief-founded': { seat: `seat:${string}`; cell: `cell:${string}`; steps: number; down: number };
  'hand-dealt': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'hand-shown': { seat: `seat:${string}`; landscapes: `landscape:${string}`[] };
  'keep-lost': { seat: `seat:${string}`; cell: `cell:${string}` };
  'knight-placed': { seat: `seat:${string}`; cell: `cell:${string}` };
  'lord-sank': { seat: `seat:${string}`; steps: number; up: number };
  'row-filled': { landscape: `landscape:${string}` };
  'start-laid': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'taken-back': { seat: `seat:${string}`; row: number };
  'tile-discarded': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'tile-drawn': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'tile-laid': { seat: `seat:${string}`; landscape: `landscape:${string}`; cell: `cell:${string}` };
  'tile-put-back': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'tile-taken': { seat: `seat:${string}`; landscape: `landscape:${string}`; steps: number };
  'tiles-removed': { landscape: `landscape:${string}` };
}

export interface PromptArguments {
  'ask-beginner': Record<string, never>;
  'ask-chosen': { seat: `seat:${string}` };
  'ask-draw': { seat: `seat:${string}` };
  'ask-exchange': { seat: `seat:${string}` };
  'ask-extra-turn': { seat: `seat:${string}` };
  'ask-fill-row': { seat: `seat:${string}` };
  'ask-knighting': { seat: `seat:${string}` };
  'ask-laid': { seat: `seat:${string}`; landscape: `landscape:${string}` };
  'ask-middle': { seat: `seat:${string}` };
  'ask-resolving': { seat: `seat:${string}` };
  'ask-take-tile': { seat: `seat:${string}` };
}
