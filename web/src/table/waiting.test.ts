/**
 * The page offers what the server would do, and waits for whom the server waits for. The situations
 * come from `tests/contracts/playthrough.py`, which proves that they are told as they are, and asks the
 * terminal the same.
 */
import { describe, expect, test, vi } from 'vitest';
import type { ShownRound, ShownTable, You } from '../protocol';
import type { Connection, Deed } from '../wire/connection.svelte';
import { waitedFor, whoMay } from './connections';
import { SeatClient } from './seatClient.svelte';
import situations from './waiting.fixtures.json';

vi.mock('../preferences.svelte', () => ({ preferences: {} }));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));
vi.mock('../games', () => import('../testing/games'));

/** Somebody at the table: what they are told, and the moves that the server would take from them. */
interface Told {
  you: You;
  round: ShownRound | null;
  deeds: string[];
  moves: string[];
}

describe.each(situations)('$name', (situation) => {
  const table = situation.table as unknown as ShownTable;
  const people = Object.entries(situation.people as unknown as Record<string, Told>);

  function connected({ you, round, deeds }: Told): Connection {
    const may = (deed: Deed): boolean => deeds.includes(deed);
    return { table, round, you, seat: you.seat, may, listen: () => {} } as unknown as Connection;
  }

  test.each(people)('%s waits for the same, but for themselves', (_, told) => {
    const others = situation.waited_for.filter((seat) => seat !== told.you.seat);
    expect(waitedFor(table, [connected(told)])).toEqual(others);
  });

  test('a device that everybody shares waits for nobody', () => {
    const all = people.map(([, told]) => connected(told));
    expect(waitedFor(table, all)).toEqual([]);
    const host = all.find((one) => one.you?.person === table.host);
    for (const deed of ['start', 'pause', 'change-settings'] as const)
      expect([host, undefined]).toContain(whoMay(all, deed));
  });

  test.each(people)('%s is offered the same', (_, told) => {
    const client = new SeatClient(connected(told), {} as never);
    expect(client.moves).toEqual(told.moves);
    expect(client.moves.length > 0).toBe(client.may('move'));
    expect(client.mayUndo).toBe(told.deeds.includes('undo'));
    expect(client.hintRequest.timely).toBe(told.deeds.includes('hint'));
  });
});
