export { default as board } from './BreakersBoard.svelte';
export { staging } from './staging';
export { keys } from './keys';
