/** The games that can be shown. */

import type { Component } from 'svelte';
import * as breakers from './breakers/game';
import * as skipbo from './skipbo/game';
import type { BoardKey, BoardProps } from './stage/board';
import type { Animator } from './stage/scenes.svelte';
import more from 'games:boards';

export interface Board {
  board: Component<BoardProps>;
  animator: Animator;
  keys: readonly BoardKey[];
}

const boards: Record<string, unknown> = { skipbo, breakers, ...more };

export function boardOf(game: string): Board {
  const found = boards[game];
  if (!found) throw new Error(`there is no board for ${game}`);
  return found as Board;
}
