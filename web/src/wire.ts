/** Written by `make types` from homage/server/wire.py. Change it there. */

export type Argument = string | number | boolean | null | readonly (string | number)[];
export type Locale = 'en' | 'fr';
/** An option's value as the server offers it; in a new table, a board of one's own is an object. */
export type Setting = string | number | boolean | null;
/** Forms of a name, by kind and slug: `{ village: { blaye: { name: 'Blaye', de: 'de Blaye' } } }`. */
export type Lexicon = Record<string, Record<string, Record<string, string>>>;

export interface Score {
  seat: number;
  [count: string]: number;
}

/** A text as an id of a message and the ids and numbers it speaks of. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** A text in each language. */
export interface Bilingual {
  en: string;
  fr: string;
}

/** Who sits where, and under which arms. */
export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'bot';
  bot: string | null;
  colour: string;
  charge: string;
}

/** The numbers that may stand at the end of a choice. */
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

/** What the table waits for; the token names it for this viewer alone. */
export interface Question {
  token: string;
  prompt: Message;
}

/** One line of the chronicle, numbered for this viewer alone. */
export interface Event {
  n: number;
  message: Message;
}

/** How the game ended: groups of seats, best first, and each seat's counts. */
export interface Outcome {
  reason: Message;
  ranking: number[][];
  scores: Score[];
}

/** All that one seat, or a spectator, is shown of a table. Behind the curtain most of it is absent.

    `local` are the seats of the people before this browser; `eyes`, in a replay, those through whose eyes it
    may look.
     */
export interface TableView {
  table: string;
  game: string;
  version: number;
  viewer: number | null;
  seats: Seat[];
  curtain: boolean;
  awaited: number[];
  local: number[];
  eyes?: number[];
  question?: Question | null;
  choices?: Choice[];
  undo?: boolean;
  facts?: unknown;
  events?: Event[];
  outcome?: Outcome | null;
}

/** What the viewer does: the token of the question that he saw, and the text of a choice. */
export interface Answer {
  question: string;
  text: string;
}

/** A wish to take back one's last action; the token says at which question it was made. */
export interface TakeBack {
  question?: string | null;
}

/** What was asked is done and stored; how many rows there are now. */
export interface Done {
  version: number;
}

/** What is wrong, as a stable code and a sentence in the language that was asked for. */
export interface WireError {
  code: string;
  message: string;
  rule: string | null;
}

/** What the socket says to an answer: the version, or what is wrong. */
export interface SocketReply {
  ok?: number;
  error?: WireError;
}

/** Why something is not offered. */
export interface Reason {
  rule: string | null;
  message: Message;
}

/** One thing to settle before the game. */
export interface GameOption {
  name: string;
  kind: 'number' | 'choice' | 'flag' | 'board';
  least: number | null;
  most: number | null;
  step: number | null;
  choices: string[] | null;
  default: Setting;
  label: Bilingual;
  help: Bilingual;
}

/** A named set of options. */
export interface Preset {
  slug: string;
  name: Bilingual;
  options: Record<string, Setting>;
}

/** A game that can be played here. `minutes` is its usual length, `year` that of its first edition. */
export interface GameInfo {
  slug: string;
  name: Bilingual;
  players: [number, number];
  minutes: number;
  designers: string[];
  publisher: string;
  year: number;
  options: GameOption[];
  presets: Preset[];
  bots: string[];
}

/** Who is to sit at a new table. */
export interface NewSeat {
  name: string;
  kind: 'person' | 'bot';
  bot?: string | null;
  colour?: string;
  charge?: string;
}

/** A table to be opened. `free_undo` is for one person among bots: he may take back whatever he likes. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  preset?: string | null;
  free_undo?: boolean;
}

/** The id of a new table. */
export interface Opened {
  table: string;
}

/** A table in the list of running and finished games. `updated` is seconds since 1970. */
export interface TableCard {
  id: string;
  game: string;
  seats: Seat[];
  turn: number | null;
  phase: number | null;
  awaited: number[];
  updated: number;
  over: boolean;
}

/** “I am …”: who sits before the screen now. */
export interface Sit {
  seat: number;
}

/** What a player finds wrong with the rules. */
export interface Complaint {
  sentence: string;
}

/** The name of the file that was written. */
export interface Filed {
  file: string;
}

/** What the table committed to and, once the game is over, the secret behind it; both in hexadecimal. */
export interface Luck {
  commitment: string;
  secret: string | null;
}
