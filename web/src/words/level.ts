/** Levels of bots in words. An outside bot has none: it goes by its own name. */

import { say, words } from './words.svelte';

export function sayLevel(level: string): string {
  return words.has(`bot-${level}`) ? say(`bot-${level}`) : level;
}

/** How a level plays; nothing is known about an outside bot. */
export function sayLevelAbout(level: string): string {
  return words.has(`bot-${level}-about`) ? say(`bot-${level}-about`) : '';
}
