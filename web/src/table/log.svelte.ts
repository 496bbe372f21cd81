/** The last things that happened, as sentences. */

/** So many are kept. */
const MOST = 200;

export interface Line {
  key: number;
  text: string;
}

export class Log {
  lines = $state.raw<readonly Line[]>([]);
  last = $derived(this.lines.at(-1)?.text ?? null);
  #next = 1;

  add(text: string): void {
    this.lines = [...this.lines.slice(1 - MOST), { key: (this.#next += 1), text }];
  }
}
