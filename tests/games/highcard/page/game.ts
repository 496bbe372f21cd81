import type { Animator } from '../../../../web/src/stage/showing.svelte';

export { default as board } from './HighcardBoard.svelte';

export const keys = [];

/** Nothing flies: the board is made of buttons. */
export const animator: Animator = { arrange: () => new Map(), act: () => true };
