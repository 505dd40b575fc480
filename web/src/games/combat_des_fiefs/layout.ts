/** How the sheet of the table is divided: the staircase at its side or, on an upright screen, at its foot. */

import type { Box } from './hexes';

export interface Sheet {
  width: number;
  height: number;
  /** Where the tiles lie, and where the staircase stands. */
  room: Box;
  stairs: Box;
}

const WIDE: Sheet = {
  width: 1380,
  height: 1000,
  room: { left: 244, top: 16, right: 1364, bottom: 984 },
  stairs: { left: 0, top: 0, right: 228, bottom: 1000 },
};

const TALL: Sheet = {
  width: 1000,
  height: 1190,
  room: { left: 16, top: 12, right: 984, bottom: 958 },
  stairs: { left: 0, top: 970, right: 1000, bottom: 1190 },
};

export function sheetOf(tall: boolean): Sheet {
  return tall ? TALL : WIDE;
}
