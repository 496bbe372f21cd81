export { default as board } from './SkipboBoard.svelte';
export { staging } from './staging';
export { keys } from './keys';
