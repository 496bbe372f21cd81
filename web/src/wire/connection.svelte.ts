/** A connection to a table: it stays, comes back by itself, and loses no command. */

import { href } from '../address';
import type {
  Classified,
  ClientMessage,
  Done,
  Happened,
  Hinted,
  Offered,
  Pong,
  ServerMessage,
  ShownRound,
  ShownTable,
  Update,
  Welcome,
  You,
} from '../protocol';
import { Refused } from './refused';

export const PROTOCOL = 2;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
/** A dead network says nothing for minutes: the time limit for a whole welcome. */
const WELCOME_WITHIN = 10_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5_000;
/** After this long without an answer to a command, ask whether the server is still there. */
const DOUBT_AFTER = 3_000;

/** A command as one writes it: the connection gives it its id. */
type WithoutId<T> = T extends ClientMessage ? Omit<T, 'id'> : never;
export type Command = WithoutId<Exclude<ClientMessage, { type: 'hello' }>>;
/** What you can ask of a table or its server, by the name it has on the wire. */
export type Deed = Command['type'];
export type Answer = Update | Done | Classified | Offered | Hinted | Pong;

/**
 * Something that happened, and how everything looks after it. On coming (back) there is one for each
 * thing that was missed, and then one for how everything was found, with nothing in it that happened;
 * all of them have the table and the round of now.
 */
export interface Frame {
  seq: number;
  at: number;
  by: number | null;
  /** Facts and events, in order. */
  happened: readonly Happened[];
  table: ShownTable;
  round: ShownRound | null;
  /** Not told as it happened, but on coming (back). */
  found: boolean;
}

/** A frame without how everything looks. */
type Missed = Welcome['missed'][number] | Frame;

type Timer = ReturnType<typeof setTimeout> | undefined;

interface Waiting {
  message: string;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

export class Connection {
  readonly code: string;
  readonly token: string;
  /** `connecting` for the first time, `open`, `lost` and being looked for, `ended` for good. */
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  /** Why it has ended. */
  ended = $state.raw<Refused | null>(null);
  /** Why you are kept waiting outside, while the server says so. */
  held = $state.raw<Refused | null>(null);
  table = $state.raw<ShownTable | null>(null);
  round = $state.raw<ShownRound | null>(null);
  you = $state.raw<You | null>(null);
  /** The commands that you could give now. */
  deeds = $state.raw<readonly string[]>([]);
  /** The seat that you have now. */
  seat = $derived.by(() => {
    const person = this.you?.person;
    return this.table?.chairs.find((chair) => chair.person === person)?.seat ?? null;
  });
  /** Milliseconds to add to this device's clock to get the server's. */
  ahead = $state(0);

  #socket: WebSocket | null = null;
  /** The last thing that was told. 0 asks for the latest that there is: the log of a reload. */
  #seq = 0;
  #tries = 0;
  #retry: Timer;
  #ping: Timer;
  /** Runs out if the server has nothing to say when it should. */
  #silence: Timer;
  #prefix = random(4);
  #count = 0;
  #waiting = new Map<string, Waiting>();
  /** How many commands wait for an answer: without a connection, to be sent. */
  queued = $state(0);
  #prepare: (game: string) => Promise<void> | null;
  /** Messages that came and have not been heard yet. */
  #backlog: ServerMessage[] = [];
  #listeners = new Set<(frame: Frame) => void>();

  /** `prepare` fetches what a table's game needs before anybody is told of it, unless it is there. */
  constructor(
    code: string,
    token: string,
    prepare: (game: string) => Promise<void> | null = () => null,
  ) {
    this.code = code;
    this.token = token;
    this.#prepare = prepare;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Leave the table's page; the seat stays. */
  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.status = 'ended';
    this.#stop();
    const reason = this.ended ?? new Refused({ code: 'no-connection' });
    for (const one of this.#waiting.values()) one.reject(reason);
    this.#waiting.clear();
    this.queued = this.#waiting.size;
  }

  /** Be told of every frame. Gives a function that ends it. */
  listen(listener: (frame: Frame) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the table would accept such a command from this person now. */
  may(deed: Deed): boolean {
    return this.deeds.includes(deed);
  }

  /** Send a command. Settles when it is done and kept; throws Refused if it was not done. */
  send(command: Command): Promise<Answer> {
    if (this.status === 'ended')
      return Promise.reject(this.ended ?? new Refused({ code: 'no-connection' }));
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const message = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.queued = this.#waiting.size;
      if (this.status === 'open') this.#socket?.send(message);
      setTimeout(() => {
        if (this.#waiting.has(id)) this.#knock();
      }, DOUBT_AFTER);
    });
  }

  #connect(): void {
    this.#stop();
    const address = new URL(href(`api/tables/${encodeURIComponent(this.code)}/connection`));
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#expect(WELCOME_WITHIN);
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.token, after: this.#seq }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#calm();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost();
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#calm();
    this.#backlog = [];
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  #lost(): void {
    this.#stop();
    this.status = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.5 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network or the page has come or gone: do not wait any longer to find out. */
  #hurry = (event: globalThis.Event): void => {
    if (document.hidden || this.status === 'ended') return;
    if (this.status === 'open') this.#knock();
    else if (event.type !== 'offline') {
      this.#tries = 0;
      this.#connect();
    }
  };

