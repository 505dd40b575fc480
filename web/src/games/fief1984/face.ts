import type { Face } from '../face';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import Seats from './Seats.svelte';
import Stage from './Stage.svelte';
import Track from './Track.svelte';
import type { FiefFacts } from './view';

/** The map of 1360 by 1040, with its margin where it lies. */
function ratio(_facts: FiefFacts, tall: boolean): number {
  return tall ? 1040 / 1360 : 1392 / 1072;
}

export const face: Face = { turns: true, ratio, Board, Track, Seats, Hand, Stage, Detail };
