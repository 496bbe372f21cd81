/** Countdowns. */

import { createSubscriber } from 'svelte/reactivity';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** This device's clock; what is drawn with it is redrawn as time passes. */
export function ticking(): number {
  tick();
  return Date.now();
}

/** Milliseconds left as a clock shows them: `0:45`, `12:00`. The last second is 0:01. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
