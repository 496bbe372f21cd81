/** A lesson without a connection: what the server would have answered, as far as that was kept. */

import type { Candidate, LessonAnswer, LessonScript } from '../protocol';

/** What is said about any other move than the one that is asked for. */
const ONLY_RIGHT_MOVES = 'learn-offline';

export class KeptLesson {
  readonly #script: LessonScript;

  constructor(script: LessonScript) {
    this.#script = script;
  }

  /** Where the learner is after moves that were right. */
  #after(moves: readonly string[]): LessonAnswer {
    const last = moves.at(-1);
    const reached = last === undefined ? null : this.#script.steps[moves.length - 1]?.answers[last];
    return reached ?? this.#script.begin;
  }

  /** The answer to a move. Without the server, nobody can say what is wrong with another one. */
  answer(moves: readonly string[], tried?: string): LessonAnswer {
    if (tried !== undefined) {
      const right = this.#script.steps[moves.length]?.answers[tried];
      if (right) return right;
    }
    const hint = tried === undefined ? null : ONLY_RIGHT_MOVES;
    return { ...this.#after(moves), played: [], hint };
  }

  classify(moves: readonly string[], tiles: readonly string[]): readonly Candidate[] {
    const sets = this.#script.steps[moves.length]?.sets ?? [];
    return sets.filter(({ set }) => sorted(set.split(/[-+]/)) === sorted(tiles));
  }
}

const sorted = (tiles: readonly string[]): string => [...tiles].sort().join(' ');
