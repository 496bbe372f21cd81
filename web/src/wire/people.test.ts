import { browser } from '../testing/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownTable } from '../protocol';
import { keep, recall } from '../storage';
import type { Connection, Frame } from './connection.svelte';
import { takeBack, throwIn, thrown } from './contribution';
import { me } from './guest.svelte';
import { addCompanion, companions, dropCompanion } from './companions';
import { Refused } from './refused';

const server = vi.hoisted(() => ({ newGuest: vi.fn(), rename: vi.fn() }));
vi.mock('./http', () => server);

beforeEach(() => {
  browser.store.clear();
  me.forget();
  server.newGuest.mockReset();
  server.rename.mockReset();
  server.newGuest.mockImplementation((name: string) =>
    Promise.resolve({ token: `token of ${name}`, name }),
  );
});

describe('what is kept', () => {
  test('is kept apart for every server address', () => {
    keep('name', 'Ann');
    expect([...browser.store]).toEqual([['stockpile:/play/:name', '"Ann"']]);
    expect(recall('name')).toBe('Ann');
    keep('name', null);
    expect(recall('name')).toBeNull();
  });

  test('is nothing where it cannot be read or kept', () => {
    browser.store.set('stockpile:/play/:name', '{');
    expect(recall('name')).toBeNull();
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => keep('name', 'Ann')).not.toThrow();
    full.mockRestore();
  });
});

describe('a guest', () => {
  test('is somebody from the first name on, and stays the same', async () => {
    expect(me.token).toBeNull();
    expect(await me.be(' Ann ')).toBe('token of Ann');
    expect(await me.be('Ann')).toBe('token of Ann');
    expect(await me.be('')).toBe('token of Ann');
    expect(server.newGuest).toHaveBeenCalledTimes(1);
    expect(recall('guest')).toEqual({ token: 'token of Ann', name: 'Ann' });
  });

  test('is called by another name, as the server writes it', async () => {
    await me.be('Ann');
    server.rename.mockResolvedValue({ name: 'Anna' });
    expect(await me.be('anna')).toBe('token of Ann');
    expect(me.name).toBe('Anna');
  });

  test('whom the server has forgotten becomes somebody anew', async () => {
    await me.be('Ann');
    server.rename.mockRejectedValue(new Refused({ code: 'unknown-token' }));
    expect(await me.be('Bea')).toBe('token of Bea');
    server.rename.mockRejectedValue(new Refused({ code: 'no-connection' }));
    await expect(me.be('Cleo')).rejects.toMatchObject({ code: 'no-connection' });
    expect(me.name).toBe('Bea');
  });

  test('who is forgotten keeps the name', async () => {
    await me.be('Ann');
    me.forget();
    expect([me.name, me.token, recall('guest')]).toEqual(['Ann', null, null]);
  });
});

test('companions on this device are kept by table, and leave one by one', async () => {
  await addCompanion('ABC', 'Ben');
  await addCompanion('ABC', 'Cleo');
  expect(companions('ABC').map((one) => one.name)).toEqual(['Ben', 'Cleo']);
  expect(companions('XYZ')).toEqual([]);
  dropCompanion('ABC', 'token of Ben');
  expect(companions('ABC').map((one) => one.name)).toEqual(['Cleo']);
});

describe('what is thrown into a shuffle', () => {
  let tell: (frame: Partial<Frame>) => void;
  const sent: unknown[] = [];

  function sits(seat: string | null): Connection {
    sent.length = 0;
    const chairs = seat ? [{ seat, person: 1, ready: true }] : [];
    const match = { name: 'ABC/1', commitment: 'c0ffee', round: 0 };
    const table = { phase: 'gathering', match, chairs } as unknown as ShownTable;
    return {
      table,
      seat,
      you: { person: 1, seat },
      send: (command: unknown) => Promise.resolve(void sent.push(command)),
      listen: (listener: typeof tell) => (tell = listener),
    } as unknown as Connection;
  }

  test('is random, sent, and kept to be checked', async () => {
    const ann = sits('A');
    await throwIn(ann, 'ready');
    const { contribution } = sent[0] as { contribution: string };
    expect(contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(thrown('ABC/1')).toEqual({ commitment: 'c0ffee', rounds: { 1: { 1: contribution } } });
    await throwIn(ann, 'start');
    expect((sent[1] as { contribution: string }).contribution).not.toBe(contribution);
  });

  test('goes in from a seat only', async () => {
    await throwIn(sits(null), 'start');
    expect(thrown('ABC/1')).toBeNull();
  });

  test('is not used by whoever takes it back, or is made unready', async () => {
    const ann = sits('A');
    await throwIn(ann, 'ready');
    await takeBack(ann);
    expect(sent.at(-1)).toEqual({ type: 'ready', ready: false });
    expect(thrown('ABC/1')?.rounds['1']).toEqual({});
    await throwIn(ann, 'ready');
    tell({
      table: { ...ann.table!, chairs: [{ seat: 'A', person: 1 }] } as ShownTable,
      happened: [],
    });
    expect(thrown('ABC/1')?.rounds['1']).toEqual({});
  });

  test('stays when the round is dealt from it', async () => {
    const ann = sits('A');
    await throwIn(ann, 'ready');
    const table = { ...ann.table!, chairs: [{ seat: 'A', person: 1 }] } as ShownTable;
    tell({ table, happened: [{ type: 'RoundStarted', round: 1, contributions: [] }] });
    expect(thrown('ABC/1')?.rounds['1']).not.toEqual({});
  });
});
