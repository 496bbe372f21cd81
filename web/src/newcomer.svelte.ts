/** People who have played only a few rounds on this device see the names of piles. */

import { keep, recall } from './storage';

/** After this many rounds people know their way around the table. */
const FEW_ROUNDS = 3;

class Newcomer {
  #rounds = $state(recall<number>('rounds') ?? 0);

  get here(): boolean {
    return this.#rounds < FEW_ROUNDS;
  }

  /** A round was played to its end. */
  count(): void {
    if (this.here) keep('rounds', (this.#rounds += 1));
  }
}

export const newcomer = new Newcomer();