  /** Ask whether the server is there, and look for it again if it does not say so. */
  #knock(): void {
    if (this.status !== 'open') return;
    this.#socket?.send(JSON.stringify({ type: 'ping' }));
    this.#expect(PONG_WITHIN);
  }

  /** The server has to say something within this time, whatever it is. */
  #expect(within: number): void {
    this.#silence ??= setTimeout(() => this.#lost(), within);
  }

  #calm(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #receive(message: ServerMessage): void {
    this.#backlog.push(message);
    if (this.#backlog.length === 1) this.#next();
  }

  /** Messages are heard in their order, also while one of them waits for its game. */
  #next(): void {
    const backlog = this.#backlog;
    for (let first = backlog[0]; first; first = backlog[0]) {
      const game = 'table' in first ? first.table?.game : undefined;
      const preparing = game === undefined ? null : this.#prepare(game);
      if (preparing) {
        preparing.then(
          () => this.#next(),
          () => backlog === this.#backlog && this.#lost(),
        );
        return;
      }
      backlog.shift();
      this.#hear(first);
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        this.#update(message);
        this.#answer(message.command, message);
        break;
      case 'done':
      case 'classified':
      case 'offered':
      case 'hinted':
        this.#answer(message.id, message);
        break;
      case 'pong':
        this.ahead = message.now - Date.now();
        this.#answer(message.id, message);
        break;
      case 'refused': {
        const refused = new Refused(message);
        const waiting = message.id ? this.#waiting.get(message.id) : undefined;
        if (waiting && message.id) {
          this.#waiting.delete(message.id);
          this.queued = this.#waiting.size;
          waiting.reject(refused);
        } else if (message.final) {
          this.ended = refused;
          this.close();
        } else if (this.status !== 'open') this.held = refused;
      }
    }
  }

  #answer(id: string | null | undefined, answer: Answer): void {
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (!waiting || !id) return;
    this.#waiting.delete(id);
    this.queued = this.#waiting.size;
    waiting.resolve(answer);
  }

  #welcome(message: Welcome): void {
    this.#tries = 0;
    this.held = null;
    this.#seq = message.seq;
    this.ahead = message.now - Date.now();
    this.you = message.you;
    this.table = message.table;
    this.round = message.round;
    this.deeds = message.deeds;
    this.status = 'open';
    this.#ping = setInterval(() => this.#knock(), PING_EVERY);
    // What has no answer yet comes before anything that listeners may send.
    for (const one of this.#waiting.values()) this.#socket?.send(one.message);
    this.#find(message.missed, message.table);
  }

  /** Tell what came before somebody listened, and then how everything is now. */
  retell(missed: readonly Frame[]): void {
    if (this.table) this.#find(missed, this.table);
  }

  #find(missed: readonly Missed[], table: ShownTable): void {
    const now = { table, round: this.round, found: true };
    for (const { seq, at, by = null, happened = [] } of missed)
      if (happened.length > 0) this.#tell({ seq, at, by, happened, ...now });
    const at = Date.now() + this.ahead;
    this.#tell({ seq: this.#seq, at, by: null, happened: [], ...now });
  }

  #update(message: Update): void {
    this.#seq = message.seq;
    if (message.table) this.table = message.table;
    if (message.round) this.round = message.round;
    if (message.deeds) this.deeds = message.deeds;
    if (!this.table) return;
    this.#tell({
      seq: message.seq,
      at: message.at,
      by: message.by ?? null,
      happened: message.happened ?? [],
      table: this.table,
      round: this.round,
      found: false,
    });
  }

  #tell(frame: Frame): void {
    for (const listener of this.#listeners) {
      try {
        listener(frame);
      } catch (error) {
        // One listener that fails on a frame does not keep the others from it.
        reportError(error);
      }
    }
  }
}

/** Random bytes in hexadecimal. `getRandomValues` also works without https. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
