/** A lesson: a prepared round on the server's own rules, one thing to do at a time. */

import { loadGame, partsOf } from '../games';
import type { Candidate, LessonAnswer } from '../protocol';
import { Scenes } from '../stage/scenes.svelte';
import { lesson, lessons, lessonTiles } from '../wire/http';
import { Refused, refusalOf } from '../wire/refused';
import { type Args, say, sayRefusal } from '../words/words.svelte';
import { KeptLesson } from './offline';

export class Lesson {
  readonly name: string;
  scenes = $state.raw<Scenes | null>(null);
  now = $state.raw<LessonAnswer | null>(null);
  /** Why the last move was not done: refused by the rules, or not what the lesson asks for. */
  problem = $state.raw<{ code: string; args: Args } | null>(null);
  hint = $state<string | null>(null);
  #moves: string[] = [];
  #asking = false;

  constructor(name: string) {
    this.name = name;
  }

  /** What to say about the last move, if anything. */
  get reply(): string | null {
    if (this.problem) return sayRefusal(this.problem);
    return this.hint ? say(this.hint, this.now?.args) : null;
  }

  async start(): Promise<void> {
    this.#moves = [];
    this.problem = this.hint = null;
    const answer = await this.#answer();
    await loadGame(answer.game);
    this.scenes = new Scenes(partsOf(answer.game).animator);
    this.scenes.jump({ happened: [], view: answer.view, found: true });
    this.now = answer;
  }

  async play(move: string): Promise<void> {
    if (this.#asking || this.now?.done) return;
    this.#asking = true;
    try {
      const answer = await this.#answer(move);
      this.problem = answer.refused;
      this.hint = answer.hint;
      if (answer.refused || answer.hint) return;
      this.#moves.push(move);
      this.now = answer;
      for (const one of answer.played) this.scenes?.show({ happened: one.events, view: one.view });
    } catch (error) {
      this.problem = refusalOf(error);
      // The server was updated during the lesson, and has other moves now.
      if (error instanceof Refused && error.code === 'not-in-the-lesson') await this.start();
    } finally {
      this.#asking = false;
    }
  }

  async classify(tiles: readonly string[]): Promise<readonly Candidate[]> {
    try {
      return (await lessonTiles(this.name, this.#moves, tiles)).candidates;
    } catch (error) {
      return (await this.#kept(error)).classify(this.#moves, tiles);
    }
  }

  async #answer(tried?: string): Promise<LessonAnswer> {
    try {
      return await lesson(this.name, this.#moves, tried);
    } catch (error) {
      return (await this.#kept(error)).answer(this.#moves, tried);
    }
  }

  /** The lesson as this browser has kept it. Throws what went wrong, if that was something else. */
  async #kept(error: unknown): Promise<KeptLesson> {
    if (!(error instanceof Refused && error.code === 'no-connection')) throw error;
    const script = (await lessons()).lessons[this.name];
    if (!script) throw error;
    return new KeptLesson(script);
  }
}
