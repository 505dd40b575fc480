/** What a game may bring to its table: every part is optional, a table without any is still playable. */

import type { Component } from 'svelte';
import type { Desk } from '../table/desk.svelte';

export interface FaceProps<Facts = never> {
  facts: Facts;
  desk: Desk;
  /** The map stands upright, for a screen that is higher than wide. */
  tall: boolean;
}

export interface PictureProps {
  title: string;
}

export interface PieceSample {
  name: string;
  /** The box of the drawing, about its origin. */
  half: number;
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export interface Face {
  /** Whether the board has two ways to lie. */
  turns: boolean;
  /** Width of the board in parts of its height; 1.3 where a game does not tell. */
  ratio?: (facts: never, tall: boolean) => number;
  Board: Component<FaceProps>;
  /** Turn and phase, for the head of the page. */
  Track?: Component<FaceProps>;
  /** The families at the table: what each has. */
  Seats?: Component<FaceProps>;
  /** The viewer's own cards. */
  Hand?: Component<FaceProps>;
  /** What lies beside the board at this moment: a battle, bids. */
  Stage?: Component<FaceProps>;
  /** A few lines on a thing that was pressed. */
  Detail?: Component<FaceProps & { target: string }>;
}

interface FaceModule {
  face: Face;
}

interface PictureModule {
  default: Component<PictureProps>;
}

interface SamplesModule {
  samples: PieceSample[];
}

const faces = import.meta.glob<FaceModule>('./*/face.ts');
const pictures = import.meta.glob<PictureModule>('./*/Picture.svelte');
const samples = import.meta.glob<SamplesModule>('./*/samples.ts');

/** The face of a game, or nothing: then the table is played by its question and chronicle. */
export async function faceOf(game: string): Promise<Face | null> {
  return (await faces[`./${game}/face.ts`]?.())?.face ?? null;
}

/** The picture on a game's box. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}

/** Every piece of every game alone, for the gallery. */
export async function allSamples(): Promise<{ game: string; pieces: PieceSample[] }[]> {
  return Promise.all(
    Object.entries(samples).map(async ([path, load]) => ({ game: path.split('/')[1] ?? '', pieces: (await load()).samples })),
  );
}
