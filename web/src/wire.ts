/** What travels between the server and this client. Later written by `make types`; the shapes are those of the view contract, v1. */

export type Argument = string | number | boolean | null | readonly (string | number)[];

/** A text as an id of a message and the ids and numbers it speaks of. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'bot';
  bot: string | null;
  colour: string;
  charge: string;
}

export interface Range {
  least: number;
  most: number;
  step: number;
}

/** One thing the viewer may do now, as the text to send back. */
export interface Choice {
  text: string;
  label: Message;
  group: string;
  targets: string[];
  range: Range | null;
  preview: Message[];
}

export interface Question {
  token: string;
  prompt: Message;
}

/** One line of the chronicle, numbered for this viewer alone. */
export interface Event {
  n: number;
  message: Message;
}

export interface Score {
  seat: number;
  [count: string]: number;
}

export interface Outcome {
  reason: Message;
  ranking: number[][];
  scores: Score[];
}

/** All that one seat, or a spectator, is shown of a table. */
export interface TableView {
  table: string;
  game: string;
  version: number;
  viewer: number | null;
  seats: Seat[];
  curtain: boolean;
  awaited: number[];
  question?: Question | null;
  choices?: Choice[];
  undo?: boolean;
  facts?: unknown;
  events?: Event[];
  outcome?: Outcome | null;
}

export interface Answer {
  question: string;
  text: string;
}

export interface WireError {
  code: string;
  message: string;
  rule: string | null;
}

export interface Reason {
  rule: string | null;
  message: Message;
}

export type Locale = 'en' | 'fr';
export type Bilingual = Record<Locale, string>;

export interface GameOption {
  name: string;
  kind: 'number' | 'choice' | 'flag' | 'board';
  least?: number | null;
  most?: number | null;
  choices?: (string | number)[] | null;
  default: string | number | boolean | null;
  label: Bilingual;
  help: Bilingual;
}

export interface Preset {
  slug: string;
  name: Bilingual | string;
  options: Record<string, string | number | boolean | null>;
}

export interface GameInfo {
  slug: string;
  name: Bilingual | string;
  players: [number, number];
  minutes: number;
  designers: string[];
  options: GameOption[];
  presets: Preset[];
  bots: string[];
}

export interface NewSeat {
  name: string;
  kind: 'person' | 'bot';
  bot: string | null;
  colour: string;
  charge: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string | number | boolean | null>;
  preset: string | null;
  seats: NewSeat[];
}

/** A table in the list of running and finished games. */
export interface TableCard {
  id: string;
  game: string;
  seats: Seat[];
  turn?: number | null;
  phase?: number | string | Message | null;
  awaited: number[];
  updated: string | number;
  over: boolean;
}

/** Forms of a name, by kind and slug: `{ village: { blaye: { name: 'Blaye', de: 'de Blaye' } } }`. */
export type Lexicon = Record<string, Record<string, Record<string, string>>>;
