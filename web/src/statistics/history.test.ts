import { beforeEach, expect, test, vi } from 'vitest';
import type { FoundMatch, MatchSummary } from '../protocol';
import type { Connection } from '../wire/connection.svelte';

/** What the browser keeps. */
const browser = new Map<string, string>();
vi.mock('../storage', () => ({
  storageKey: (name: string) => name,
  keep: (name: string, value: unknown) => browser.set(name, JSON.stringify(value)),
  recall: (name: string) => JSON.parse(browser.get(name) ?? 'null') as unknown,
}));
vi.mock('../wire/guest.svelte', () => ({ me: { token: 'mine' } }));
const { asked, fetched } = vi.hoisted(() => ({ asked: vi.fn(), fetched: vi.fn() }));
vi.mock('../wire/http', () => ({ ask: asked, match: fetched }));
vi.stubGlobal('addEventListener', () => {});

function match(number: number, more: Partial<MatchSummary> = {}): MatchSummary {
  return {
    game: 'skipbo',
    settings: { edition: 'skipbo-2003', seats: 2, teams: null },
    number,
    name: `ABC234/${number}`,
    names: ['Ann', ''],
    places: [
      { seat: 'A', name: 'Ann' },
      { seat: 'B', bot: 'casual' },
    ],
    rounds: 1,
    scores: null,
    closed: 'played',
    winners: ['A'],
    started: number * 1000,
    ended: number * 1000 + 500,
    ...more,
  } as MatchSummary;
}

function connection(number: number, more: object = {}): Connection {
  return {
    token: 'mine',
    seat: 'A',
    you: { person: 1, seat: 'A' },
    table: {
      code: 'ABC234',
      phase: 'over',
      match: { name: `ABC234/${number}`, number },
      people: [{ person: 1, name: 'Ann' }],
    },
    ...more,
  } as unknown as Connection;
}

async function opened(): Promise<typeof import('./history.svelte')> {
  vi.resetModules();
  return import('./history.svelte');
}
const names = (): string[] =>
  (
    JSON.parse(browser.get('statistics') ?? '{"matches":[]}') as { matches: MatchSummary[] }
  ).matches.map((one) => one.name);
/** Pages of a guest's matches, the latest first. */
function finished(...pages: MatchSummary[][]): void {
  asked.mockReset();
  for (const page of [...pages, []]) {
    const matches: FoundMatch[] = page.map((one) => ({ code: 'ABC234', match: one }));
    asked.mockResolvedValueOnce({ name: 'Ann', tables: [], matches });
  }
}

beforeEach(() => {
  browser.clear();
  fetched.mockReset();
  fetched.mockImplementation((_code: string, number: number) =>
    Promise.resolve({ match: match(number), statistics: { seats: [{ seat: 'A', moves: 7 }] } }),
  );
});

test('a match is kept once, however often its end is seen', async () => {
  const { note } = await opened();
  await Promise.all([note(connection(1)), note(connection(1))]);
  const again = await opened();
  await again.note(connection(1));
  expect(names()).toEqual(['ABC234/1']);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(again.history.matches[0]).toMatchObject({ seat: 'A', result: 'won', moves: 7 });
});

test.each([
  ['somebody else on the same device', { token: 'another' }],
  ['somebody who watches', { seat: null }],
])('nothing is kept of %s', async (_, more) => {
  const { note } = await opened();
  await note(connection(1, more));
  expect(names()).toEqual([]);
});

test('nothing is kept before the end', async () => {
  const { note } = await opened();
  const early = connection(1);
  await note({ ...early, table: { ...early.table, phase: 'between' } } as Connection);
  expect(names()).toEqual([]);
});

test('who changed seats after the match is kept where they played', async () => {
  const { note, history } = await opened();
  await note(connection(1, { seat: 'B' }));
  expect(history.matches[0]).toMatchObject({ seat: 'A', result: 'won' });
});

test('what could not be fetched is kept later', async () => {
  const { note, history } = await opened();
  fetched.mockRejectedValueOnce(new Error('gone'));
  await note(connection(1));
  expect(names()).toEqual([]);
  finished([match(1)]);
  expect(await history.catchUp()).toEqual({ added: 1, unclear: [] });
  expect(names()).toEqual(['ABC234/1']);
});

test('earlier matches are added to those that are known, in their order', async () => {
  const { note, history } = await opened();
  await note(connection(2));
  finished([match(3), match(2)], [match(1)]);
  expect((await history.catchUp()).added).toBe(2);
  expect(names()).toEqual(['ABC234/1', 'ABC234/2', 'ABC234/3']);
  expect(asked.mock.calls[1]?.[1]).toBe(`api/me?before=${match(2).ended}`);
});

test('who is called otherwise now is asked, and an answer is final', async () => {
  const { history } = await opened();
  const other = match(1, { names: ['Anna', ''], places: [{ seat: 'A', name: 'Anna' }] });
  finished([other]);
  expect((await history.catchUp()).unclear.map((one) => one.match.name)).toEqual(['ABC234/1']);
  history.leaveOut('ABC234/1');
  finished([other]);
  expect((await history.catchUp()).unclear).toEqual([]);
  expect(names()).toEqual([]);
});

test('what was deleted does not come back', async () => {
  const { history } = await opened();
  finished([match(2), match(1)]);
  await history.catchUp();
  history.clear(match(2).ended);
  expect(names()).toEqual([]);
  finished([match(3), match(2)], [match(1)]);
  expect((await history.catchUp()).added).toBe(1);
  expect(names()).toEqual(['ABC234/3']);
});

test('two tabs do not overwrite each other', async () => {
  const first = await opened();
  const second = await opened();
  await first.note(connection(1));
  await second.note(connection(2));
  expect(names()).toEqual(['ABC234/1', 'ABC234/2']);
});
