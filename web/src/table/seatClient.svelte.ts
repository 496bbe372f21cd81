/** One person of this device at a table: a connection, what is shown of it, and what was told. */

import { partsOf } from '../games';
import { preferences } from '../preferences.svelte';
import type { Candidate, Happened } from '../protocol';
import { type Scene, Scenes } from '../stage/scenes.svelte';
import type { Answer, Command, Connection, Deed, Frame } from '../wire/connection.svelte';
import { Refused } from '../wire/refused';
import { Recap } from './evening/recap.svelte';
import { HintRequest } from './hintRequest.svelte';
import { Log } from './log.svelte';
import { isTabletop, namesOf, personOf, sidesOf } from './chairs';
import { type Audience } from '../words/people';
import { tell } from '../words/tell';

/** A scene with the frame that it comes from: every scene of a client is one. */
interface TableScene extends Scene {
  frame: Frame;
}

/** What the owner of a client wants to hear about. */
export interface Onlooker {
  /** Whether this client is the one that is shown now: only then anything moves or sounds. */
  lively: (client: SeatClient) => boolean;
  /** A sentence about what has just happened. */
  told: (sentence: string, client: SeatClient) => void;
  /** Something happens before their eyes: a fact, or an event of the round. */
  happened: (one: Happened, client: SeatClient) => void;
  /** Somebody goes on with this client's seat on another device. */
  moved: (client: SeatClient) => void;
  /** A command was refused. */
  refused: (refusal: Refused, client: SeatClient) => void;
}

/** Something that happened as a sentence; null if it needs none. */
type Telling = () => string | null;

/** How long a discard can be taken back before it is sent, where somebody wants that. */
export const HOLD_MS = 3_000;

/** What is called out over the table, whatever the round has come to. */
const CALLED = /^(catch|advice) |agree$/;

export class SeatClient {
  readonly connection: Connection;
  readonly log = new Log();
  readonly recap = new Recap();
  readonly hintRequest = new HintRequest(this);
  scenes = $state.raw<Scenes | null>(null);
  /** A move is on its way: nothing else can be done until it is answered. */
  pending = $state(false);
  /** A discard that is held back, not yet sent. */
  held = $state.raw<{ move: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  #onlooker: Onlooker;
  /** The match and the game that `showing` is of: the next one may have another game, or table. */
  #match: string | null = null;
  #round: Frame['round'] = null;
  #seat: string | null = null;
  /** The last turn that was seen to begin. */
  #turn = $state<string | null>(null);
  #come = false;
  /** How many draws have not been answered yet. */
  #reached = 0;

  table = $derived.by(() => this.connection.table);
  seat = $derived.by(() => this.connection.seat);
  names = $derived.by(() => (this.table ? namesOf(this.table) : []));
  sides = $derived.by(() => (this.table ? sidesOf(this.table) : []));
  /** Your own chair. */
  chair = $derived.by(() => this.table?.chairs.find((one) => one.seat === this.seat) ?? null);
  /** The View that is on the table, which may be behind what the server has told. */
  view = $derived.by(() => this.scenes?.scene?.view ?? null);
  /** Whether there is still something to be shown. */
  busy = $derived.by(() => this.scenes?.busy ?? false);
  /** Whose turn it is on the screen; null if nobody's. */
  turn = $derived.by(() => {
    const playing = this.table?.phase === 'playing' || this.busy;
    return playing && this.view && !this.view.outcome ? this.#turn : null;
  });
  /** The moves that may be made now: none while something is shown, or is on its way. */
  moves = $derived.by(() => {
    if (this.busy || this.pending || this.held || !this.may('move')) return [];
    return this.connection.round?.moves ?? [];
  });
  mayUndo = $derived.by(
    () => this.held !== null || (!this.busy && !this.pending && this.may('undo')),
  );

  constructor(connection: Connection, onlooker: Onlooker) {
    this.connection = connection;
    this.#onlooker = onlooker;
    connection.listen((frame) => this.#hear(frame));
  }

  may(deed: Deed): boolean {
    return this.connection.may(deed);
  }

  /** Make a move, if nothing else is on its way; what is called out never waits. */
  async play(move: string): Promise<void> {
    if (move === 'draw1') await this.#draw();
    else if (CALLED.test(move)) await this.#call(move);
    else if (preferences.hold && partsOf(this.table!.game).endsTurn?.(move)) this.#hold(move);
    else await this.#act((version) => ({ type: 'move', move, version }));
  }

  #hold(move: string): void {
    if (this.held) return;
    this.held = { move, timer: setTimeout(() => void this.release(), HOLD_MS) };
  }

  /** Send what was held back. */
  async release(): Promise<void> {
    const held = this.held;
    if (!held) return;
    clearTimeout(held.timer);
    this.held = null;
    await this.#act((version) => ({ type: 'move', move: held.move, version }));
  }

  /** Draw a card by hand. Taps before the answer draw several cards at once. */
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
    this.scenes?.hurry();
    if (version !== undefined) await this.send({ type: 'move', move, version });
  }

  async undo(): Promise<void> {
    if (this.held) {
      clearTimeout(this.held.timer);
      this.held = null;
      return;
    }
    await this.#act((version) => ({ type: 'undo', version }));
  }

