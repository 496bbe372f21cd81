import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Happened, ShownTable } from '../protocol';
import type { Frame } from '../wire/connection.svelte';
import { Device } from './device.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { flight: 0, rest: 0 } }));
vi.mock('../games', () => import('../testing/games'));
const spoken = vi.hoisted(() => ({ language: '' }));
vi.mock('../words/words.svelte', () => ({
  say: (id: string) => spoken.language + id,
  words: { hasLoaded: () => true, has: () => false },
}));
const here = vi.hoisted(() => ({ companions: [] as { token: string }[], dropped: [] as string[] }));
vi.mock('../wire/companions', () => ({
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
    may(): boolean {
      return true;
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

interface Laid {
  round?: number;
  phase?: string;
  match?: number;
  game?: string;
  /** The seats that have given up. */
  conceded?: string;
}

/** Seats A and B are people 1 and 2, seat C is a bot. */
function laid(
  turn: string,
  { round = 1, phase = 'playing', match = 1, game = 'skipbo', conceded = '' }: Laid = {},
): [ShownTable, object] {
  const table = {
    game,
    phase,
    paused: false,
    host: 1,
    settings: { teams: null, options: {} },
    people: [],
    chairs: [
      { seat: 'A', person: 1, conceded: conceded.includes('A') },
      { seat: 'B', person: 2, conceded: conceded.includes('B') },
      { seat: 'C', bot: 'casual' },
    ],
    match: { number: match, round, scores: null },
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
  more: Laid & { found?: boolean; happened?: Happened[] } = {},
): void {
  const [table, round] = laid(turn, more);
  wire.table = table;
  wire.round = round;
  const { found = false, happened = [] } = more;
  const frame = { happened, table, round, found } as unknown as Frame;
  for (const one of wire.listeners) one(frame);
}

const told: string[] = [];
const seen: string[] = [];
const refused: string[] = [];
function device(): Device {
  return new Device('ABC', 'ann', {
    told: (sentence) => told.push(sentence),
    happened: (one) => seen.push(one.type),
    moved: () => {},
    refused: (refusal) => refused.push(refusal.code),
  });
}

beforeEach(() => {
  Wire.all = [];
  here.companions = [];
  here.dropped = [];
  spoken.language = '';
  for (const list of [told, seen, refused]) list.length = 0;
});

describe('alone on the device', () => {
  test('one’s own view is shown, whoever has the turn', async () => {
    const alone = device();
    expect(alone.shown).toBeNull();
    come(Wire.all[0]!, 1, 'B');
    await Promise.resolve();
    expect(alone.awaited).toBeNull();
    expect(alone.shown).toBe(alone.own);
    expect(alone.own.turn).toBe('B');
  });

  test('events are seen one after the other, then moves are offered', async () => {
    const alone = device();
    come(Wire.all[0]!, 1, 'B');
    const happened: Happened[] = [
      { type: 'SeatPassed', seat: 'B' },
      { type: 'TurnStarted', seat: 'A' },
    ];
    tell(Wire.all[0]!, 'A', { happened });
    await expect.poll(() => alone.own.busy).toBe(false);
    expect(seen).toEqual(['SeatPassed', 'TurnStarted']);
    expect(told).toEqual(['play-passes']);
    expect(alone.own.moves).toEqual(['pass']);
  });

  test('one move at a time; what is stale is not worth a word', async () => {
    const alone = device();
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

describe('where people draw by hand', () => {
  /** An answer that a test gives when it likes. */
  function waiting(wire: InstanceType<typeof Wire>): (() => void)[] {
    const answers: (() => void)[] = [];
    wire.answer = () => new Promise((resolve) => answers.push(() => resolve({ type: 'done' })));
    return answers;
  }

  test('who taps faster than they are answered draws several cards at once', async () => {
    const alone = device();
    const wire = Wire.all[0]!;
    come(wire, 1, 'A');
    const answers = waiting(wire);
    const drawing = alone.own.play('draw1');
    void alone.own.play('draw1');
    void alone.own.play('draw1');
    answers[0]!();
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]!();
    await drawing;
    void alone.own.play('draw1');
    expect(wire.sent.map((one) => (one as { move: string }).move)).toEqual([
      'draw1',
      'draw2',
      'draw1',
    ]);
  });

  test('nobody goes on drawing when a card was refused', async () => {
    const alone = device();
    const wire = Wire.all[0]!;
    come(wire, 1, 'A');
    const { Refused } = await import('../wire/refused');
    wire.answer = () => Promise.reject(new Refused({ code: 'drawing-closed' }));
    const drawing = alone.own.play('draw1');
    void alone.own.play('draw1');
    await drawing;
    expect(wire.sent).toHaveLength(1);
    expect(refused).toEqual(['drawing-closed']);
  });

  test('what is called out does not wait for a move that is on its way', () => {
    const alone = device();
    const wire = Wire.all[0]!;
    come(wire, 1, 'A');
    waiting(wire);
    for (const move of ['h1>1', 'h2>1', 'catch B', 'advice C', 'agree', 'disagree'])
      void alone.own.play(move);
    expect(wire.sent.map((one) => (one as { move: string }).move)).toEqual([
      'h1>1',
      'catch B',
      'advice C',
      'agree',
      'disagree',
    ]);
  });
});

describe('from match to match', () => {
  test.each([
    ['another match', { match: 2 }],
    ['another game', { match: 2, game: 'breakers' }],
  ])('%s is shown on a stage of its own, the last one until then', async (_, next) => {
    const alone = device();
    const wire = Wire.all[0]!;
    come(wire, 1, 'A');
    const before = alone.own.scenes;
    tell(wire, 'A', { phase: 'over' });
    tell(wire, 'A', { round: 2 });
    await expect.poll(() => alone.own.busy).toBe(false);
    expect(alone.own.scenes).toBe(before);
    expect(alone.own.view).not.toBeNull();
    tell(wire, 'B', { ...next, happened: [{ type: 'TurnStarted', seat: 'B' }] });
    expect(alone.own.scenes).not.toBe(before);
    await expect.poll(() => alone.own.busy).toBe(false);
    expect(alone.own.view).toMatchObject({ turn: 'B' });
  });
});

describe('the log', () => {
  test('is told in the language of whoever reads it now', () => {
    const alone = device();
    come(Wire.all[0]!, 1, 'B');
    tell(Wire.all[0]!, 'B', { happened: [{ type: 'Paused' }], found: true });
    const [line] = alone.own.log.lines;
    expect(line?.tell()).toBe('table-told-paused');
    spoken.language = 'de: ';
    expect(line?.tell()).toBe('de: table-told-paused');
  });
});

describe('two on one device', () => {
  function two(turn: string): Device {
    here.companions = [{ token: 'ben' }];
    const both = device();
    come(Wire.all[0]!, 1, turn);
    expect(both.shown).toBeNull(); // until it is known who else sits here
    come(Wire.all[1]!, 2, turn);
    return both;
  }
  const all = (turn: string, more = {}): void => {
    for (const wire of Wire.all) tell(wire, turn, more);
  };
  const take = (both: Device): void => both.take(both.awaited!);
  const quiet = (both: Device): Promise<void> =>
    expect.poll(() => both.clients.some((one) => one.busy)).toBe(false);

  test('at first nothing is shown to anybody: whoever has the turn is waited for', () => {
    const both = two('B');
    expect(both.awaited?.seat).toBe('B');
    expect(both.shown).toBeNull();
    take(both);
    expect(both.awaited).toBeNull();
    expect(both.shown?.seat).toBe('B');
  });

  test('while a bot plays, whoever had the device keeps it', async () => {
    const both = two('B');
    take(both);
    all('C');
    await expect.poll(() => both.shown?.busy).toBe(false);
    expect(both.shown?.seat).toBe('B');
    all('A');
    await expect.poll(() => both.awaited?.seat).toBe('A');
    expect(both.shown).toBeNull();
  });

  test('when a bot has the turn after a reload, the next person is waited for', () => {
    expect(two('C').awaited?.seat).toBe('A');
  });

  test('only what happens before the eyes of whoever holds the device is told aloud', async () => {
    const both = two('A');
    take(both);
    all('A', { happened: [{ type: 'SeatPassed', seat: 'C' }] });
    await expect.poll(() => both.shown?.busy).toBe(false);
    expect(seen).toEqual(['SeatPassed']);
    for (const one of both.clients) expect(one.log.lines).toHaveLength(1);
  });

  test('a new round hides everything again, whoever begins', async () => {
    const both = two('A');
    take(both);
    all('A', { phase: 'between' });
    await expect.poll(() => both.shown?.seat).toBe('A');
    all('A', { round: 2 });
    expect(both.awaited?.seat).toBe('A');
    expect(both.shown).toBeNull();
  });

  test('the clock runs out behind the curtain: it stays, whoever plays meanwhile', async () => {
    const both = two('A');
    take(both);
    all('B');
    await expect.poll(() => both.awaited?.seat).toBe('B');
    all('C'); // a bot has played for Ben
    expect(both.awaited?.seat).toBe('A');
    await quiet(both);
    expect(both.shown).toBeNull();
    all('A');
    await quiet(both);
    expect(both.awaited?.seat).toBe('A');
    expect(both.shown).toBeNull();
    take(both);
    expect(both.shown?.seat).toBe('A');
  });

  test('what somebody else takes back does not lift the curtain', async () => {
    const both = two('C');
    take(both);
    expect(both.shown?.seat).toBe('A');
    all('B');
    await expect.poll(() => both.awaited?.seat).toBe('B');
    all('C', { happened: [{ type: 'Undone', seat: 'C', row: 1 }] });
    await quiet(both);
    expect(both.shown).toBeNull();
  });

  test('the curtain is lifted by whoever it names, not by who was named before', async () => {
    const both = two('A');
    take(both);
    all('B');
    await expect.poll(() => both.awaited?.seat).toBe('B');
    const ben = both.awaited!;
    all('C');
    both.take(ben);
    expect(both.shown).toBeNull();
  });

  test('a round that ends behind the curtain is shown, and the next one is hidden', async () => {
    const both = two('A');
    take(both);
    all('B');
    await expect.poll(() => both.awaited?.seat).toBe('B');
    all('B', { phase: 'between' });
    await quiet(both);
    expect(both.awaited).toBeNull();
    expect(both.shown).not.toBeNull();
    all('A', { round: 2 });
    expect(both.shown).toBeNull();
  });

  test('when who holds the device goes, the one who is left has to take it', () => {
    const both = two('B');
    take(both);
    both.drop(both.clients[1]!);
    expect(both.awaited?.seat).toBe('A');
    expect(both.shown).toBeNull();
    take(both);
    expect(both.shown).toBe(both.own);
    tell(Wire.all[0]!, 'A', { round: 2 });
    expect(both.shown).toBe(both.own);
  });

  test('for who has given up nobody is waited for', async () => {
    const both = two('A');
    take(both);
    all('A', { conceded: 'B' });
    all('B', { conceded: 'B' });
    await quiet(both);
    expect(both.awaited).toBeNull();
    expect(both.shown?.seat).toBe('A');
  });

  test('when who holds the device gives up, the other one has to take it', async () => {
    const both = two('A');
    take(both);
    all('A', { conceded: 'A' });
    await quiet(both);
    expect(both.awaited?.seat).toBe('B');
  });

  test('who leaves the device leaves no curtain behind', () => {
    const both = two('B');
    both.drop(both.clients[1]!);
    expect(here.dropped).toEqual(['ben']);
    expect(both.awaited).toBeNull();
    expect(both.shown).toBe(both.own);
  });
});
