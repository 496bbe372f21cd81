import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection as Connected, Frame } from './connection.svelte';
import { retryingIs } from './refused';
import refusals from './refusals.fixtures.json';

vi.mock('../address', () => ({ href: (path: string) => `http://table.example/x/${path}` }));

/** A server that says what the test lets it say. */
class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly address: string;
  constructor(address: URL) {
    this.address = address.href;
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const table = {
  code: 'ABC',
  game: 'skipbo',
  chairs: [{ seat: 'A' }, { seat: 'B', person: 1 }],
  people: [],
};
const welcome = (seq: number, missed: object[] = []): object => ({
  type: 'welcome',
  protocol: 2,
  seq,
  now: Date.now() + 5_000,
  you: { person: 1, seat: 'B' },
  table,
  round: { version: seq, view: {} },
  deeds: ['stand', 'emote'],
  missed,
  more_missed: false,
});

let connection: Connected;
const listeners = new Map<string, (event: { type: string }) => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  Socket.made = [];
  const listen = (name: string, listener: (event: { type: string }) => void): void => {
    listeners.set(name, listener);
  };
  const forget = (name: string): void => void listeners.delete(name);
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', forget);
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: listen,
    removeEventListener: forget,
  });
  const { Connection } = await import('./connection.svelte');
  connection = new Connection('ABC', 'token');
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const socket = (): Socket => Socket.made.at(-1)!;
const commands = (of: Socket = socket()): unknown[] =>
  of.sent.filter((one) => one['type'] !== 'hello').map((one) => one['id']);

/** Open the newest socket and welcome it. */
function come(seq: number, missed: object[] = []): void {
  socket().opens();
  socket().says(welcome(seq, missed));
}

test('it says hello, and is told how everything stands', () => {
  expect(socket().address).toBe('ws://table.example/x/api/tables/ABC/connection');
  socket().opens();
  expect(socket().sent).toEqual([{ type: 'hello', protocol: 2, token: 'token', after: 0 }]);
  expect(connection.status).toBe('connecting');
  socket().says(welcome(3));
  expect(connection.status).toBe('open');
  expect(connection.seat).toBe('B');
  expect(connection.ahead).toBe(5_000);
});

test('an update answers its command, with what it did not change left as it was', async () => {
  come(3);
  const frames: Frame[] = [];
  connection.listen((frame) => frames.push(frame));
  const answered = connection.send({ type: 'emote', emote: 'hello' });
  const [id] = commands();
  const happened = [{ type: 'Emoted', person: 1, emote: 'hello' }];
  socket().says({ type: 'update', seq: 4, at: 1, by: 1, command: id, happened });
  await expect(answered).resolves.toMatchObject({ seq: 4 });
  expect(frames).toMatchObject([{ seq: 4, happened, found: false, round: { version: 3 } }]);
});

test('a refusal rejects its command alone', async () => {
  come(3);
  const one = connection.send({ type: 'stand' });
  const two = connection.send({ type: 'back' });
  const [first, second] = commands();
  socket().says({ type: 'refused', code: 'not-away', args: {}, id: second });
  await expect(two).rejects.toMatchObject({ code: 'not-away' });
  socket().says({ type: 'done', id: first, seq: 3 });
  await expect(one).resolves.toMatchObject({ type: 'done' });
});

test('what has no answer is sent again by the same id, before anything new, and only that', async () => {
  come(3);
  const done = connection.send({ type: 'emote', emote: 'nice' });
  const lost = connection.send({ type: 'move', move: 'h7>1', version: 3 });
  const [first, second] = commands();
  socket().says({ type: 'done', id: first, seq: 4 });
  await done;
  socket().breaks();
  expect(connection.status).toBe('lost');
  const offline = connection.send({ type: 'emote', emote: 'oops' });
  connection.listen(() => void connection.send({ type: 'back' }).catch(() => {}));
  vi.advanceTimersByTime(600);
  expect(Socket.made).toHaveLength(2);
  come(5);
  const sent = commands();
  expect(sent[0]).toBe(second);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(3);
  expect(sent).not.toContain(first);
  socket().says({ type: 'done', id: sent[0], seq: 5 });
  socket().says({ type: 'done', id: sent[1], seq: 6 });
  await expect(Promise.all([lost, offline])).resolves.toHaveLength(2);
});

test('after a loss it asks for what it has missed, and tells it one by one', () => {
  come(3);
  socket().says({ type: 'update', seq: 7, at: 1, table });
  const frames: Frame[] = [];
  connection.listen((frame) => frames.push(frame));
  socket().breaks();
  vi.advanceTimersByTime(600);
  const missed = [
    { seq: 8, at: 2, by: 2, happened: [{ type: 'TurnStarted', seat: 'B' }] },
    { seq: 9, at: 3, happened: [{ type: 'Paused' }] },
  ];
  come(9, missed);
  expect(socket().sent[0]).toMatchObject({ type: 'hello', after: 7 });
  expect(frames.map((one) => [one.seq, one.happened.map(({ type }) => type), one.found])).toEqual([
    [8, ['TurnStarted'], true],
    [9, ['Paused'], true],
    [9, [], true],
  ]);
});

test('it tries again and again, later each time but never very late', () => {
  for (const longest of [500, 750, 1_125, 1_700, 2_550, 3_800, 5_000, 5_000]) {
    const before = Socket.made.length;
    socket().breaks();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(longest);
    expect(Socket.made).toHaveLength(before + 1);
  }
});

