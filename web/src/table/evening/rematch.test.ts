import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../wire/connection.svelte';
import { Refused } from '../../wire/refused';
import { gather, playAgain } from './rematch';

const thrown: string[] = [];
vi.mock('../../wire/contribution', () => ({
  throwIn: (one: Somebody, type: string) => {
    thrown.push(`${one.seat} ${type}`);
    return Promise.resolve();
  },
}));

type Heard = (told: { table: Table }) => void;

interface Table {
  phase: string;
  host: number;
  waiting_for: string[];
}

/** Somebody at a table whose match is over, as far as a rematch needs them. */
class Somebody {
  table: Table;
  sent: string[] = [];
  refusal: Refused | null = null;
  #heard = new Set<Heard>();

  constructor(
    readonly you: { person: number },
    readonly seat: string | null,
    table: Partial<Table> = {},
  ) {
    this.table = { phase: 'over', host: 1, waiting_for: [], ...table };
  }

  may(deed: string): boolean {
    return deed === 'rematch' && this.table.phase === 'over' && this.seat !== null;
  }

  listen(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  get listeners(): number {
    return this.#heard.size;
  }

  hear(phase: string): void {
    this.table = { ...this.table, phase };
    for (const heard of [...this.#heard]) heard({ table: this.table });
  }

  send({ type }: { type: string }): Promise<void> {
    this.sent.push(type);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve();
  }
}

const here = (...people: Somebody[]): Connection[] => people as unknown as Connection[];

beforeEach(() => {
  thrown.length = 0;
});

test('one asks for all on the device, and goes on when all of them know', async () => {
  const [ann, ben] = [new Somebody({ person: 1 }, 'A'), new Somebody({ person: 2 }, 'B')];
  let gathered = false;
  const asked = gather(here(ann, ben)).then(() => (gathered = true));
  await Promise.resolve();
  expect([ann.sent, ben.sent]).toEqual([['rematch'], []]);
  // Something else happens at the old table first.
  ann.hear('over');
  ann.hear('gathering');
  await new Promise((soon) => setTimeout(soon));
  expect(gathered).toBe(false);
  ben.hear('gathering');
  await asked;
  expect([ann.listeners, ben.listeners]).toEqual([0, 0]);
});

test('whoever else was quicker is thanked, and another refusal is passed on', async () => {
  const ann = new Somebody({ person: 1 }, 'A');
  ann.refusal = new Refused({ code: 'no-match-yet' });
  const asked = gather(here(ann));
  ann.hear('gathering');
  await asked;
  const ben = new Somebody({ person: 1 }, 'A');
  ben.refusal = new Refused({ code: 'closing' });
  await expect(gather(here(ben))).rejects.toBe(ben.refusal);
});

test('nobody asks at a table that gets ready already', async () => {
  const ann = new Somebody({ person: 1 }, 'A', { phase: 'gathering' });
  await gather(here(ann));
  expect(ann.sent).toEqual([]);
});

test('the host starts with the same tap where nobody else is waited for', async () => {
  const gathering = { phase: 'gathering', waiting_for: ['B'] };
  const ann = new Somebody({ person: 1 }, 'A', gathering);
  const ben = new Somebody({ person: 2 }, 'B', gathering);
  await playAgain(here(ann, ben));
  expect(thrown).toEqual(['B ready', 'A start']);
});

test('everybody here is ready where another device is waited for, or has the host', async () => {
  const waiting = { phase: 'gathering', waiting_for: ['C'] };
  const watching = new Somebody({ person: 3 }, null, waiting);
  await playAgain(here(new Somebody({ person: 1 }, 'A', waiting), watching));
  expect(thrown).toEqual(['A ready']);
  const guest = new Somebody({ person: 2 }, 'B', { phase: 'gathering', host: 1 });
  await playAgain(here(guest));
  expect(thrown).toEqual(['A ready', 'B ready']);
});
