/** A game that is being set up: which one, by which rules, who sits where. */

import type { Bilingual, GameInfo, GameOption, NewTable, Preset, Setting } from '../wire';
import { preferences } from '../preferences.svelte';
import { asSeats, changed, flaw, seated, type Place } from './seats';

const USUAL_SEATS = 4;

export class Setup {
  game = $state.raw<GameInfo>() as GameInfo;
  /** The preset that the options are, or null where a player has changed one. */
  preset = $state.raw<string | null>(null);
  options = $state.raw<Record<string, Setting>>({});
  places = $state.raw<Place[]>([]);
  freeUndo = $state(false);

  /** The bots of the game, the one that plays at random last. */
  readonly bots = $derived([...this.game.bots].sort((a, b) => Number(a === 'random') - Number(b === 'random')));
  /** What is wrong with the places, as the id of a text, or nothing. */
  readonly flaw = $derived(flaw(this.places));
  /** Whether one person plays among bots. */
  readonly alone = $derived(this.places.filter((place) => place.sitter !== 'bot').length === 1);

  constructor(game: GameInfo) {
    this.choose(game);
  }

  /** Another game; who sits where stays, as far as it has seats for them. */
  choose(game: GameInfo): void {
    const [least, most] = game.players;
    this.game = game;
    this.sit(Math.min(Math.max(this.places.length || USUAL_SEATS, least), most));
    const quick = game.presets.find((other) => other.slug.startsWith('quick')) ?? game.presets[0];
    if (quick) this.take(quick);
    else this.options = this.#defaults();
  }

  take(preset: Preset): void {
    this.preset = preset.slug;
    this.options = { ...this.#defaults(), ...preset.options };
  }

  set(option: GameOption, value: Setting): void {
    this.options = { ...this.options, [option.name]: value };
    this.preset = null;
  }

  /** So many seats. */
  sit(count: number): void {
    this.places = seated(this.places, count, this.bots[0] ?? '');
  }

  change(index: number, change: Partial<Place>): void {
    this.places = changed(this.places, index, change);
  }

  /** The table that all this asks for. */
  table(): NewTable {
    const { game, options, preset, places } = this;
    return { game: game.slug, options, preset, seats: asSeats(places), free_undo: this.freeUndo && this.alone };
  }

  #defaults(): Record<string, Setting> {
    return Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
  }
}

/** A text that the server sends in both languages. */
export function inTongue(words: Bilingual): string {
  return words[preferences.locale] ?? words.en;
}
