import { expect, test } from 'vitest';
import type { ShownChair, ShownTable } from '../protocol';
import type { Connection } from '../wire/connection.svelte';
import { holderOf, waitedFor, whoMay } from './connections';

const tableWith = (...chairs: Partial<ShownChair>[]): ShownTable =>
  ({
    chairs: chairs.map((one, at) => ({ ...one, seat: 'ABCDEFGH'[at]! })),
  }) as unknown as ShownTable;
const being = (person: number): Connection => ({ you: { person } }) as unknown as Connection;

test('people on this device are found by their person', () => {
  const table = tableWith({ person: 1 }, { person: 2 }, {});
  const here = [being(3), being(2)];
  expect(table.chairs.map((one) => holderOf(here, one))).toEqual([undefined, here[1], undefined]);
});

test('whoever of us the table lets do something does it', () => {
  const here = ['stand', 'start'].map((deed) => ({ may: (one: string) => one === deed }));
  const connections = here as unknown as Connection[];
  expect(whoMay(connections, 'start')).toBe(here[1]);
  expect(whoMay(connections, 'pause')).toBeUndefined();
});

test('only for people on other devices has anybody to wait', () => {
  const table = { waiting_for: ['B', 'E'] } as unknown as ShownTable;
  const at = (seat: string | null): Connection => ({ seat }) as unknown as Connection;
  expect(waitedFor(table, [at('A'), at(null)])).toEqual(['B', 'E']);
  expect(waitedFor(table, [at('A'), at('B')])).toEqual(['E']);
});