test('a network that swallows everything is noticed', () => {
  vi.advanceTimersByTime(11_000);
  expect(Socket.made.length).toBeGreaterThan(1);
  come(3);
  vi.advanceTimersByTime(15_000);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  socket().says({ type: 'pong', now: Date.now() });
  vi.advanceTimersByTime(9_000);
  expect(connection.status).toBe('open');
  vi.advanceTimersByTime(12_000);
  expect(connection.status).toBe('lost');
});

test('a command without an answer makes it doubt early', () => {
  come(3);
  connection.send({ type: 'back' }).catch(() => {});
  vi.advanceTimersByTime(3_000);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(5_000);
  expect(connection.status).toBe('lost');
});

test('when the network is back it does not wait', () => {
  come(3);
  socket().breaks();
  const before = Socket.made.length;
  listeners.get('online')?.({ type: 'online' });
  expect(Socket.made).toHaveLength(before + 1);
});

test('while one is kept waiting outside, it says why and tries again', () => {
  socket().opens();
  socket().says({ type: 'refused', code: 'not-let-in-yet', args: {} });
  socket().breaks();
  expect(connection.held?.code).toBe('not-let-in-yet');
  vi.advanceTimersByTime(1_000);
  expect(Socket.made).toHaveLength(2);
  come(3);
  expect(connection.held).toBeNull();
  // What is refused inside is no reason to wait.
  socket().says({ type: 'refused', code: 'too-busy', args: {} });
  expect(connection.held).toBeNull();
});

test('where there is no coming in, it ends and says why', async () => {
  socket().opens();
  const waiting = connection.send({ type: 'back' });
  socket().says({ type: 'refused', code: 'unknown-token', args: {}, final: true });
  expect(connection.status).toBe('ended');
  expect(connection.ended?.code).toBe('unknown-token');
  await expect(waiting).rejects.toMatchObject({ code: 'unknown-token' });
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(1);
});

test.each(refusals)('$code ends it if the server says that it is final', (message) => {
  come(3);
  socket().says(message);
  expect(connection.status).toBe(message.final ? 'ended' : 'open');
  // To try again is not what somebody is offered first then.
  if (connection.ended) expect(retryingIs(connection.ended)).not.toBe('the way on');
});

test('what one could do stays as it was told last', () => {
  come(3);
  expect([connection.may('stand'), connection.may('undo')]).toEqual([true, false]);
  socket().says({ type: 'update', seq: 4, at: 1 });
  expect(connection.may('stand')).toBe(true);
  socket().says({ type: 'update', seq: 5, at: 1, table, deeds: ['undo'] });
  expect([connection.may('stand'), connection.may('undo')]).toEqual([false, true]);
});

test('a listener that stumbles keeps nobody from the rest', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  come(3);
  const heard = vi.fn();
  connection.listen(() => {
    throw new Error('stumbled');
  });
  connection.listen(heard);
  const answered = connection.send({ type: 'back' });
  socket().says({ type: 'update', seq: 4, at: 1, command: commands()[0] });
  await answered;
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
});

test('what comes waits, in its order, until the game of the table is there', async () => {
  const { Connection } = await import('./connection.svelte');
  const loading: ((value: void) => void)[] = [];
  let there = false;
  const waiting = new Connection('ABC', 'token', () =>
    there ? null : new Promise((resolve) => loading.push(resolve)),
  );
  waiting.open();
  const frames: number[] = [];
  waiting.listen(({ seq }) => frames.push(seq));
  socket().opens();
  socket().says(welcome(3));
  socket().says({ type: 'update', seq: 4, at: 1 });
  expect([waiting.status, frames]).toEqual(['connecting', []]);
  there = true;
  loading[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect([waiting.status, frames]).toEqual(['open', [3, 4]]);
  waiting.close();
});

test('a game that could not be fetched is asked for again with the next connection', async () => {
  const { Connection } = await import('./connection.svelte');
  const waiting = new Connection('ABC', 'token', () => Promise.reject(new Error('offline')));
  waiting.open();
  const first = socket();
  first.opens();
  first.says(welcome(3));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting.status).toBe('lost');
  expect(socket()).not.toBe(first);
  waiting.close();
});

test('whoever goes on with a connection is told what came before, as found', async () => {
  const { Arrival, arrivalAt } = await import('./arrival');
  const arrival = new Arrival(connection);
  come(3);
  const happened = [{ type: 'RoundStarted' }];
  socket().says({ type: 'update', seq: 4, at: 7, happened, round: { version: 4, view: {} } });
  arrival.expect();
  expect(arrivalAt('ABC', 'another')).toBeNull();
  const frames: Frame[] = [];
  connection.listen((frame) => frames.push(frame));
  arrivalAt('ABC', 'token')!.tell();
  expect(frames.map(({ seq, happened, found }) => [seq, happened, found])).toEqual([
    [4, happened, true],
    [4, [], true],
  ]);
  expect(frames[0]!.round).toEqual({ version: 4, view: {} });
  // It is theirs now: it stays open, and nobody else gets it.
  vi.advanceTimersByTime(12_000);
  expect(arrivalAt('ABC', 'token')).toBeNull();
  expect(Socket.made).toHaveLength(1);
});
