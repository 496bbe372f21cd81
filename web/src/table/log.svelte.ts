/** The last things that happened. They are told when they are drawn, in the language of then. */

import type { Pictured } from '../games';

/** How many are kept. */
const MOST = 200;

export interface Line {
  key: number;
  /** In whose turn it happened, and which turn that was; null outside of any. */
  turn: { key: number; seat: string } | null;
  /** What was laid or put away. */
  picture: Pictured | null;
  /** It as a sentence; nothing as long as its words are on their way. */
  tell: () => string;
  /** It is obvious anyway: no line in the short log. */
  plain: boolean;
}

export class Log {
  lines = $state.raw<readonly Line[]>([]);
  /** The last few that say something, the newest last. */
  latest = $derived(
    this.lines
      .slice(-8)
      .filter((one) => !one.plain && one.tell() !== '')
      .slice(-3),
  );
  #next = 1;
  #turn: Line['turn'] = null;

  /** Somebody's turn begins; null: a round does, or ends. */
  begin(seat: string | null): void {
    this.#turn = seat === null ? null : { key: (this.#next += 1), seat };
  }

  add(tell: () => string, plain = false, picture: Pictured | null = null): void {
    const line = { key: (this.#next += 1), turn: this.#turn, picture, tell, plain };
    this.lines = [...this.lines.slice(1 - MOST), line];
  }
}
