import type { Api } from '../api';
import type { Table } from '../store/table.svelte';

/** A row that no game reaches: the server answers with the last one there is. */
const BEYOND = 1_000_000;

/** A finished game that can be wound to any row, as one seat saw it or as an onlooker did. One request at a time. */
export class Reel {
  readonly table: Table;
  row = $state(0);
  rows = $state(0);
  seat = $state<number | null>(null);
  /** The seats through whose eyes this browser may look. */
  eyes = $state.raw<readonly number[]>([]);
  /** The row that is wished for; it is fetched once the one before has come. */
  private wanted: number | null = null;
  private readonly api: Api;

  constructor(table: Table, api: Api) {
    this.table = table;
    this.api = api;
  }

  get ended(): boolean {
    return this.row >= this.rows;
  }

  /** Learns how long the game was, then stands before its first row. */
  async open(): Promise<void> {
    this.rows = (await this.api.replay(this.table.id, BEYOND, null, 0)).version;
    await this.to(0);
  }

  /** Winds to a row, or to the nearest there is. */
  async to(row: number): Promise<void> {
    const waiting = this.wanted !== null;
    this.wanted = Math.max(0, Math.min(this.rows, row));
    if (waiting) return;
    try {
      let done: number;
      do {
        done = this.wanted;
        await this.fetch(done);
      } while (this.wanted !== done);
    } finally {
      this.wanted = null;
    }
  }

  async step(by: number): Promise<void> {
    await this.to((this.wanted ?? this.row) + by);
  }

  /** Looks with other eyes at the same row. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.table.view = null;
    await this.to(this.row);
  }

  private async fetch(row: number): Promise<void> {
    const known = this.table.view;
    const onwards = known !== null && row >= known.version && known.viewer === this.seat;
    const since = onwards ? (this.table.chronicle.at(-1)?.n ?? 0) : 0;
    const view = await this.api.replay(this.table.id, row, this.seat, since);
    if (!onwards) {
      this.table.chronicle = [];
      this.table.view = null;
    }
    this.table.take(view);
    this.row = view.version;
    this.eyes = view.eyes ?? [];
  }
}
