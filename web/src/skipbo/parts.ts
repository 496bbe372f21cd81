export { default as board } from './SkipboBoard.svelte';
export { animator } from './animator';
export { keys } from './keys';
export { leftIn } from './board';
export { teller } from './teller';
export { pictured } from './pictured';
export { endsTurn } from './moves';
export { publicSketch, sketch } from './sketch';
