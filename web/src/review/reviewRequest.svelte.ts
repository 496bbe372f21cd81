/** A review that is asked for: how far it is, and then what it says. */

import { loadGame } from '../games';
import type { MatchSummary, Review } from '../protocol';
import { match as fetchMatch, review as fetchReview } from '../wire/http';
import { refusalOf } from '../wire/refused';
import { words } from '../words/words.svelte';

/** How long to wait before asking again, in milliseconds: longer and longer. */
const FIRST = 1_000;
const LONGEST = 5_000;
const SLOWER = 1.15;

export class ReviewRequest {
  readonly code: string;
  readonly match: number;
  summary = $state.raw<MatchSummary | null>(null);
  /** How much of it is done, up to 1; null until that is known. */
  progress = $state<number | null>(null);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<ReturnType<typeof refusalOf> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(code: string, match: number) {
    this.code = code;
    this.match = match;
  }

  /** Ask for it until it is there. */
  async begin(): Promise<void> {
    this.problem = null;
    try {
      const asked = fetchMatch(this.code, this.match);
      await words.load('advice', 'evening');
      const { match } = await asked;
      await loadGame(match.game);
      this.summary = match;
      await this.#ask(FIRST);
    } catch (error) {
      this.problem = refusalOf(error);
    }
  }

  /** The work continues, but nobody waits for it here. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(wait: number): Promise<void> {
    const answer = await fetchReview(this.code, this.match);
    if (this.#left) return;
    if ('rounds' in answer) {
      this.review = answer;
      return;
    }
    this.progress = answer.progress;
    const next = Math.min(LONGEST, wait * SLOWER);
    this.#timer = setTimeout(() => {
      this.#ask(next).catch((error: unknown) => (this.problem = refusalOf(error)));
    }, wait);
  }
}
