/** The last things that happened. They are told when they are drawn, in the language of then. */

/** So many are kept. */
const MOST = 200;

export interface Line {
  key: number;
  /** It as a sentence; nothing as long as its words are on their way. */
  tell: () => string;
  /** It is plain to see anyway: no line for those who read only the last few. */
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

  add(tell: () => string, plain = false): void {
    this.lines = [...this.lines.slice(1 - MOST), { key: (this.#next += 1), tell, plain }];
  }
}
