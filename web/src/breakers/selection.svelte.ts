/** Which tiles are selected, and what they could be laid as: the server says so. */

import type { Candidate } from '../protocol';

export type Classify = (tiles: readonly string[]) => Promise<readonly Candidate[]>;

/** Several taps within this time, in milliseconds, are one question to the server. */
const PATIENCE = 90;

export class Selection {
  /** Keys of the selected pieces. */
  selected = $state.raw<ReadonlySet<number>>(new Set());
  /** What the selected tiles could be; null as long as nobody knows, or if none are selected. */
  candidates = $state.raw<readonly Candidate[] | null>(null);

  #classify: Classify;
  #known = new Map<string, readonly Candidate[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to older questions are ignored. */
  #question = 0;

  constructor(classify: Classify) {
    this.#classify = classify;
  }

  toggle(key: number): void {
    const next = new Set(this.selected);
    if (!next.delete(key)) next.add(key);
    this.selected = next;
  }

  clear(): void {
    if (this.selected.size > 0) this.selected = new Set();
  }

  /** Tiles that are not in the rack any more cannot be selected. */
  keepOnly(keys: ReadonlySet<number>): void {
    const left = [...this.selected].filter((key) => keys.has(key));
    if (left.length < this.selected.size) this.selected = new Set(left);
  }

  /** The trick or the turn has changed: the same tiles may mean something else. */
  forget(): void {
    // Another map: an answer that is still on its way belongs to the old one.
    this.#known = new Map();
  }

  /** Find out what these tiles could be, soon. */
  ask(tiles: readonly string[]): void {
    clearTimeout(this.#timer);
    const question = (this.#question += 1);
    this.candidates = this.known(tiles);
    if (this.candidates || tiles.length === 0) return;
    this.#timer = setTimeout(() => {
      void this.of(tiles).then((found) => {
        if (question === this.#question) this.candidates = found;
      });
    }, PATIENCE);
  }

  /** What these tiles could be, as far as it was asked already. */
  known(tiles: readonly string[]): readonly Candidate[] | null {
    return this.#known.get(nameOf(tiles)) ?? null;
  }

  /** What these tiles could be; null if the server does not say. */
  async of(tiles: readonly string[]): Promise<readonly Candidate[] | null> {
    const known = this.known(tiles);
    if (known) return known;
    const memory = this.#known;
    try {
      const found = await this.#classify(tiles);
      memory.set(nameOf(tiles), found);
      return found;
    } catch {
      return null;
    }
  }
}

/** The one set that tiles could be: the only one that can be laid, or else the only one. */
export function onlyOf(candidates: readonly Candidate[]): Candidate | null {
  const legal = candidates.filter((one) => !one.refused);
  const left = legal.length > 0 ? legal : candidates;
  return left.length === 1 ? left[0]! : null;
}

function nameOf(tiles: readonly string[]): string {
  return [...tiles].sort().join(' ');
}
