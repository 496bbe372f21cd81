/** What every screen may want to know about Skip-Bo. */

import type { Game } from '../games';

export const facts: Game = {
  pieces: 'cards',
  picture: ['2', '5', 'S', '9', '12'],
  deals: 'piles',
  draws: true,
  points: 'rule-s20-points',
};
