import type { Face } from '../face';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import { sheetOf } from './layout';
import Seats from './Seats.svelte';
import Stage from './Stage.svelte';
import Track from './Track.svelte';
import type { CombatFacts } from './view';

function ratio(_facts: CombatFacts, tall: boolean): number {
  const { width, height } = sheetOf(tall);
  return width / height;
}

export const face: Face = { turns: false, ratio, Board, Track, Seats, Hand, Stage, Detail };
