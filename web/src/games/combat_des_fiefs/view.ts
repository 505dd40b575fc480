/** The facts of Le Combat des Fiefs that a seat is shown. */

/** A cell's id in `cell`, `last`, `field` and in targets (`cell:2,-1`) is its axial coordinates, `q,r`. */
export interface Tile {
  cell: string;
  q: number;
  r: number;
  /** `friche`, `carriere`, `foret`, `lac`, `champ`, `vigne`, `plus3`, `minus1`, `minus2`. */
  landscape: string;
  value: number;
}

export interface Pawn {
  cell: string;
  seat: number;
  /** A keep, or still a knight. */
  keep: boolean;
  /** How many of its six neighbours are tiles. */
  ring: number;
}

export interface Player {
  seat: number;
  /** Where his Lord stands on the staircase of nobility; may be below 0. */
  step: number;
  /** Pawns that he may place; those that are back since this very turn rest until his next one. */
  reserve: number;
  resting: number;
  /** How many tiles he holds, and those among them that everybody knows. */
  hand: number;
  known: string[];
}

/** The last battle of this turn, with its sums. */
export interface Battle {
  seat: number;
  cell: string;
  power: number;
  /** Owner and cell of the strongest keep. */
  defender: number;
  keep: string;
  defence: number;
  /** All beaten or holding keeps. */
  keeps: string[];
  /** The cells of the battlefield, which count for neither side, and their value. */
  field: string[];
  spoils: number;
  won: boolean;
}

export interface CombatFacts {
  /** The round: how many turns the player whose turn it is has begun. */
  turn: number;
  phase: 'setup' | 'draw' | 'place' | 'resolve' | 'knight' | 'extra' | 'end';
  /** Whose turn it is. */
  active: number | null;
  /** Tiles face down. */
  pile: number;
  /** In the order of laying. */
  tiles: Tile[];
  last: string | null;
  pawns: Pawn[];
  players: Player[];
  /** The viewer's own tiles, by landscape. */
  hand: string[];
  /** The tile that the viewer has taken up and is about to lay. */
  held: string | null;
  /** With the option of an open row: its tiles, the cheapest first, and the steps that each costs. */
  row: string[];
  prices: number[];
  /** Value of a tile by landscape, and how many of each the viewer has not seen yet. */
  values: Record<string, number>;
  unseen: Record<string, number>;
  battle: Battle | null;
}
