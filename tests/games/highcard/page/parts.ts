import type { Animator } from 'stockpile/stage/scenes.svelte';

export { default as board } from './HighcardBoard.svelte';
export { teller } from './teller';

export const keys = [];

/** Nothing flies: the board is made of buttons. */
export const animator: Animator = { arrange: () => new Map(), act: () => true };
