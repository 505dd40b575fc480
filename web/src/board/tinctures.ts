/** Colours of heraldry and the figures that stand with them, so that no seat is told by colour alone. */

import eagle from '~icons/game-icons/eagle-emblem';
import lily from '~icons/game-icons/fleur-de-lys';
import sun from '~icons/game-icons/heraldic-sun';
import lion from '~icons/game-icons/lion';
import oak from '~icons/game-icons/oak';
import tower from '~icons/game-icons/stone-tower';

export interface Tincture {
  field: string;
  /** What stands out on the field: figures and numbers. */
  figure: string;
  rim: string;
}

const ARGENT = '#fbf3dc';

export const TINCTURES: Record<string, Tincture> = {
  gules: { field: '#a5231c', figure: ARGENT, rim: '#5e100c' },
  azure: { field: '#21508f', figure: ARGENT, rim: '#102d56' },
  vert: { field: '#2e6a3b', figure: ARGENT, rim: '#153a1e' },
  or: { field: '#e0ad2c', figure: '#33220a', rim: '#8a6410' },
  purpure: { field: '#6d3179', figure: ARGENT, rim: '#3b1543' },
  sable: { field: '#2b2623', figure: ARGENT, rim: '#0d0a09' },
};

export const CHARGES: Record<string, string> = {
  lion,
  'fleur-de-lys': lily,
  oak,
  'sun-charge': sun,
  sun,
  eagle,
  tower,
};

export const SEAT_COLOURS = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable'];
export const SEAT_CHARGES = ['lion', 'fleur-de-lys', 'oak', 'sun-charge', 'eagle', 'tower'];

const NONE: Tincture = { field: '#8d7f68', figure: ARGENT, rim: '#4c4232' };

export function tincture(colour: string | undefined): Tincture {
  return TINCTURES[colour ?? ''] ?? NONE;
}

export function charge(name: string | undefined): string {
  return CHARGES[name ?? ''] ?? '';
}
