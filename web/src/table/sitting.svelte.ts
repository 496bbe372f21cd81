/** One person of this device at a table: a connection, what is shown of it, and what was told. */

import { boardOf } from '../boards';
import type { Candidate, Event, Fact } from '../protocol';
import { type Scene, Showing } from '../stage/showing.svelte';
import type { Answer, Command, Connection, Frame } from '../wire/connection.svelte';
import { Refused } from '../wire/refused';
import { Hinting } from './hinting.svelte';
import { Log } from './log.svelte';
import { namesOf, personOf, sidesOf } from './seating';
import { type Company, tellEvent, tellFact } from './telling';

/** A scene with the frame that it comes from: every scene of a sitting is one. */
interface TableScene extends Scene {
  frame: Frame;
}

/** What whoever shows a sitting wants to know of. */
export interface Onlooker {
  /** Whether this sitting is the one that is shown now: only then anything moves or sounds. */
  lively: (sitting: Sitting) => boolean;
  /** A sentence about what has just happened. */
  told: (sentence: string, sitting: Sitting) => void;
  /** An event is being shown. */
  seen: (event: Event, sitting: Sitting) => void;
  /** Something has happened at the table. */
  happened: (fact: Fact, sitting: Sitting) => void;
  /** Somebody goes on with this sitting's seat on another device. */
  moved: (sitting: Sitting) => void;
  /** A command was refused. */
  refused: (refusal: Refused, sitting: Sitting) => void;
}

/** Something that happened as a sentence; null if it needs none. */
type Telling = () => string | null;

/** Facts that belong before the events that they come with; all others follow from them. */
const FIRST = new Set<Fact['type']>(['MatchStarted', 'RoundStarted', 'BotSeated', 'Readied']);

/** What is called out over the table, whatever the round has come to. */
const CALLED = /^(catch|advice) |agree$/;

export class Sitting {
  readonly connection: Connection;
  readonly log = new Log();
  readonly hinting = new Hinting(this);
  showing = $state.raw<Showing | null>(null);
  /** A move is on its way: nothing else can be done until it is answered. */
  pending = $state(false);

  #onlooker: Onlooker;
  /** The match and the game that `showing` is of: the next one may have another game, or table. */
  #match: string | null = null;
  #round: Frame['round'] = null;
  #seat: string | null = null;
  /** The last turn that was seen to begin. */
  #turn = $state<string | null>(null);
  #come = false;
  /** How often one has reached for a card and not been answered yet. */
  #reached = 0;

  table = $derived.by(() => this.connection.table);
  seat = $derived.by(() => this.connection.seat);
  names = $derived.by(() => (this.table ? namesOf(this.table) : []));
  sides = $derived.by(() => (this.table ? sidesOf(this.table) : []));
  /** One's own chair. */
  chair = $derived.by(() => this.table?.chairs.find((one) => one.seat === this.seat) ?? null);
  hosting = $derived.by(() => this.table?.host === this.connection.you?.person);
  /** The View that is on the table, which may be behind what the server has told. */
  view = $derived.by(() => this.showing?.scene?.view ?? null);
  /** Whether there is still something to be shown. */
  busy = $derived.by(() => this.showing?.busy ?? false);
  /** Whose turn it is on the screen; null if nobody's. */
  turn = $derived.by(() => {
    const playing = this.table?.phase === 'playing' || this.busy;
    return playing && this.view && !this.view.outcome ? this.#turn : null;
  });
  /** What may be done now: nothing while something is shown, is on its way, or stands still. */
  moves = $derived.by(() => {
    if (this.busy || this.pending || this.table?.paused) return [];
    return this.connection.round?.moves ?? [];
  });
  /** Whether one may not talk now, since a partner plays. */
  silent = $derived.by(() => this.connection.round?.silent ?? false);
  mayUndo = $derived.by(
    () => !this.busy && !this.pending && (this.connection.round?.undo ?? false),
  );

  constructor(connection: Connection, onlooker: Onlooker) {
    this.connection = connection;
    this.#onlooker = onlooker;
    connection.listen((frame) => this.#hear(frame));
  }

  /** Make a move, if nothing else is on its way; what is called out never waits. */
  async play(move: string): Promise<void> {
    if (move === 'draw1') await this.#draw();
    else if (CALLED.test(move)) await this.#call(move);
    else await this.#act((version) => ({ type: 'move', move, version }));
  }

  /** Draw a card by hand. Whoever taps faster than they are answered draws several at once. */
  async #draw(): Promise<void> {
    this.#reached += 1;
    if (this.#reached > 1) return;
    for (let done = 0; done < this.#reached;) {
      const count = this.#reached - done;
      done += count;
      const drawn = await this.#act((version) => ({ type: 'move', move: `draw${count}`, version }));
      if (!drawn) break;
    }
    this.#reached = 0;
  }

  async #call(move: string): Promise<void> {
    const version = this.connection.round?.version;
    this.showing?.hurry();
    if (version !== undefined) await this.send({ type: 'move', move, version });
  }

  async undo(): Promise<void> {
    await this.#act((version) => ({ type: 'undo', version }));
  }

