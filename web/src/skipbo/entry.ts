import Card from '../faces/Card.svelte';
import type { GameEntry } from '../games';

export const entry: GameEntry = {
  face: Card,
  ratio: 1.4,
  picture: ['2', '5', 'S', '9', '12'],
  held: 'fan',
  lessons: ['skipbo', 'tabletop'],
  deals: 'piles',
  draws: true,
  points: 'rule-s20-points',
  load: () => import('./parts'),
};
