import type { Answer, GameInfo, Lexicon, Locale, NewTable, Reason, TableCard, TableView, WireError } from './wire';

/** The server said no; `status` 0 means that it could not be asked. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly status: number;

  constructor(status: number, error: WireError) {
    super(error.message);
    this.name = 'Refusal';
    this.status = status;
    this.code = error.code;
    this.rule = error.rule;
  }
}

function isWireError(value: unknown): value is WireError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

async function refusal(response: Response): Promise<Refusal> {
  let body: unknown = null;
  try {
    body = await response.json();
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  const error = isWireError(body) ? body : { code: 'unknown', message: response.statusText, rule: null };
  return new Refusal(response.status, { code: error.code ?? 'unknown', message: error.message, rule: error.rule ?? null });
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch (problem) {
    if (problem instanceof TypeError) throw new Refusal(0, { code: 'offline', message: '', rule: null });
    throw problem;
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** What the server can be asked, one line each. */
export interface Api {
  games(): Promise<GameInfo[]>;
  tables(): Promise<TableCard[]>;
  open(table: NewTable): Promise<{ table: string }>;
  view(table: string, since: number, locale: Locale): Promise<TableView>;
  lexicon(table: string, locale: Locale): Promise<Lexicon>;
  answer(table: string, answer: Answer, locale: Locale): Promise<{ version: number }>;
  undo(table: string, question: string | null): Promise<{ version: number }>;
  sit(table: string, seat: number): Promise<unknown>;
  curtain(table: string): Promise<unknown>;
  why(table: string, query: { text: string } | { target: string }, locale: Locale): Promise<Reason>;
  complain(table: string, sentence: string): Promise<{ file: string }>;
  record(table: string): Promise<string>;
  /** A finished game after so many rows, as a seat saw it or, without one, an onlooker. */
  replay(table: string, row: number, seat: number | null, since: number): Promise<TableView>;
}

export const server: Api = {
  games: () => ask('/games'),
  tables: () => ask('/tables'),
  open: (table) => post('/tables', table),
  view: (table, since, locale) => ask(`${at(table)}/view?since=${since}&lang=${locale}`),
  lexicon: (table, locale) => ask(`${at(table)}/lexicon/${locale}`),
  answer: (table, answer, locale) => post(`${at(table)}/answer?lang=${locale}`, answer),
  undo: (table, question) => post(`${at(table)}/undo`, { question }),
  sit: (table, seat) => post(`${at(table)}/sit`, { seat }),
  curtain: (table) => post(`${at(table)}/curtain`, {}),
  why: (table, query, locale) =>
    ask(`${at(table)}/why?${new URLSearchParams({ ...query, lang: locale }).toString()}`),
  complain: (table, sentence) => post(`${at(table)}/complaint`, { sentence }),
  replay: (table, row, seat, since) => ask(`${at(table)}/replay?row=${row}&since=${since}${seat === null ? '' : `&seat=${seat}`}`),
  record: async (table) => {
    const response = await fetch(`/api${at(table)}/record`, { credentials: 'same-origin' });
    if (!response.ok) throw await refusal(response);
    return response.text();
  },
};
