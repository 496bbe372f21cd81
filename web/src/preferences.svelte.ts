/** What this person likes: kept in the browser, the same at every table. */

import { keep, recall } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Kept {
  language: string | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  vibration: boolean;
  large: boolean;
}

const usual: Kept = {
  language: null,
  theme: 'auto',
  speed: 'normal',
  sound: true,
  vibration: true,
  large: false,
};

/** How long a card flies, in milliseconds. */
const flights: Record<Speed, number> = { off: 0, fast: 200, normal: 250, slow: 300 };
/** How long what has just happened stays before the next thing, in milliseconds. */
const rests: Record<Speed, number> = { off: 0, fast: 40, normal: 140, slow: 450 };

class Preferences {
  #kept = $state<Kept>({ ...usual, ...recall<Partial<Kept>>('preferences') });
  #still = $state(false);

  constructor() {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = reduced.matches;
    reduced.addEventListener('change', () => (this.#still = reduced.matches));
  }

  get language(): string | null {
    return this.#kept.language;
  }
  set language(value: string | null) {
    this.#set({ language: value });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#set({ theme: value });
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(value: Speed) {
    this.#set({ speed: value });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  get vibration(): boolean {
    return this.#kept.vibration;
  }
  set vibration(value: boolean) {
    this.#set({ vibration: value });
  }
  get large(): boolean {
    return this.#kept.large;
  }
  set large(value: boolean) {
    this.#set({ large: value });
  }

  /** Milliseconds for a card to fly; none where motion is unwelcome. */
  get flight(): number {
    return this.#still ? 0 : flights[this.#kept.speed];
  }
  /** Milliseconds between two things that happen. Reduced motion still leaves time to read. */
  get rest(): number {
    return this.#still && this.#kept.speed !== 'off'
      ? flights[this.#kept.speed] + rests[this.#kept.speed]
      : rests[this.#kept.speed];
  }

  /** Put what the style sheet has to know onto the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['print'] = this.large ? 'large' : 'usual';
    root.style.setProperty('--flight', `${this.flight}ms`);
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    keep('preferences', $state.snapshot(this.#kept));
  }
}

export const preferences = new Preferences();
