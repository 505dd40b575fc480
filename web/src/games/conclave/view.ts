/** The facts of Conclave that a seat is shown. */

/** How an Earl stands in the Conclave that is on: `in` and `proved` take part, `lied` was caught, `wrong` challenged the truth. */
export type Standing = 'none' | 'in' | 'proved' | 'lied' | 'wrong';

export interface Player {
  seat: number;
  points: number;
  /** Out of the match: a required draw failed. */
  gone: boolean;
  /** Sizes of Earl deck, hand and tray; 0 in the short game. */
  deck: number;
  hand: number;
  tray: number;
  standing: Standing;
  /** What he says his three cards are: a hand's slug such as `ppv`. */
  declared: string | null;
  /** His three cards, once he was challenged. */
  shown: string | null;
  /** Has he had his say in the round of challenges, and whom did he challenge? */
  spoken: boolean;
  challenged: number | null;
  /** The card that he turned up last to break a tie: `prince`, `vassal`, `no_luck`. */
  tiebreak: string | null;
  /** In the whole match: how often he was caught lying, and how often he caught another. */
  lies: number;
  hits: number;
}

/** So many cards of one name. */
export interface Pile {
  card: string;
  count: number;
}

export interface ConclaveFacts {
  /** The round: how many turns the Earl whose turn it is has begun; of so many. */
  turn: number;
  rounds: number;
  phase: 'setup' | 'build' | 'action' | 'deal' | 'declare' | 'challenge' | 'tie' | 'reward' | 'draw' | 'end';
  active: number | null;
  caller: number | null;
  /** No decks, only points. */
  short: boolean;
  /** The seats of the Conclave that is on, from the caller's left, the caller last. */
  order: number[];
  players: Player[];
  /** The viewer's own three Joust cards: `prince`, `vassal`, `no_luck`. */
  cards: string[];
  /** The viewer's own Earl cards: in hand, in the deck and on the tray. Empty in the short game. */
  hand: Pile[];
  deck: Pile[];
  tray: Pile[];
  /** The highest declaration of those still in, and who made it. */
  best: { hand: string; seats: number[] } | null;
  /** The ten hands, best first, each with the exact chance in percent that another Earl holds it, given the viewer's own cards. */
  hands: { hand: string; chance: number }[];
}
