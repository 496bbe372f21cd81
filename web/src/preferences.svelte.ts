/** What this person likes: kept in the browser, the same at every table. */

import { type Back, chosenBack } from './faces/back.svelte';
import { keep, recall } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type TableTop = 'felt' | 'wood' | 'night' | 'contrast';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Kept {
  language: string | null;
  theme: Theme;
  table: TableTop;
  back: Back;
  speed: Speed;
  sound: boolean;
  vibration: boolean;
  large: boolean;
  hold: boolean;
}

/** How long a card flies, in milliseconds. */
const flights: Record<Speed, number> = { off: 0, fast: 200, normal: 250, slow: 300 };
/** How long an event stays before the next one, in milliseconds. */
const rests: Record<Speed, number> = { off: 0, fast: 40, normal: 140, slow: 450 };

const kept = recall<Partial<Kept>>('preferences') ?? {};

class Preferences implements Kept {
  language = $state(kept.language ?? null);
  theme = $state(kept.theme ?? 'auto');
  table = $state(kept.table ?? 'felt');
  back = $state(kept.back ?? 'waves');
  speed = $state(kept.speed ?? 'normal');
  sound = $state(kept.sound ?? true);
  vibration = $state(kept.vibration ?? true);
  large = $state(kept.large ?? false);
  /** A discard waits for a moment, and can be taken back. */
  hold = $state(kept.hold ?? false);
  /** The system asks for reduced motion. */
  #still = $state(false);

  constructor() {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = reduced.matches;
    reduced.addEventListener('change', () => (this.#still = reduced.matches));
  }

  /** Milliseconds for a card to fly; 0 with reduced motion. */
  get flight(): number {
    return this.#still ? 0 : flights[this.speed];
  }
  /** Milliseconds between two things that happen. Reduced motion still leaves time to read. */
  get rest(): number {
    return rests[this.speed] + (this.#still ? flights[this.speed] : 0);
  }

  /** Save them, and set on the page what the style sheet needs. */
  apply(): void {
    const { language, theme, table, back, speed, sound, vibration, large, hold } = this;
    const kept: Kept = { language, theme, table, back, speed, sound, vibration, large, hold };
    keep('preferences', kept);
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['table'] = table;
    root.dataset['back'] = chosenBack.pattern = back;
    root.dataset['print'] = large ? 'large' : 'usual';
    root.style.setProperty('--flight', `${this.flight}ms`);
  }
}

export const preferences = new Preferences();
