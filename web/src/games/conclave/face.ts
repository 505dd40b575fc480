import type { Face } from '../face';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import { ratioOf } from './seating';
import Seats from './Seats.svelte';
import Stage from './Stage.svelte';
import Track from './Track.svelte';

export const face: Face = {
  turns: false,
  ratio: (_facts, tall) => ratioOf(tall),
  Board,
  Track,
  Seats,
  Hand,
  Stage,
  Detail,
};
