import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fact, ShownTable } from '../protocol';
import type { Frame } from '../wire/connection.svelte';
import { Party } from './party.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { flight: 0, rest: 0 } }));
vi.mock('../boards', () => ({
  boardOf: () => ({ staging: { arrange: () => new Map(), act: () => true } }),
}));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));
const here = vi.hoisted(() => ({ companions: [] as { token: string }[], dropped: [] as string[] }));
vi.mock('../wire/hotseat.svelte', () => ({
  companions: () => here.companions,
  dropCompanion: (_: string, token: string) => here.dropped.push(token),
}));

/** A connection to a table that the test lays out. */
const { Wire } = vi.hoisted(() => ({
  Wire: class {
    static all: InstanceType<typeof Wire>[] = [];
    status = 'connecting';
    table: unknown = null;
    round: unknown = null;
    you: { person: number } | null = null;
    listeners: ((frame: unknown) => void)[] = [];
    sent: unknown[] = [];
    answer: () => Promise<unknown> = () => Promise.resolve(null);
    code: string;
    token: string;
    constructor(code: string, token: string) {
      this.code = code;
      this.token = token;
      Wire.all.push(this);
    }
    get seat(): string | null {
      const chairs = (this.table as { chairs: { seat: string; person?: number }[] } | null)?.chairs;
      return chairs?.find((one) => one.person === this.you?.person)?.seat ?? null;
    }
    open(): void {}
    close(): void {
      this.status = 'ended';
    }
    listen(listener: (frame: unknown) => void): void {
      this.listeners.push(listener);
    }
    send(command: unknown): Promise<unknown> {
      this.sent.push(command);
      return this.answer();
    }
  },
}));
vi.mock('../wire/connection.svelte', () => ({ Connection: Wire }));

/** Seats A and B are people 1 and 2, seat C is a bot. */
function laid(turn: string, round = 1, phase = 'playing'): [ShownTable, object] {
  const table = {
    game: 'skipbo',
    phase,
    paused: false,
    host: 1,
    settings: { teams: null },
    people: [],
    chairs: [
      { seat: 'A', person: 1 },
      { seat: 'B', person: 2 },
      { seat: 'C', bot: 'casual' },
    ],
    match: { number: 1, round, scores: null },
  };
  const outcome = phase === 'playing' ? null : { winners: ['A'], points: 0, ending: 'stock-empty' };
  return [table as unknown as ShownTable, { version: 1, view: { turn, outcome }, moves: ['pass'] }];
}

function come(wire: InstanceType<typeof Wire>, person: number, turn: string): void {
  wire.you = { person };
  wire.status = 'open';
  tell(wire, turn, { found: true });
}

function tell(
  wire: InstanceType<typeof Wire>,
  turn: string,
  more: { found?: boolean; round?: number; phase?: string; facts?: Fact[]; events?: object[] } = {},
): void {
  const [table, round] = laid(turn, more.round, more.phase);
  wire.table = table;
  wire.round = round;
  const frame = { facts: [], events: [], table, round, found: false, ...more } as unknown as Frame;
  for (const one of wire.listeners) one({ ...frame, round: round as Frame['round'] });
}

const told: string[] = [];
const seen: string[] = [];
const refused: string[] = [];
function party(): Party {
  return new Party('ABC', 'ann', {
    told: (sentence) => told.push(sentence),
    seen: (event) => seen.push(event.type),
    happened: () => {},
    moved: () => {},
    refused: (refusal) => refused.push(refusal.code),
  });
}

beforeEach(() => {
  Wire.all = [];
  here.companions = [];
  here.dropped = [];
  for (const list of [told, seen, refused]) list.length = 0;
});

