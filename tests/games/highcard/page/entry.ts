import Card from 'stockpile/faces/Card.svelte';
import type { GameEntry } from 'stockpile/games';

export const entry: GameEntry = {
  face: Card,
  ratio: 1.4,
  picture: ['3', '7', '10', '11', '12'],
  held: 'fan',
  lessons: [],
  deals: 'hands',
  draws: false,
  load: () => import('./parts'),
};