  /** Send what is about the round as it is now. Says whether it was done. */
  async #act(command: (version: number) => Command): Promise<boolean> {
    const version = this.connection.round?.version;
    if (this.pending || version === undefined) return false;
    this.showing?.hurry();
    this.pending = true;
    const answer = await this.send(command(version));
    this.pending = false;
    return answer !== null;
  }

  /** Send a command. A refusal is told to the onlooker, and gives null. */
  async send(command: Command): Promise<Answer | null> {
    try {
      return await this.connection.send(command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The round has moved on meanwhile: what it looks like now has been told already.
      if (error.code !== 'stale') this.#onlooker.refused(error, this);
      return null;
    }
  }

  /** What tiles could be laid as. Throws if the server does not say. */
  classify = async (tiles: readonly string[]): Promise<readonly Candidate[]> => {
    const answer = await this.connection.send({ type: 'classify', tiles: [...tiles] });
    return answer.type === 'classified' ? answer.candidates : [];
  };

  /** Who is told, and who is who for them. */
  company(frame: Pick<Frame, 'table'>): Company {
    const { table } = frame;
    const person = this.connection.you?.person ?? null;
    return {
      game: table.game,
      me: table.chairs.find((one) => one.person === person)?.seat ?? null,
      person,
      names: namesOf(table),
      sides: sidesOf(table),
      scored: table.match.scores !== null,
    };
  }

  #hear(frame: Frame): void {
    const { game, match } = frame.table;
    if (this.#match !== `${game} ${match.number}`) {
      this.#match = `${game} ${match.number}`;
      // What is left of the last match is told before the first of this one.
      this.showing?.hurry();
      this.showing = this.#open(game);
    }
    const changed = frame.round !== this.#round;
    this.#round = frame.round;
    if (frame.found) this.#find(frame, changed);
    else if (!this.#onlooker.lively(this)) this.#follow(frame, changed);
    else if (changed && frame.round) this.#show(frame);
    else this.#tellFacts(frame, frame.facts);
    const taken = frame.facts.some(
      (one) => one.type === 'SeatMoved' && one.seat === this.#seat && one.seat !== this.seat,
    );
    this.#seat = this.seat;
    if (taken) this.#onlooker.moved(this);
  }

  #open(game: string): Showing {
    const showing = new Showing(boardOf(game).staging);
    showing.listen((event, scene) => {
      const { frame } = scene as TableScene;
      if (event.type === 'TurnStarted') this.#turn = event.seat;
      else if (event.type === 'Dealt') this.#turn = null;
      if (event === frame.events[0])
        this.#tellFacts(
          frame,
          frame.facts.filter((one) => FIRST.has(one.type)),
        );
      this.#tell(() => tellEvent(event, this.company(frame), frame.events), plain(event));
      this.#onlooker.seen(event, this);
      if (event === frame.events.at(-1))
        this.#tellFacts(
          frame,
          frame.facts.filter((one) => !FIRST.has(one.type)),
        );
    });
    return showing;
  }

  /** Something happens before everybody's eyes. */
  #show(frame: Frame): void {
    if (!frame.round) return;
    const undone = frame.facts.some((one) => one.type === 'Undone');
    const { events, round } = frame;
    const scene: TableScene = { events, view: round.view, found: undone, frame };
    this.showing?.show(scene);
    if (events.length === 0) this.#tellFacts(frame, frame.facts);
    if (undone) this.#turn = round.view.turn;
  }

  /** How it was found on coming (back): the log gets it, and only what is new is told. */
  #find(frame: Frame, changed: boolean): void {
    const news = this.#come && this.#onlooker.lively(this);
    this.#write(frame, news);
    if (changed) this.#settle(frame);
    if (frame.facts.length === 0 && frame.events.length === 0) this.#come = true;
  }

  /** Something happens while another person's view is on the screen. */
  #follow(frame: Frame, changed: boolean): void {
    this.#write(frame, false);
    if (changed) this.#settle(frame);
  }

  #settle(frame: Frame): void {
    // While people gather, the round is an old one, perhaps of the other game.
    if (!frame.round || frame.table.phase === 'gathering') return;
    const scene: TableScene = { events: [], view: frame.round.view, found: true, frame };
    this.#turn = frame.round.view.turn;
    this.showing?.show(scene);
    this.showing?.hurry();
  }

  #write(frame: Frame, aloud: boolean): void {
    const tell = (one: Telling, plain = false): void =>
      void (aloud ? this.#tell(one, plain) : this.#note(one, plain));
    const facts = (first: boolean): void => {
      for (const fact of frame.facts) {
        if (FIRST.has(fact.type) === first) tell(this.#factOf(fact, frame));
      }
    };
    facts(true);
    for (const event of frame.events)
      tell(() => tellEvent(event, this.company(frame), frame.events), plain(event));
    facts(false);
  }

  #tellFacts(frame: Frame, facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.#tell(this.#factOf(fact, frame));
      this.#onlooker.happened(fact, this);
    }
  }

  #tell(telling: Telling, plain = false): void {
    const sentence = this.#note(telling, plain);
    if (sentence) this.#onlooker.told(sentence, this);
  }

  /** Keep it for the log, and say it in the language of now. */
  #note(telling: Telling, plain: boolean): string | null {
    const sentence = telling();
    if (sentence !== null) this.log.add(() => telling() ?? '', plain);
    return sentence;
  }

  #factOf(fact: Fact, frame: Frame): Telling {
    return () => tellFact(fact, this.company(frame), this.#nameOf(frame));
  }

  #nameOf(frame: Frame): (person: number) => string {
    return (person) => {
      const seat = frame.table.chairs.findIndex((one) => one.person === person);
      return namesOf(frame.table)[seat] ?? personOf(frame.table, person)?.name ?? '…';
    };
  }
}

/** One's own draw: the cards are in the hand. */
function plain(event: Event): boolean {
  return event.type === 'CardsDrawn' && !('hidden' in event.cards);
}
