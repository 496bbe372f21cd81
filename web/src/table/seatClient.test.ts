/** A seat from its connection to what is said around the board: what it sends, hears and tells. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Happened } from '../protocol';
import type { Connection, Frame } from '../wire/connection.svelte';
import { Refused } from '../wire/refused';
import { type Onlooker, SeatClient } from './seatClient.svelte';
import { sentenceFor, TableUi } from './ui.svelte';

const rung = vi.hoisted(() => [] as string[]);
vi.mock('./sounds', () => ({ ring: (sound: string) => rung.push(sound) }));
vi.mock('../preferences.svelte', () => ({
  preferences: { flight: 0, rest: 0, vibration: false },
}));
vi.mock('../start/catalogue.svelte', () => ({ catalogue: {} }));
vi.mock('../storage', () => ({ recall: () => null, keep: () => {} }));
vi.mock('../games', () => import('../testing/games'));
vi.mock('../words/words.svelte', () => ({
  say: (id: string) => id,
  sayRefusal: ({ code }: { code: string }) => `refusal-${code}`,
  words: { hasLoaded: () => true, load: () => Promise.resolve() },
}));
/** What a table beside the board was told to do with what a client hears. */
const { given } = vi.hoisted(() => ({ given: {} as { onlooker?: Onlooker } }));
vi.mock('./device.svelte', () => ({
  Device: class {
    own = {};
    dropped: unknown[] = [];
    table = { phase: 'playing' };
    constructor(_: string, __: string, onlooker: Onlooker) {
      given.onlooker = onlooker;
    }
    drop(one: unknown): void {
      this.dropped.push(one);
    }
    close(): void {
      this.dropped.push('all');
    }
  },
}));

/** A connection to a table of two, Ann and Ben, at which the test says what happens. */
class Wire {
  table = {
    game: 'skipbo',
    phase: 'playing',
    paused: false,
    host: 1,
    settings: { teams: null, options: {} as Record<string, string> },
    people: [
      { person: 1, name: 'Ann' },
      { person: 2, name: 'Ben' },
    ],
    chairs: [
      { seat: 'A', person: 1 },
      { seat: 'B', person: 2 },
    ],
    match: { number: 1, round: 1, scores: [0, 0] },
  };
  round = { version: 5, view: { turn: 'A', outcome: null }, moves: ['draw1', 'h7>1'] };
  deeds = ['move', 'undo'];
  you = { person: 1, seat: 'A' };
  seat = 'A';
  sent: { type: string; move?: string; version?: number }[] = [];
  answers: ((value: unknown) => void)[] = [];
  refusal: Refused | null = null;
  hear: (frame: Frame) => void = () => {};

