/** What every screen may want to know about High Card. */

import type { Game } from '../../../../web/src/games';

export const facts: Game = {
  pieces: 'cards',
  picture: ['3', '7', '10', '11', '12'],
  deals: 'hands',
  draws: false,
};
