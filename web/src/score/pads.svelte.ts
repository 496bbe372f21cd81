/** The score pads that this device keeps, and nothing else has. */

import { keep, recall, storageKey } from '../storage';
import type { Pad } from './pad';

const KEY = 'pads';

class Pads {
  /** The newest first. */
  all = $state.raw<readonly Pad[]>(recall<Pad[]>(KEY) ?? []);

  constructor() {
    // Another tab has written something down.
    addEventListener('storage', (event) => {
      if (event.key === storageKey(KEY)) this.all = recall<Pad[]>(KEY) ?? [];
    });
  }

  /** Keep a pad, in place of how it was before. */
  save(pad: Pad): void {
    this.#keep([pad, ...this.all.filter((one) => one.id !== pad.id)]);
  }

  drop(pad: Pad): void {
    this.#keep(this.all.filter((one) => one.id !== pad.id));
  }

  #keep(all: readonly Pad[]): void {
    this.all = all;
    keep(KEY, all);
  }
}

export const pads = new Pads();
