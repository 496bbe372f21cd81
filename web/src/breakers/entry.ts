import Tile from '../faces/Tile.svelte';
import type { GameEntry } from '../games';

export const entry: GameEntry = {
  face: Tile,
  ratio: 1.3,
  picture: ['4', '4', '*', '13', '15'],
  held: 'rack',
  lessons: ['breakers'],
  deals: 'hands',
  draws: false,
  points: 'rule-b16-points',
  load: () => import('./parts'),
};
