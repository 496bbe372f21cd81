/** What everybody saw at the moves of a reviewed round. The round is over: nothing is secret any more. */

import { stepBefore } from '../replay/moment';
import type { Step, View } from '../protocol';
import { round as fetchRound } from '../wire/http';

export class Positions {
  readonly #code: string;
  readonly #match: number;
  readonly #round: number;
  /** The steps of the round by the seat that sees them; asked for once. */
  readonly #asked = new Map<string, Promise<readonly Step[]>>();

  constructor(code: string, match: number, round: number) {
    this.#code = code;
    this.#match = match;
    this.#round = round;
  }

  /** What a seat saw right before a move of the round, as the review counts moves. */
  async before(move: number, seat: string): Promise<View | null> {
    let asked = this.#asked.get(seat);
    if (!asked) {
      asked = fetchRound(this.#code, this.#match, this.#round, seat).then(({ steps }) => steps);
      this.#asked.set(seat, asked);
      // What could not be fetched may be requested again.
      asked.catch(() => this.#asked.delete(seat));
    }
    const steps = await asked;
    return steps[stepBefore(steps, move)]?.view ?? null;
  }
}
