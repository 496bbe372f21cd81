/** Asking the server over HTTP. */

import { href } from '../address';
import type {
  Classified,
  Found,
  GamesAnswer,
  GuestAnswer,
  LessonAnswer,
  LessonsAnswer,
  MatchAnswer,
  MatchesAnswer,
  Mine,
  NameAnswer,
  NewTable,
  Review,
  ReviewProgress,
  RoundAnswer,
  RulesAnswer,
  TableAnswer,
  TablesAnswer,
} from '../protocol';
import { Refused } from './refused';

interface Asked {
  token?: string | null | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The answers to a request that would be answered the same again: forbidden, not found, gone. */
const FINAL = [403, 404, 410];

/** Send a request. Throws Refused, `no-connection` if the server did not answer. */
async function fetchFrom(method: string, path: string, asked: Asked): Promise<Response> {
  const headers: Record<string, string> = { ...asked.headers };
  if (asked.token) headers['Authorization'] = `Bearer ${asked.token}`;
  if (asked.body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(href(path), {
      method,
      headers,
      body: asked.body === undefined ? null : JSON.stringify(asked.body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new Refused({ code: 'no-connection' });
  }
  if (answer.ok) return answer;
  let error: { code: string };
  try {
    error = (await answer.json()) as { code: string };
  } catch {
    throw new Refused({ code: 'no-connection' });
  }
  throw new Refused({ ...error, final: FINAL.includes(answer.status) });
}

export async function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  const answer = await fetchFrom(method, path, asked);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function askText(path: string): Promise<string> {
  return (await fetchFrom('GET', path, {})).text();
}

const code = encodeURIComponent;

export const games = (): Promise<GamesAnswer> => ask('GET', 'api/games');
export const newGuest = (name: string): Promise<GuestAnswer> =>
  ask('POST', 'api/guests', { body: { name } });
export const rename = (token: string, name: string): Promise<NameAnswer> =>
  ask('PUT', 'api/me', { token, body: { name } });
export const mine = (token: string): Promise<Mine> => ask('GET', 'api/me', { token });
export const openTable = (
  token: string | null,
  table: NewTable,
  key?: string,
): Promise<TableAnswer> =>
  ask('POST', 'api/tables', { token, body: table, headers: key ? { 'Stockpile-Key': key } : {} });
export const listed = (): Promise<TablesAnswer> => ask('GET', 'api/tables');
/** A table; with a token, also whether that guest could let phones in. */
export const find = (table: string, token: string | null = null): Promise<Found> =>
  ask('GET', `api/tables/${code(table)}`, { token });
/** An address at a table as others reach it: on the machine of the server, the page may have another. */
export const shareable = (table: string, address: string): Promise<string> =>
  find(table).then(
    ({ link }) => address.replace(href(`t/${code(table)}`), link),
    () => address,
  );
/** Make the server listen on the local network as well. Refused if that is not allowed. */
export const letPhonesIn = (token: string, table: string): Promise<Found> =>
  ask('POST', `api/tables/${code(table)}/phones`, { token });
export const matches = (table: string): Promise<MatchesAnswer> =>
  ask('GET', `api/tables/${code(table)}/matches`);
export const match = (table: string, number: number): Promise<MatchAnswer> =>
  ask('GET', `api/tables/${code(table)}/matches/${number}`);
export const record = (table: string, number: number): Promise<string> =>
  askText(`api/tables/${code(table)}/matches/${number}/record`);
export const round = (
  table: string,
  number: number,
  which: number,
  seat: string | null,
): Promise<RoundAnswer> =>
  ask(
    'GET',
    `api/tables/${code(table)}/matches/${number}/rounds/${which}${seat ? `?seat=${seat}` : ''}`,
  );
/** What the moves of a match were worth, or how much of it has been worked out. */
export const review = (table: string, number: number): Promise<Review | ReviewProgress> =>
  ask('GET', `api/tables/${code(table)}/matches/${number}/review`);
/** The link of a table as a picture; with a code, the link that moves a seat. */
export const qrOf = (table: string, seat?: string): string =>
  href(`api/tables/${code(table)}/qr.svg${seat ? `?seat=${code(seat)}` : ''}`);

export interface TableRules {
  edition: string;
  seats?: number | undefined;
  teams?: readonly string[] | null | undefined;
  options?: Readonly<Record<string, string | number>> | undefined;
  /** By which readings of the sheets its match is played; today's if left out. */
  readings?: number | undefined;
}
/** A table's rules as a query: for the server's address, and for our page's. */
export function queryOf(rules: TableRules): string {
  const query = new URLSearchParams();
  if (rules.seats !== undefined) query.set('seats', String(rules.seats));
  if (rules.teams) query.set('teams', rules.teams.join(','));
  const options = Object.entries(rules.options ?? {}).map(([name, value]) => `${name}:${value}`);
  if (options.length > 0) query.set('options', options.join(','));
  if (rules.readings !== undefined) query.set('readings', String(rules.readings));
  return query.toString();
}
export const rules = (of: TableRules): Promise<RulesAnswer> =>
  ask('GET', `api/rules?edition=${code(of.edition)}&${queryOf(of)}`);
/** All lessons, which may have been kept from the last time. */
export const lessons = (): Promise<LessonsAnswer> => ask('GET', 'api/lessons');
export const lesson = (
  game: string,
  moves: readonly string[],
  tried?: string,
): Promise<LessonAnswer> =>
  ask('POST', `api/lessons/${code(game)}`, {
    body: tried === undefined ? { moves } : { moves, try: tried },
  });
export const lessonTiles = (
  game: string,
  moves: readonly string[],
  tiles: readonly string[],
): Promise<Classified> =>
  ask('POST', `api/lessons/${code(game)}/classify`, { body: { moves, tiles } });
