/** What every screen may want to know about Breakers. */

import type { Game } from '../games';

export const facts: Game = {
  pieces: 'tiles',
  picture: ['4', '4', '*', '13', '15'],
  deals: 'hands',
  draws: false,
  points: 'rule-b16-points',
};