  /** Send what is about the round as it is now. Says whether it was done. */
  async #act(command: (version: number) => Command): Promise<boolean> {
    const version = this.connection.round?.version;
    if (this.pending || version === undefined) return false;
    this.scenes?.hurry();
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

  /** The listener, and who is who for them. */
  audience(frame: Pick<Frame, 'table'>): Audience {
    const { table } = frame;
    const person = this.connection.you?.person ?? null;
    return {
      game: table.game,
      me: table.chairs.find((one) => one.person === person)?.seat ?? null,
      person,
      names: namesOf(table),
      sides: sidesOf(table),
      scored: table.match.scores !== null,
      tabletop: isTabletop(table.settings),
    };
  }

  #hear(frame: Frame): void {
    const { game, match, phase } = frame.table;
    // The board of the last match stays until the next one begins.
    const stays = phase === 'gathering' && this.scenes !== null;
    if (this.#match !== `${game} ${match.number}` && !stays) {
      this.#match = `${game} ${match.number}`;
      // What is left of the last match is told before the first of this one.
      this.scenes?.hurry();
      this.scenes = this.#open(game);
      this.#turn = null;
    }
    const changed = frame.round !== this.#round;
    this.#round = frame.round;
    if (frame.found) this.#find(frame, changed);
    else if (!this.#onlooker.lively(this)) this.#follow(frame, changed);
    else if (changed && frame.round) this.#show(frame);
    else for (const one of frame.happened) this.#watch(one, frame);
    const taken = frame.happened.some(
      (one) => one.type === 'SeatMoved' && one.seat === this.#seat && one.seat !== this.seat,
    );
    this.#seat = this.seat;
    if (taken) this.#onlooker.moved(this);
  }

  #open(game: string): Scenes {
    const scenes = new Scenes(partsOf(game).animator);
    scenes.listen((one, scene) => {
      if (one.type === 'TurnStarted') this.#turn = one.seat;
      else if (one.type === 'Dealt') this.#turn = null;
      this.#watch(one, (scene as TableScene).frame);
    });
    return scenes;
  }

  /** Something happens before everybody's eyes. */
  #show(frame: Frame): void {
    if (!frame.round) return;
    const { happened, round } = frame;
    const undone = happened.some((one) => one.type === 'Undone');
    const scene: TableScene = { happened, view: round.view, found: undone, frame };
    this.scenes?.show(scene);
    if (undone) this.#turn = round.view.turn;
  }

  /** How it was found on coming (back): the log gets it, and only what is new is told. */
  #find(frame: Frame, changed: boolean): void {
    const news = this.#come && this.#onlooker.lively(this);
    this.#write(frame, news);
    if (changed) this.#settle(frame);
    if (frame.happened.length === 0) this.#come = true;
  }

  /** Something happens while another person's view is on the screen. */
  #follow(frame: Frame, changed: boolean): void {
    this.#write(frame, false);
    if (changed) this.#settle(frame);
  }

  #settle(frame: Frame): void {
    // While people gather, the round is an old one, perhaps of the other game.
    if (!frame.round || frame.table.phase === 'gathering') return;
    const scene: TableScene = { happened: [], view: frame.round.view, found: true, frame };
    this.#turn = frame.round.view.turn;
    this.scenes?.show(scene);
    this.scenes?.hurry();
  }

  #write(frame: Frame, aloud: boolean): void {
    for (const one of frame.happened) {
      if (aloud) this.#tell(one, frame);
      else this.#note(one, frame);
    }
  }

  #watch(one: Happened, frame: Frame): void {
    this.#tell(one, frame);
    this.#onlooker.happened(one, this);
  }

  #tell(one: Happened, frame: Frame): void {
    const sentence = this.#note(one, frame);
    if (sentence) this.#onlooker.told(sentence, this);
  }

  /** Keep it for the log and the recap, and say it in the language of now. */
  #note(one: Happened, frame: Frame): string | null {
    const telling = this.#tellingOf(one, frame);
    const sentence = telling();
    const again = (): string => telling() ?? '';
    const picture = partsOf(frame.table.game).pictured?.(one) ?? null;
    if (one.type === 'TurnStarted') this.log.begin(one.seat);
    else if (one.type === 'Dealt' || one.type === 'RoundEnded') this.log.begin(null);
    if (sentence !== null) this.log.add(again, plain(one), picture);
    this.recap.note(one, this.audience(frame).me, picture, again);
    return sentence;
  }

  #tellingOf(one: Happened, frame: Frame): Telling {
    return () => tell(one, this.audience(frame), frame.happened, this.#nameOf(frame));
  }

  #nameOf(frame: Frame): (person: number) => string {
    return (person) => {
      const seat = frame.table.chairs.findIndex((one) => one.person === person);
      return namesOf(frame.table)[seat] ?? personOf(frame.table, person)?.name ?? '…';
    };
  }
}

/** Your own draw: the cards are in the hand. */
function plain(one: Happened): boolean {
  return one.type === 'CardsDrawn' && !('hidden' in one.cards);
}
