/** What is around the board: what is being said, shown for a moment, or open. */

import { preferences } from '../preferences.svelte';
import { keep, recall } from '../storage';
import type { Happened, ShownRound, ShownTable } from '../protocol';
import { dealOf, editionOf } from '../start/tableSettings';
import { catalogue } from '../start/catalogue.svelte';
import type { Refused } from '../wire/refused';
import { say, sayRefusal } from '../words/words.svelte';
import { Announcer } from './announcer.svelte';
import { Device } from './device.svelte';
import { isTabletop, personOf } from './chairs';
import type { SeatClient } from './seatClient.svelte';
import { ring } from './sounds';
import { nameAt } from '../words/people';
import { tellFact } from '../words/tell';
import { type Remedy, remedyOf } from '../skipbo/tabletop';

/** What lies over the board, one at a time. */
export type Sheet =
  | 'menu'
  | 'log'
  | 'people'
  | 'rules'
  | 'keys'
  | 'preferences'
  | 'device'
  | 'big'
  | 'concede'
  | 'stand'
  | 'leave';

/** What is the same for everybody: it stays open while the device is handed around. */
const FOR_ALL = new Set<Sheet>(['rules', 'keys', 'preferences', 'big']);

/** How long a sentence that appears by itself stays, in milliseconds: at least, and for each sign. */
const STAYS = 5_000;
const A_SIGN = 55;
/** How long a feeling stays beside its seat. */
const FELT = 4_000;
/** How long somebody's device shakes when their turn comes. */
const SHAKE = [90, 60, 90];

/** A match that is over, as it ended. */
export interface Played {
  table: ShownTable;
  round: ShownRound | null;
}

/** Somebody who opens the page again before the next match still wants to see it. */
const KEPT = 'played';

interface Toast {
  key: number;
  text: string;
  /** Something was refused, was just said, went wrong and was mended, or is to be smiled at. */
  kind: 'refusal' | 'word' | 'remedy' | 'smile';
  /** What happened, before what is said about it. */
  title?: string;
}

export class TableUi {
  readonly device: Device;
  readonly announcer = new Announcer();
  #open = $state.raw<{ sheet: Sheet; client: SeatClient | null } | null>(null);
  /**
   * The last match. Its result stays until the next one begins, or until somebody here goes to the
   * chairs: nobody is moved by what another does.
   */
  played = $state.raw<Played | null>(null);
  /** For whom the feelings to choose from are open. */
  emoting = $state.raw<SeatClient | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** What people feel, by their number. */
  feelings = $state.raw<ReadonlyMap<number, { key: number; emote: string }>>(new Map());
  /** What was written since the last look. */
  unread = $state(0);
  #next = 1;
  /** The match in which somebody was told last how it is played here. */
  #welcomed = new WeakMap<SeatClient, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A screen for all, without a seat. */
  readonly big: boolean;

  constructor(code: string, token: string, big = false) {
    this.big = big;
    const onlooker = {
      told: (sentence) => this.announcer.add(sentence),
      happened: (one, client) => this.#happened(one, client),
      moved: (client) => this.#moved(client),
      refused: (refusal, client) => this.refuse(refusal, client),
    } satisfies ConstructorParameters<typeof Device>[2];
    this.device = new Device(code, token, onlooker, !big);
  }

  /** The table as it is shown: the one of the last match, as long as its result is. */
  get table(): ShownTable {
    const table = this.device.table!;
    // What has just begun, perhaps of the other game, never comes together with what was played before.
    const last =
      table.phase === 'gathering' || table.match.number === this.played?.table.match.number;
    return (last ? this.played?.table : null) ?? table;
  }

  /** The table is another now: a match that is over is kept until the next one begins. */
  heed(table: ShownTable, round: ShownRound | null): void {
    if (table.phase === 'over') {
      this.played = { table, round };
      keep(KEPT, this.played);
    } else if (table.phase === 'gathering') this.played ??= keptOf(table);
    else this.played = null;
  }

  /** Somebody here goes from the result to the chairs. */
  toChairs(): void {
    this.played = null;
    keep(KEPT, null);
  }

  get sheet(): Sheet | null {
    return this.#open?.sheet ?? null;
  }
  set sheet(sheet: Sheet | null) {
    // One sheet leads to another, and all of them are for whoever has opened the first.
    const client = this.#open ? this.#open.client : this.device.shown;
    this.#open = sheet && { sheet, client };
  }
  /** For whom the sheet was opened; null if it was opened behind a curtain. */
  get client(): SeatClient | null {
    return this.#open?.client ?? null;
  }

  /** Open the feelings to choose from, or close them. Nobody who has to be silent shows any. */
  toggleEmotes(): void {
    const { shown, table } = this.device;
    const here = table?.phase !== 'gathering' && shown?.may('emote');
    this.emoting = this.emoting || !here ? null : shown;
  }

  /** Give a hint to whoever is shown, or put it away. */
  hint(): void {
    const hintRequest = this.device.shown?.hintRequest;
    hintRequest
      ?.toggle()
      .then(() => {
        // The hint replaces an earlier refusal.
        if (hintRequest.given && this.toast?.kind === 'refusal') this.toast = null;
      })
      .catch(() => this.say(sayRefusal({ code: 'no-connection' }), 'refusal'));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.announcer.stop();
    this.device.close();
  }

