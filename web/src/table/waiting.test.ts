/**
 * The page waits for whom the server waits for, and offers what the server would take. The situations
 * come from `tests/contracts/playthrough.py`, which writes them and asks the terminal the same.
 */
import { describe, expect, test, vi } from 'vitest';
import type { ShownRound, ShownTable } from '../protocol';
import type { Connection } from '../wire/connection.svelte';
import { awaitedSeats } from './seating';
import { Sitting } from './sitting.svelte';
import situations from './waiting.fixtures.json';

vi.mock('../preferences.svelte', () => ({ preferences: {} }));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));
vi.mock('../boards', () => ({ boardOf: () => ({ staging: {} }) }));

describe.each(situations)('$name', (situation) => {
  const table = situation.table as unknown as ShownTable;
  const rounds = situation.rounds as unknown as Record<string, ShownRound | null>;

  test('waits for the same', () => {
    for (const round of Object.values(rounds))
      expect(awaitedSeats(table, round?.view.turn ?? null, situation.now)).toEqual(
        situation.waited_for,
      );
  });

  test.each(table.chairs.filter((one) => one.person))('offers seat $seat the same', (chair) => {
    const connection = {
      table,
      round: rounds[chair.seat],
      seat: chair.seat,
      you: { person: chair.person, seat: chair.seat },
      listen: () => {},
    } as unknown as Connection;
    const sitting = new Sitting(connection, {} as never);
    const may = situation.moves as unknown as Record<string, string[]>;
    expect(sitting.moves).toEqual(may[chair.seat]);
  });
});
