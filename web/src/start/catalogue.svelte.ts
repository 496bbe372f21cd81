/** What can be played here: asked for once, when it is first needed. */

import type { GamesAnswer } from '../protocol';
import { games } from '../wire/http';

class GameCatalogue {
  answer = $state.raw<GamesAnswer | null>(null);
  #asked: Promise<GamesAnswer> | null = null;

  /** Throws Refused; then it can be asked for again. */
  load(): Promise<GamesAnswer> {
    this.#asked ??= games().then(
      (answer) => (this.answer = answer),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const catalogue = new GameCatalogue();