  /** Say a sentence now, and let it stand for a moment. */
  say(text: string, kind: Toast['kind'] = 'word', more: Partial<Remedy> = {}): void {
    this.toast = { key: (this.#next += 1), text, kind, ...more };
    clearTimeout(this.#timer);
    const signs = text.length + (more.title?.length ?? 0);
    this.#timer = setTimeout(() => (this.toast = null), Math.max(STAYS, A_SIGN * signs));
    this.tell(text);
  }

  /** A tap moves on, but what everybody should understand stays for its time. */
  tapped(): void {
    if (this.device.shown) this.device.shown.recap.due = false;
    if (this.toast?.kind !== 'remedy') this.toast = null;
  }

  /** Say a sentence aloud now. */
  tell(text: string): void {
    this.announcer.add(text);
    this.announcer.flush();
  }

  refuse(refusal: Refused, client: SeatClient): void {
    const smile = ['nobody-to-catch', 'caught-already'].includes(refusal.code);
    ring(smile ? 'emote' : 'refuse');
    this.say(sentenceFor(refusal, client.names), smile ? 'smile' : 'refusal');
  }

  /** It is somebody's turn on this device: they should notice, also when they do not look. */
  call(): void {
    rouse();
    this.tell(say('table-your-turn'));
  }

  /** The others wait, and one of them says so. */
  #nudged(event: Happened & { type: 'Nudged' }, client: SeatClient): void {
    rouse();
    const told = tellFact(
      event,
      client.audience({ table: client.table! }),
      (person) => personOf(client.table!, person)?.name ?? '…',
    );
    if (told) this.say(told);
  }

  /** Somebody has taken the device; `due` if it is their turn. */
  come(client: SeatClient, due: boolean): void {
    if (due) this.call();
    this.#welcome(client);
  }

  /** The device goes to somebody else: nothing that the last person saw remains. */
  hush(): void {
    this.announcer.clear();
    clearTimeout(this.#timer);
    this.toast = null;
    this.emoting = null;
    if (this.sheet && !FOR_ALL.has(this.sheet)) this.sheet = null;
    ring('turn');
  }

  #happened(event: Happened, client: SeatClient): void {
    switch (event.type) {
      case 'Emoted':
        ring('emote');
        this.#feel(event.person, event.emote);
        break;
      case 'Said':
        if (event.person === client.connection.you?.person) break;
        ring('emote');
        if (this.sheet !== 'log') this.unread += 1;
        break;
      case 'Nudged':
        if (event.seat === client.seat) this.#nudged(event, client);
        break;
      case 'TurnStarted':
        if (event.seat === client.seat) this.call();
        break;
      case 'CardLaid':
        ring(event.card === 'S' ? 'wild' : 'lay');
        break;
      case 'DrawnByHand':
      case 'CardDiscarded':
      case 'SetLaid':
        ring('lay');
        break;
      case 'PileCompleted':
      case 'TrickWon':
        ring('pile');
        break;
      case 'RoundEnded':
        ring(client.seat && event.winners.includes(client.seat) ? 'win' : 'pile');
        break;
      case 'Dealt':
        this.#welcome(client);
        break;
      default:
        this.#mend(event, client);
    }
  }

  /** Where you draw by hand and may catch others, somebody has to say so: once a match. */
  #welcome(client: SeatClient): void {
    const { table, seat, sides } = client;
    if (!table || !seat || !isTabletop(table.settings) || table.match.round > 1) return;
    if (this.#welcomed.get(client) === table.match.number) return;
    this.#welcomed.set(client, table.match.number);
    const teams = sides.some((side) => side.length > 1);
    const { edition, seats } = table.settings;
    const welcome = async (): Promise<void> => {
      const { hand } = dealOf(editionOf(await catalogue.load(), edition), seats);
      const sentences = [say('tabletop-welcome', { hand })];
      if (teams) sentences.push(say('tabletop-welcome-teams'));
      this.say(sentences.join(' '));
    };
    // Without a server there is nothing to play either, and that is said elsewhere.
    welcome().catch(console.warn);
  }

  /** Something went wrong at the table: everybody should understand what follows from it. */
  #mend(event: Happened, client: SeatClient): void {
    const { table, view } = client;
    if (!table || !view) return;
    const caught = String(table.settings.options['caught'] ?? 'whole-turn');
    const remedy = remedyOf(event, client.audience({ table }), { turn: view.turn, caught });
    if (remedy) {
      ring('pile');
      this.say(remedy.text, 'remedy', remedy);
    } else if (event.type === 'AdviceCalled') {
      // Nothing may lie over the question.
      this.toast = null;
    }
  }

  #moved(client: SeatClient): void {
    if (client === this.device.own) this.say(say('table-seat-moved'));
    else this.device.drop(client);
  }

  #feel(person: number, emote: string): void {
    const feeling = { key: (this.#next += 1), emote };
    this.feelings = new Map([...this.feelings, [person, feeling]]);
    setTimeout(() => {
      if (this.feelings.get(person) !== feeling) return;
      this.feelings = new Map([...this.feelings].filter(([one]) => one !== person));
    }, FELT);
  }
}

/** The match that this table has just played, if this browser has seen its end. */
function keptOf({ code, game, match }: ShownTable): Played | null {
  const kept = recall<Played>(KEPT);
  if (kept?.table.code !== code || kept.table.game !== game) return null;
  return kept.table.match.number === match.number - 1 ? kept : null;
}

/** Make somebody notice who may be looking elsewhere, as far as they want that. */
function rouse(): void {
  ring('turn');
  if (preferences.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
}

/** A refusal as a sentence, with names where the server knows only seats. */
export function sentenceFor(refusal: Refused, names: readonly string[]): string {
  const named: Record<string, [message: string, seat: unknown]> = {
    'not-your-turn': ['table-not-your-turn', refusal.args['turn']],
    interrupted: ['tabletop-interrupted', refusal.args['seat']],
  };
  const [message, seat] = named[refusal.code] ?? [];
  if (message === undefined || typeof seat !== 'string') return sayRefusal(refusal);
  return say(message, { name: nameAt(seat, names) });
}
