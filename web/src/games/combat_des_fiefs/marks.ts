/** The icons of Le Combat des Fiefs. */

import draw from '~icons/game-icons/card-draw';
import helm from '~icons/game-icons/visored-helm';
import knight from '~icons/game-icons/black-knight-helm';
import stairs from '~icons/game-icons/stairs';
import swords from '~icons/game-icons/crossed-swords';
import tiles from '~icons/game-icons/hexes';
import tower from '~icons/game-icons/stone-tower';

export const MARKS = { draw, helm, knight, stairs, swords, tiles, tower };

/** What a turn is made of, in its order. */
export const PHASES = ['draw', 'place', 'resolve', 'knight'] as const;

export const PHASE_MARKS: Record<(typeof PHASES)[number], string> = { draw, place: tiles, resolve: swords, knight };
