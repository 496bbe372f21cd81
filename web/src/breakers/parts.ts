export { default as board } from './BreakersBoard.svelte';
export { animator } from './animator';
export { keys } from './keys';
export { leftIn } from './view';
export { teller } from './teller';
export { pictured } from './pictured';
export { publicSketch, sketch } from './sketch';
