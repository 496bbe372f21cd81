import { expect, test, vi } from 'vitest';
import type { ShownChair, ShownTable } from '../../protocol';
import type { Connection } from '../../wire/connection.svelte';
import { amongUs, firstEmpty, firstFree, holderOf, hostOf, waitedFor } from './party';

vi.mock('../../words/words.svelte', () => ({ say: (id: string) => id }));

const tableWith = (...chairs: Omit<ShownChair, 'seat'>[]): ShownTable =>
  ({
    host: 1,
    phase: 'gathering',
    chairs: chairs.map((one, at) => ({ ...one, seat: 'ABCDEFGH'[at]! })),
  }) as unknown as ShownTable;
const being = (person: number): Connection => ({ you: { person } }) as unknown as Connection;

test('whoever comes gets an empty chair before a bot has to go', () => {
  expect(firstFree(tableWith({ person: 1 }, { bot: 'casual' }, {}))).toBe('C');
  expect(firstFree(tableWith({ person: 1 }, { bot: 'casual' }))).toBe('B');
  expect(firstFree(tableWith({ person: 1 }, { person: 2 }))).toBeNull();
});

test('whoever comes in by themselves drives no bot away', () => {
  expect(firstEmpty(tableWith({ person: 1 }, { bot: 'casual' }, {}))).toBe('C');
  expect(firstEmpty(tableWith({ person: 1 }, { bot: 'casual' }))).toBeNull();
});

test('nobody is waited for where all who play or watch are on this device', () => {
  const people = (...there: [present: boolean, seat: string | null][]): ShownTable =>
    ({
      people: there.map(([present, seat], at) => ({ person: at + 1, present, seat })),
    }) as unknown as ShownTable;
  expect(amongUs([being(1)], people([true, 'A'], [false, null]))).toBe(true);
  expect(amongUs([being(1)], people([true, 'A'], [false, 'B']))).toBe(false);
  expect(amongUs([being(1)], people([true, 'A'], [true, null]))).toBe(false);
  expect(amongUs([being(1), being(2)], people([true, 'A'], [true, 'B']))).toBe(true);
});

test('people on this device are found by their person', () => {
  const table = tableWith({ person: 1 }, { person: 2 }, {});
  const here = [being(3), being(2)];
  expect(table.chairs.map((one) => holderOf(here, one))).toEqual([undefined, here[1], undefined]);
  expect(hostOf(here, table)).toBeUndefined();
  expect(hostOf([being(1)], table)).toBeDefined();
});

test('the host waits for people who can be ready and are not', () => {
  const table = tableWith(
    { person: 1 },
    { person: 2 },
    { person: 3, ready: true },
    { bot: 'casual' },
    { person: 4, away_until: 1_000 },
    {},
  );
  expect(waitedFor(table, [being(1)], 500)).toEqual(['B', 'E']);
  // Whoever was away too long is not waited for, nor who can be asked across this device.
  expect(waitedFor(table, [being(1), being(2)], 1_500)).toEqual([]);
});