describe('alone on the device', () => {
  test('one’s own view is shown, whoever has the turn', async () => {
    const alone = party();
    expect(alone.shown).toBeNull();
    come(Wire.all[0]!, 1, 'B');
    await Promise.resolve();
    expect(alone.awaited).toBeNull();
    expect(alone.shown).toBe(alone.own);
    expect(alone.own.turn).toBe('B');
  });

  test('events are seen one after the other, then moves are offered', async () => {
    const alone = party();
    come(Wire.all[0]!, 1, 'B');
    const events = [
      { type: 'SeatPassed', seat: 'B' },
      { type: 'TurnStarted', seat: 'A' },
    ];
    tell(Wire.all[0]!, 'A', { events });
    await vi.waitFor(() => expect(alone.own.busy).toBe(false));
    expect(seen).toEqual(['SeatPassed', 'TurnStarted']);
    expect(told).toEqual(['play-passes']);
    expect(alone.own.moves).toEqual(['pass']);
  });

  test('one move at a time; what is stale is not worth a word', async () => {
    const alone = party();
    const wire = Wire.all[0]!;
    come(wire, 1, 'A');
    const { Refused } = await import('../wire/refused');
    wire.answer = () => Promise.reject(new Refused({ code: 'stale' }));
    const first = alone.own.play('h1>1');
    void alone.own.play('h1>1');
    expect(wire.sent).toEqual([{ type: 'move', move: 'h1>1', version: 1 }]);
    expect(alone.own.moves).toEqual([]);
    await first;
    expect(alone.own.moves).toEqual(['pass']);
    expect(refused).toEqual([]);
    wire.answer = () => Promise.reject(new Refused({ code: 'not-in-hand' }));
    await alone.own.play('h2>1');
    expect(refused).toEqual(['not-in-hand']);
  });
});

describe('two on one device', () => {
  function two(turn: string): Party {
    here.companions = [{ token: 'ben' }];
    const both = party();
    come(Wire.all[0]!, 1, turn);
    expect(both.shown).toBeNull(); // until it is known who else sits here
    come(Wire.all[1]!, 2, turn);
    return both;
  }
  const all = (turn: string, more = {}): void => {
    for (const wire of Wire.all) tell(wire, turn, more);
  };

  test('at first nothing is shown to anybody: whoever has the turn is waited for', () => {
    const both = two('B');
    expect(both.awaited?.seat).toBe('B');
    expect(both.shown).toBeNull();
    both.take();
    expect(both.awaited).toBeNull();
    expect(both.shown?.seat).toBe('B');
  });

  test('while a bot plays, whoever had the device keeps it', async () => {
    const both = two('B');
    both.take();
    all('C');
    await vi.waitFor(() => expect(both.shown?.busy).toBe(false));
    expect(both.shown?.seat).toBe('B');
    all('A');
    await vi.waitFor(() => expect(both.awaited?.seat).toBe('A'));
    expect(both.shown).toBeNull();
  });

  test('when a bot has the turn after a reload, the next person is waited for', () => {
    expect(two('C').awaited?.seat).toBe('A');
  });

  test('only what happens before the eyes of whoever holds the device is told aloud', async () => {
    const both = two('A');
    both.take();
    all('A', { events: [{ type: 'SeatPassed', seat: 'C' }] });
    await vi.waitFor(() => expect(both.shown?.busy).toBe(false));
    expect(seen).toEqual(['SeatPassed']);
    for (const one of both.sittings) expect(one.log.lines).toHaveLength(1);
  });

  test('a new round hides everything again, whoever begins', async () => {
    const both = two('A');
    both.take();
    all('A', { phase: 'between' });
    await vi.waitFor(() => expect(both.shown?.seat).toBe('A'));
    all('A', { round: 2 });
    expect(both.awaited?.seat).toBe('A');
    expect(both.shown).toBeNull();
  });

  test('who leaves the device leaves no curtain behind', () => {
    const both = two('B');
    both.drop(both.sittings[1]!);
    expect(here.dropped).toEqual(['ben']);
    expect(both.awaited).toBeNull();
    expect(both.shown).toBe(both.own);
  });
});
