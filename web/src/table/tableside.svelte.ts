/** What is around the board: what is being said, shown for a moment, or open. */

import { preferences } from '../preferences.svelte';
import type { Event, Fact } from '../protocol';
import type { Refused } from '../wire/refused';
import { say, sayRefusal } from '../words/words.svelte';
import { Announcer } from './announcer.svelte';
import { Party } from './party.svelte';
import type { Sitting } from './sitting.svelte';
import { ring } from './sounds';
import { nameAt } from './telling';

/** What lies over the board, one at a time. */
export type Sheet =
  | 'menu'
  | 'log'
  | 'people'
  | 'rules'
  | 'keys'
  | 'preferences'
  | 'device'
  | 'concede'
  | 'stand'
  | 'leave';

/** What is the same for everybody: it stays open while the device is handed around. */
const FOR_ALL = new Set<Sheet>(['rules', 'keys', 'preferences']);

/** How long a sentence that appears by itself stays, in milliseconds. */
const STAYS = 5_000;
/** How long a feeling stays beside its seat. */
const FELT = 4_000;
/** How long somebody's device shakes when their turn comes. */
const SHAKE = [90, 60, 90];

interface Toast {
  key: number;
  text: string;
  /** Something was refused, or just said. */
  kind: 'refusal' | 'word';
}

export class Tableside {
  readonly party: Party;
  readonly announcer = new Announcer();
  #open = $state.raw<{ sheet: Sheet; sitting: Sitting | null } | null>(null);
  /** For whom the feelings to choose from are open. */
  emoting = $state.raw<Sitting | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** What people feel, by their number. */
  feelings = $state.raw<ReadonlyMap<number, { key: number; emote: string }>>(new Map());
  /** What was written since one last looked. */
  unread = $state(0);
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, token: string) {
    this.party = new Party(code, token, {
      told: (sentence) => this.announcer.add(sentence),
      seen: (event, sitting) => this.#seen(event, sitting),
      happened: (fact, sitting) => this.#happened(fact, sitting),
      moved: (sitting) => this.#moved(sitting),
      refused: (refusal, sitting) => this.refuse(refusal, sitting),
    });
  }

  get sheet(): Sheet | null {
    return this.#open?.sheet ?? null;
  }
  set sheet(sheet: Sheet | null) {
    // One sheet leads to another, and all of them are for whoever has opened the first.
    const sitting = this.#open ? this.#open.sitting : this.party.shown;
    this.#open = sheet && { sheet, sitting };
  }
  /** For whom the open sheet is, whoever is shown by now; null if it was opened behind a curtain. */
  get sitting(): Sitting | null {
    return this.#open?.sitting ?? null;
  }

  /** Open the feelings to choose from, or close them. */
  toggleEmotes(): void {
    const here = this.party.table?.phase !== 'gathering';
    this.emoting = this.emoting || !here ? null : this.party.shown;
  }

  /** Give a hint to whoever is shown, or put it away. */
  hint(): void {
    const hinting = this.party.shown?.hinting;
    hinting
      ?.toggle()
      .then(() => {
        // Whatever was refused before, an earlier hint perhaps: now there is one in its place.
        if (hinting.given && this.toast?.kind === 'refusal') this.toast = null;
      })
      .catch(() => this.say(sayRefusal({ code: 'no-connection' }), 'refusal'));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.announcer.stop();
    this.party.close();
  }

  /** Say a sentence now, and let it stand for a moment. */
  say(text: string, kind: Toast['kind'] = 'word'): void {
    this.toast = { key: (this.#next += 1), text, kind };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = null), STAYS);
    this.tell(text);
  }

  /** Say a sentence aloud now. */
  tell(text: string): void {
    this.announcer.add(text);
    this.announcer.flush();
  }

  refuse(refusal: Refused, sitting: Sitting): void {
    ring('refuse');
    this.say(sentenceFor(refusal, sitting.names), 'refusal');
  }

  /** It is somebody's turn on this device: they should notice, also when they do not look. */
  call(): void {
    ring('turn');
    if (preferences.vibration && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.(SHAKE);
    this.tell(say('table-your-turn'));
  }

  /** The device goes to somebody else: nothing of what the last one saw stays. */
  hush(): void {
    this.announcer.clear();
    clearTimeout(this.#timer);
    this.toast = null;
    this.emoting = null;
    if (this.sheet && !FOR_ALL.has(this.sheet)) this.sheet = null;
    ring('turn');
  }

  #seen(event: Event, sitting: Sitting): void {
    switch (event.type) {
      case 'TurnStarted':
        if (event.seat === sitting.seat) this.call();
        break;
      case 'CardLaid':
      case 'CardDiscarded':
      case 'SetLaid':
        ring('lay');
        break;
      case 'PileCompleted':
      case 'TrickWon':
        ring('pile');
        break;
      case 'RoundEnded':
        ring(sitting.seat && event.winners.includes(sitting.seat) ? 'win' : 'pile');
    }
  }

  #happened(fact: Fact, sitting: Sitting): void {
    if (fact.type === 'Emoted') {
      ring('emote');
      this.#feel(fact.person, fact.emote);
    } else if (fact.type === 'Said' && fact.person !== sitting.connection.you?.person) {
      ring('emote');
      if (this.sheet !== 'log') this.unread += 1;
    }
  }

  #moved(sitting: Sitting): void {
    if (sitting === this.party.own) this.say(say('table-seat-moved'));
    else this.party.drop(sitting);
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

/** A refusal as a sentence, with names where the server knows only seats. */
export function sentenceFor(refusal: Refused, names: readonly string[]): string {
  const turn = refusal.args['turn'];
  if (refusal.code === 'not-your-turn' && typeof turn === 'string')
    return say('table-not-your-turn', { name: nameAt(turn, names) });
  return sayRefusal(refusal);
}
