/** A finished match, to be looked at again: step by step, at any speed, from any seat. */

import { boardOf } from '../boards';
import type { MatchSummary, RoundAnswer, Step } from '../protocol';
import { type Scene, Showing } from '../stage/showing.svelte';
import { round as fetchRound } from '../wire/http';

export type ReplaySpeed = 'slow' | 'normal' | 'fast';
/** Milliseconds between two steps. */
const pauses: Record<ReplaySpeed, number> = { slow: 2200, normal: 1100, fast: 400 };

export class Playback {
  readonly code: string;
  readonly match: number;
  answer = $state.raw<RoundAnswer | null>(null);
  /** Which step's end is shown, from 0 on. */
  at = $state(0);
  playing = $state(false);
  speed = $state<ReplaySpeed>('normal');
  showing = $state.raw<Showing | null>(null);
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
  get round(): number {
    return this.answer?.round ?? 1;
  }
  get seat(): string | null {
    return this.answer?.seat ?? null;
  }

  /** Look at a round, from a seat or as a spectator, at a step. */
  async look(round: number, seat: string | null, at: number): Promise<void> {
    this.pause();
    const answer = await fetchRound(this.code, this.match, round, seat);
    const showing = new Showing(boardOf(answer.match.game).staging);
    this.answer = answer;
    this.at = clamp(at, answer.steps.length);
    const scene = sceneOf(answer.steps[this.at]!);
    showing.jump({ ...scene, found: true });
    this.showing = showing;
  }

  /** Go to a step; the next one is shown with all that happens, others at once. */
  go(at: number): void {
    const next = clamp(at, this.steps.length);
    const step = this.steps[next];
    if (!step || !this.showing || next === this.at) return;
    if (next === this.at + 1 && !step.undone) this.showing.show(sceneOf(step));
    else this.showing.jump({ ...sceneOf(step), found: true });
    this.at = next;
  }

  play(): void {
    if (this.at >= this.steps.length - 1) this.go(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.at >= this.steps.length - 1) this.pause();
      else this.#next();
    }, pauses[this.speed]);
  }
}

const clamp = (at: number, steps: number): number => Math.max(0, Math.min(steps - 1, at));
const sceneOf = (step: Step): Scene => ({ events: step.events, view: step.view });
