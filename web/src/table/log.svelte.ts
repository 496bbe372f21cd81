/** The last things that happened, as sentences. */

/** So many are kept. */
const MOST = 200;

export interface Line {
  key: number;
  text: string;
  /** It is plain to see anyway: no line for those who read only the last few. */
  plain: boolean;
}

export class Log {
  lines = $state.raw<readonly Line[]>([]);
  /** The last few that say something, the newest last. */
  latest = $derived(
    this.lines
      .slice(-8)
      .filter((one) => !one.plain)
      .slice(-3),
  );
  #next = 1;

  add(text: string, plain = false): void {
    this.lines = [...this.lines.slice(1 - MOST), { key: (this.#next += 1), text, plain }];
  }
}
