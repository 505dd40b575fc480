/** The facts of Fief that a seat is shown. Later written by `make types`; the shapes are those of the view contract, v1. */

export interface BoardVillage {
  id: string;
  name: string;
  x: number;
  y: number;
  region: string;
  bishopric: string;
}

export interface BoardRegion {
  id: string;
  name: string;
  title: 'duchy' | 'county' | 'barony' | string;
  colour: string;
  edge: string;
  villages: string[];
}

export interface Bishopric {
  id: string;
  name: string;
  villages: string[];
}

export interface BoardFacts {
  slug: string;
  villages: BoardVillage[];
  roads: [string, string][];
  regions: BoardRegion[];
  bishoprics: Bishopric[];
}

export interface Player {
  seat: number;
  region: string | null;
  cash: number | null;
  hand: number;
  soldiers_in_stock: number;
  lords: string[];
  titles: string[];
  fiefs: number;
  votes: number;
}

export interface Sortie {
  soldiers: number;
  lords: string[];
  relief: boolean;
}

export interface Village {
  id: string;
  holder: number | null;
  occupant: number | null;
  soldiers: number;
  lords: string[];
  castle: boolean;
  mills: number;
  presses: number;
  capital: boolean;
  given: number | null;
  besieged: boolean;
  sortie: Sortie | null;
}

export type Standing = 'besieging' | 'attacking' | 'guest' | 'waiting';

export interface Force {
  village: string;
  from: string;
  seat: number;
  soldiers: number;
  lords: string[];
  standing: Standing;
}

export interface Fief {
  holder: number;
  bearer: string | null;
  capital: string | null;
  custody: boolean;
}

export interface Region {
  id: string;
  weather: boolean;
  famine: boolean;
  fief: Fief | null;
}

export interface Lord {
  id: string;
  seat: number;
  place: string;
  bishop: string | null;
  cardinal: boolean;
  king: boolean;
}

export interface Battle {
  village: string;
  kind: 'attack' | 'sortie' | 'bidders' | string;
  attacker: number | null;
  defender: number | null;
  castle: boolean;
  attacker_dice: number[];
  defender_dice: number[];
}

/** Sealed bids for a village: who bids, and who has bid. */
export interface Bids {
  village: string;
  seats: number[];
  sealed: number[];
}

export interface FiefFacts {
  board: BoardFacts;
  turn: number;
  phase: number;
  first: number;
  order: number[];
  goal: number | null;
  limit: { turns: number | null; minutes: number | null };
  players: Player[];
  villages: Village[];
  forces: Force[];
  regions: Region[];
  lords: Lord[];
  king: { lord: string | null; seat: number | null };
  bank: { cash: number | null; castles: number; mills: number; presses: number; cardinals: number };
  deck: number;
  discards: number;
  hand: string[];
  bids: Bids | null;
  battle: Battle | null;
}
