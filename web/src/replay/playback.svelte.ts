/** A match that is over, to be looked at again: step by step, at any speed, from any seat. */

import { loadGame, partsOf } from '../games';
import type { MatchSummary, RoundAnswer, Step } from '../protocol';
import { type Scene, Scenes } from '../stage/scenes.svelte';
import { round as fetchRound } from '../wire/http';
import { type Moment, stepBefore } from './moment';

export const speeds = ['slow', 'normal', 'fast'] as const;
export type ReplaySpeed = (typeof speeds)[number];
/** How long a step stays once all of it has been shown, in milliseconds. */
const pauses: Record<ReplaySpeed, number> = { slow: 1800, normal: 700, fast: 250 };
/** How often to look whether a step has been shown, in milliseconds. */
const LOOK = 50;

export class Playback {
  readonly code: string;
  readonly match: number;
  answer = $state.raw<RoundAnswer | null>(null);
  /** Which step's end is shown, from 0 on. */
  at = $state(0);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  scenes = $state.raw<Scenes | null>(null);
  /** Another round, or the same one from another seat, is being fetched. */
  fetching = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, match: number) {
    this.code = code;
    this.match = match;
  }

  get summary(): MatchSummary | null {
    return this.answer?.match ?? null;
  }
  get steps(): readonly Step[] {
    return this.answer?.steps ?? [];
  }
  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }
  get last(): number {
    return this.steps.length - 1;
  }
  get round(): number {
    return this.answer?.round ?? 1;
  }
  get seat(): string | null {
    return this.answer?.seat ?? null;
  }
  get moment(): Moment {
    return { round: this.round, step: this.at, seat: this.seat };
  }

  /** Look at a moment; what was shown stays until the new one is there. */
  async look(moment: Moment): Promise<void> {
    this.pause();
    const asked = (this.#asked += 1);
    this.fetching = true;
    try {
      const answer = await fetchRound(this.code, this.match, moment.round, moment.seat);
      await loadGame(answer.match.game);
      // If another seat is requested in the meantime, that one counts.
      if (asked !== this.#asked) return;
      const scenes = new Scenes(partsOf(answer.match.game).animator);
      const { step, move } = moment;
      const wanted = move === undefined ? step : stepBefore(answer.steps, move);
      const at = clamp(wanted, answer.steps.length);
      scenes.jump(found(answer.steps[at]!));
      this.answer = answer;
      this.at = at;
      this.scenes = scenes;
    } finally {
      if (asked === this.#asked) this.fetching = false;
    }
  }

  /** Go to a step and stay there. */
  go(at: number): void {
    this.pause();
    this.#go(at);
  }

  play(): void {
    if (this.steps.length === 0) return;
    if (this.at >= this.last) this.#go(0);
    this.playing = true;
    this.#wait(pauses[this.speed]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The next step is shown with all that happens in it, any other one at once. */
  #go(at: number): void {
    const next = clamp(at, this.steps.length);
    const step = this.steps[next];
    if (!step || !this.scenes || next === this.at) return;
    if (next === this.at + 1 && !step.undone) {
      // Somebody who steps on has seen the step before; at high speed everything moves at once.
      if (this.scenes.busy) this.scenes.hurry();
      this.scenes.show({ happened: step.events, view: step.view });
      if (this.playing && this.speed === 'fast') this.scenes.hurry();
    } else this.scenes.jump(found(step));
    this.at = next;
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.scenes?.busy) return this.#wait(LOOK);
      this.#go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.#wait(pauses[this.speed]);
    }, milliseconds);
  }
}

const clamp = (at: number, steps: number): number => Math.max(0, Math.min(steps - 1, at));
/** A step as it is found, with nothing left to move. */
const found = (step: Step): Scene => ({ happened: step.events, view: step.view, found: true });
