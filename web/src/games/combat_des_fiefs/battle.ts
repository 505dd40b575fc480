/** The sums of a battle: which tiles each side counts. */

import { around } from './hexes';
import type { Battle, CombatFacts, Tile } from './view';

export interface Sums {
  /** The tiles about the knight and about the strongest keep that only they count. */
  attack: Tile[];
  defence: Tile[];
  field: Tile[];
}

function tilesAt(facts: CombatFacts, cells: readonly string[]): Tile[] {
  return cells.flatMap((cell) => facts.tiles.filter((tile) => tile.cell === cell));
}

export function sumsOf(facts: CombatFacts, battle: Battle): Sums {
  const own = (cell: string): Tile[] => tilesAt(facts, around(cell).filter((other) => !battle.field.includes(other)));
  return { attack: own(battle.cell), defence: own(battle.keep), field: tilesAt(facts, battle.field) };
}
