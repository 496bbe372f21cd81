import { browser } from '../testing/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewTable } from '../protocol';
import { type Arrival, arrivalAt } from '../wire/arrival';
import { me } from '../wire/guest.svelte';
import { Refused } from '../wire/refused';
import { catalogue } from './catalogue.svelte';
import { TableOpener, openForAll, openForFriends, playAtOnce } from './opener.svelte';
import { freeChairs, sayOthers } from './places';

const { did, server } = vi.hoisted(() => ({
  did: [] as string[],
  server: { openTable: vi.fn(), games: vi.fn(), loadGame: vi.fn(), makeWay: vi.fn() },
}));
vi.mock('../wire/http', () => server);
vi.mock('../games', () => ({ loadGame: server.loadGame }));
vi.mock('../install/install.svelte', () => ({ install: { makeWay: server.makeWay } }));
vi.mock('../table/load', () => ({ loadTable: () => Promise.resolve() }));
vi.mock('../words/words.svelte', () => ({
  say: (id: string) => id,
  sayList: (items: string[]) => items.join('+'),
}));
vi.mock('../wire/guest.svelte', () => ({
  me: {
    name: '',
    token: null as string | null,
    be: (name: string) => Promise.resolve(`token of ${name}`),
    become: ({ token }: { token: string }) => token,
    forget: () => did.push('forget'),
  },
}));
vi.mock('../wire/companions', () => ({
  addCompanion: (_: string, name: string) => Promise.resolve({ token: `token of ${name}`, name }),
}));
vi.mock('../wire/contribution', () => ({
  throwIn: (_: unknown, type: string) => Promise.resolve(void did.push(type)),
}));
vi.mock('../wire/connection.svelte', () => ({
  Connection: class {
    code: string;
    token: string;
    constructor(code: string, token: string) {
      this.code = code;
      this.token = token;
    }
    open(): void {}
    close(): void {
      did.push('close');
    }
    listen(): () => void {
      return () => {};
    }
    send({ type, seat }: { type: string; seat?: string }): Promise<void> {
      if (type === 'sit') did.push(`${this.token} sits at ${seat}`);
      return Promise.resolve();
    }
  },
}));

const table = { edition: 'skipbo-2003' } as NewTable;

beforeEach(() => {
  did.length = 0;
  browser.store.clear();
  server.openTable.mockReset();
  server.openTable.mockImplementation((_: unknown, { guest }: NewTable) =>
    Promise.resolve({ code: 'ABC', guest: { token: `token of ${guest}` } }),
  );
  Object.assign(me, { token: null });
});
afterEach(() => arrival('Ann')?.close());

/** The connection that the screen of the table finds. */
const arrival = (name: string): Arrival | null => arrivalAt('ABC', `token of ${name}`);

test('a game against bots is under way when one arrives, and the connection stays', async () => {
  expect(await playAtOnce('Ann', table)).toBe('ABC');
  expect(did).toEqual(['token of Ann sits at A', 'start']);
  expect(arrival('Ben')).toBeNull();
  arrival('Ann')!.close();
  expect(did.at(-1)).toBe('close');
  expect(arrival('Ann')).toBeNull();
});

test('a table for friends waits for them, and everybody on this device sits down', async () => {
  await openForFriends(' ', table);
  expect(did).toEqual(['token of page-guest sits at A']);
  did.length = 0;
  await openForAll(['Ann', 'Ben'], table);
  // Nobody came for the first connection.
  expect(did).toEqual(['token of Ann sits at A', 'close', 'token of Ben sits at B', 'close']);
});

test('a connection that no screen goes on with is closed', async () => {
  vi.useFakeTimers();
  await openForFriends('Ann', table);
  vi.runAllTimers();
  expect(did.at(-1)).toBe('close');
  expect(arrival('Ann')).toBeNull();
  vi.useRealTimers();
});

test('whoever is somebody opens the table as that', async () => {
  Object.assign(me, { token: 'token of Ann' });
  await openForFriends('Ann', table);
  expect(server.openTable.mock.calls).toEqual([['token of Ann', table, undefined]]);
});

test('the table is asked for before anything is fetched for it', async () => {
  for (const token of [null, 'token of Ann']) {
    Object.assign(me, { token });
    server.openTable.mockClear();
    server.loadGame.mockClear();
    server.loadGame.mockReturnValue(null);
    await playAtOnce('Ann', { game: 'breakers' } as NewTable);
    expect(server.loadGame.mock.calls[0]).toEqual(['breakers']);
    const [[asked], [fetched]] = [server.openTable, server.loadGame].map(
      (one) => one.mock.invocationCallOrder,
    ) as [[number], [number]];
    expect(asked).toBeLessThan(fetched);
  }
});

test('whom the server has forgotten becomes somebody anew', async () => {
  Object.assign(me, { token: 'old' });
  server.openTable.mockRejectedValueOnce(new Refused({ code: 'unknown-token' }));
  expect(await openForFriends('Ann', table)).toBe('ABC');
  expect(did[0]).toBe('forget');
  expect(server.openTable.mock.calls.at(-1)?.[0]).toBeNull();
  server.openTable.mockRejectedValue(new Refused({ code: 'table-full' }));
  await expect(openForFriends('Ann', table)).rejects.toMatchObject({ code: 'table-full' });
});

describe('an attempt', () => {
  test('goes to the table, one at a time', async () => {
    const opener = new TableOpener();
    let opened: (code: string) => void = () => {};
    const first = opener.attempt(() => new Promise((resolve) => (opened = resolve)));
    expect(opener.busy).toBe(true);
    await opener.attempt(() => Promise.reject(new Error('never asked')));
    opened('ABC');
    await first;
    expect(browser.visited.at(-1)).toBe('> https://cards.example/play/t/ABC');
    expect(opener.busy).toBe(false);
  });

  test('asks for the key where the server wants one, and goes on', async () => {
    const opener = new TableOpener();
    opener.again();
    const open = vi.fn(() => Promise.reject<string>(new Refused({ code: 'wrong-key' })));
    await opener.attempt(open);
    expect([opener.refusal?.code, opener.wantsKey]).toEqual(['wrong-key', true]);
    opener.withKey(' sesame ');
    expect(opener.wantsKey).toBe(false);
    expect(open).toHaveBeenCalledTimes(2);
    await openForFriends('Ann', table);
    expect(server.openTable.mock.calls.at(-1)?.[2]).toBe('sesame');
  });
});

test('what can be played is asked for once, and again after a failure', async () => {
  server.games.mockRejectedValueOnce(new Refused({ code: 'no-connection' }));
  await expect(catalogue.load()).rejects.toMatchObject({ code: 'no-connection' });
  server.games.mockResolvedValue({ games: [] });
  await Promise.all([catalogue.load(), catalogue.load()]);
  expect(server.games).toHaveBeenCalledTimes(2);
  expect(catalogue.answer).toEqual({ games: [] });
});

test('who else is at a table, in a few words', () => {
  const places = [{ name: 'Ann' }, { name: 'Ben' }, { bot: 'casual' }, {}] as never;
  expect(sayOthers(places, 'Ann')).toBe('Ben+page-bots-count');
  expect(sayOthers(places, null)).toBe('Ann+Ben+page-bots-count');
  expect(sayOthers([{ name: 'Once' }] as never, 'Ann')).toBe('');
  expect(freeChairs(places)).toBe(1);
});