  may(deed: string): boolean {
    return this.deeds.includes(deed);
  }
  listen(listener: (frame: Frame) => void): void {
    this.hear = listener;
  }
  send(command: { type: string }): Promise<unknown> {
    this.sent.push(command);
    if (this.refusal) return Promise.reject(this.refusal);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  /** The server does what it was asked last. */
  async does(answer: unknown = { type: 'done' }): Promise<void> {
    this.answers.pop()?.(answer);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  happens(happened: Happened[], found = false): void {
    this.round = { ...this.round, version: this.round.version + 1 };
    const { table, round } = this;
    this.hear({ seq: 1, at: 0, by: 1, happened, table, round, found } as unknown as Frame);
  }
}

let wire: Wire;
let client: SeatClient;
const onlooker = {
  lively: vi.fn(() => true),
  told: vi.fn(),
  happened: vi.fn(),
  moved: vi.fn(),
  refused: vi.fn(),
};

beforeEach(() => {
  rung.length = 0;
  for (const one of Object.values(onlooker)) one.mockClear();
  onlooker.lively.mockReturnValue(true);
  wire = new Wire();
  client = new SeatClient(wire as unknown as Connection, onlooker);
});

describe('what one does', () => {
  test('is sent with the version that one saw, one thing at a time', async () => {
    void client.play('h7>1');
    void client.play('h7>1');
    expect(client.pending).toBe(true);
    expect(client.moves).toEqual([]);
    expect(wire.sent).toEqual([{ type: 'move', move: 'h7>1', version: 5 }]);
    await wire.does();
    expect(client.pending).toBe(false);
    void client.undo();
    expect(wire.sent.at(-1)).toEqual({ type: 'undo', version: 5 });
  });

  test('drawing by hand gathers what is tapped meanwhile', async () => {
    for (let tap = 0; tap < 4; tap += 1) void client.play('draw1');
    expect(wire.sent.map((one) => one.move)).toEqual(['draw1']);
    await wire.does();
    expect(wire.sent.map((one) => one.move)).toEqual(['draw1', 'draw3']);
  });

  test('drawing stops where it is refused', async () => {
    wire.refusal = new Refused({ code: 'draw-pile-empty' });
    const first = client.play('draw1');
    void client.play('draw1');
    await first;
    expect(wire.sent).toHaveLength(1);
    expect(onlooker.refused).toHaveBeenCalledTimes(1);
  });

  test('what is called out waits for nobody', () => {
    void client.play('h7>1');
    void client.play('catch B');
    expect(wire.sent.map((one) => one.move)).toEqual(['h7>1', 'catch B']);
  });

  test('is told when it is refused, unless the round has just moved on', async () => {
    wire.refusal = new Refused({ code: 'stale' });
    expect(await client.send({ type: 'agree', agree: true })).toBeNull();
    expect(onlooker.refused).not.toHaveBeenCalled();
    wire.refusal = new Refused({ code: 'not-your-turn' });
    await client.play('h7>1');
    expect(onlooker.refused).toHaveBeenCalledWith(wire.refusal, client);
    expect(client.pending).toBe(false);
  });

  test('nothing can be done where the server takes no move, or before there is a round', () => {
    wire.deeds = [];
    expect(new SeatClient(wire as unknown as Connection, onlooker).moves).toEqual([]);
    wire.round = null as never;
    const early = new SeatClient(wire as unknown as Connection, onlooker);
    void early.play('h7>1');
    void early.play('catch B');
    expect(wire.sent).toEqual([]);
    expect([early.moves, early.mayUndo]).toEqual([[], false]);
  });

  test('what tiles could be is the server’s to say', async () => {
    const asked = client.classify(['7', '*']);
    expect(wire.sent.at(-1)).toEqual({ type: 'classify', tiles: ['7', '*'] });
    await wire.does({ type: 'classified', candidates: ['one'] });
    expect(await asked).toEqual(['one']);
  });
});

describe('what happens', () => {
  const passed: Happened = { type: 'SeatPassed', seat: 'B' };

  test('is shown, told and kept in the log, facts and events in their order', async () => {
    const happened: Happened[] = [
      { type: 'TookOver', seat: 'B' },
      passed,
      { type: 'MatchClosed', by: 'agreement', winners: [] },
    ];
    wire.happens(happened);
    await expect.poll(() => client.busy).toBe(false);
    const sentences = ['table-told-took-over', 'play-passes', 'table-told-closed'];
    expect(onlooker.told.mock.calls.map(([sentence]) => sentence as string)).toEqual(sentences);
    expect(onlooker.happened.mock.calls.map(([one]) => one as Happened)).toEqual(happened);
    expect(client.log.lines.map((line) => line.tell())).toEqual(sentences);
  });

  test('keeps its order when it is found later, too', () => {
    wire.happens([{ type: 'TookOver', seat: 'B' }, passed, { type: 'Paused' }], true);
    const lines = client.log.lines.map((line) => line.tell());
    expect(lines).toEqual(['table-told-took-over', 'play-passes', 'table-told-paused']);
  });

  test('without a round, only what is said is told', () => {
    const { round } = wire;
    wire.round = null as never;
    const said: Happened = { type: 'Said', person: 2, text: 'Hello' };
    const frame = { seq: 1, at: 0, by: 2, happened: [said], round: null, found: false };
    wire.hear({ ...frame, table: wire.table } as unknown as Frame);
    expect(onlooker.told).toHaveBeenCalledWith('table-told-said', client);
    expect(onlooker.happened).toHaveBeenCalledWith(said, client);
    wire.round = round;
  });

  test('goes into the log silently while another’s view is on the screen', () => {
    onlooker.lively.mockReturnValue(false);
    wire.happens([passed]);
    expect(onlooker.told).not.toHaveBeenCalled();
    expect(onlooker.happened).not.toHaveBeenCalled();
    expect(client.view).toEqual(wire.round.view);
  });

  test('while one was away is told on coming back, and not on coming first', () => {
    wire.happens([passed], true);
    expect(onlooker.told).not.toHaveBeenCalled();
    wire.happens([], true);
    wire.happens([passed], true);
    expect(onlooker.told).toHaveBeenCalledTimes(1);
  });

  test('a seat that goes on elsewhere is told of', () => {
    wire.happens([]);
    const moved: Happened = { type: 'SeatMoved', seat: 'A', person: 3 };
    wire.seat = null as never;
    Object.defineProperty(client, 'seat', { value: null });
    wire.happens([moved]);
    expect(onlooker.moved).toHaveBeenCalledWith(client);
  });

  test('the next match begins anew, and it is nobody’s turn until one begins', () => {
    wire.happens([], true);
    const first = client.scenes;
    expect(client.turn).toBe('A');
    wire.table.match.number = 2;
    wire.happens([{ type: 'LeadCardDrawn', seat: 'A', card: '7' }]);
    expect(client.scenes).not.toBe(first);
    expect(client.view).not.toBe(null);
    expect(client.turn).toBe(null);
  });

  test('somebody without a chair is called by name all the same', () => {
    expect(client.audience({ table: wire.table as never })).toMatchObject({
      game: 'skipbo',
      me: 'A',
      names: ['Ann', 'Ben'],
      scored: true,
    });
    expect(client.chair?.seat).toBe('A');
  });
});

describe('beside the board', () => {
  let ui: TableUi;
  const at = (): SeatClient => {
    const { table, seat } = wire;
    const audience = () => ({ game: 'skipbo', me: 'A', names: ['Ann', 'Ben'], sides: ['A', 'B'] });
    const connection = { you: { person: 1 } };
    const view = { turn: 'A' };
    return {
      table,
      seat,
      view,
      sides: ['A', 'B'],
      names: ['Ann', 'Ben'],
      audience,
      connection,
    } as never;
  };
  const sees = (event: object): void => given.onlooker!.happened(event as Happened, at());

  beforeEach(() => {
    ui = new TableUi('ABC', 'ann');
  });

  test.each([
    [{ type: 'CardLaid' }, 'lay'],
    [{ type: 'SetLaid' }, 'lay'],
    [{ type: 'PileCompleted' }, 'pile'],
    [{ type: 'TrickWon' }, 'pile'],
    [{ type: 'RoundEnded', winners: ['A'] }, 'win'],
    [{ type: 'RoundEnded', winners: ['B'] }, 'pile'],
    [{ type: 'TurnStarted', seat: 'A' }, 'turn'],
  ])('%o sounds like %s', (event, sound) => {
    sees(event);
    expect(rung).toEqual([sound]);
  });

  test('another’s turn makes no sound', () => {
    sees({ type: 'TurnStarted', seat: 'B' });
    sees({ type: 'StockTurned', seat: 'B', card: '5' });
    expect(rung).toEqual([]);
  });

  test('what went wrong is explained, and nothing lies over a question', () => {
    sees({ type: 'TurnStood', seat: 'B', rightful: 'A' });
    expect(ui.toast).toMatchObject({ kind: 'remedy' });
    sees({ type: 'AdviceCalled', seat: 'A', accused: 'B' });
    expect(ui.toast).toBeNull();
  });

  test('feelings stay for a while, beside whoever has them', () => {
    vi.useFakeTimers();
    given.onlooker!.happened({ type: 'Emoted', person: 2, emote: 'hello' }, at());
    expect(ui.feelings.get(2)?.emote).toBe('hello');
    vi.runAllTimers();
    expect(ui.feelings.size).toBe(0);
    vi.useRealTimers();
  });

  test('what others write is counted until one looks', () => {
    const said = (person: number): void =>
      given.onlooker!.happened({ type: 'Said', person, text: 'Hello' }, at());
    said(1);
    expect(ui.unread).toBe(0);
    said(2);
    expect(ui.unread).toBe(1);
    ui.sheet = 'log';
    said(2);
    expect(ui.unread).toBe(1);
  });

  test('a seat that goes on elsewhere leaves this device', () => {
    const device = ui.device as unknown as { own: unknown; dropped: unknown[] };
    given.onlooker!.moved(device.own as SeatClient);
    expect(ui.toast?.text).toBe('table-seat-moved');
    const companion = at();
    given.onlooker!.moved(companion);
    expect(device.dropped).toEqual([companion]);
    ui.close();
    expect(device.dropped).toEqual([companion, 'all']);
  });

  test('a sentence that appears by itself goes by itself', () => {
    vi.useFakeTimers();
    ui.say('Hello');
    vi.advanceTimersByTime(4_999);
    expect(ui.toast).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(ui.toast).toBeNull();
    vi.useRealTimers();
  });

  test('a refusal names people where the server knows seats', () => {
    const names = ['Ann', 'Ben'];
    expect(sentenceFor(new Refused({ code: 'not-your-turn', args: { turn: 'B' } }), names)).toBe(
      'table-not-your-turn',
    );
    expect(sentenceFor(new Refused({ code: 'not-your-turn' }), names)).toBe(
      'refusal-not-your-turn',
    );
    given.onlooker!.refused(new Refused({ code: 'table-full' }), at());
    expect(ui.toast).toMatchObject({ kind: 'refusal', text: 'refusal-table-full' });
  });
});
