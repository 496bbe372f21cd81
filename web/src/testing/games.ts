/** The games without their boards, which need a browser: `vi.mock('../games', …)` imports it. */

import { teller as breakers } from '../breakers/teller';
import type { GameParts } from '../games';
import { teller as skipbo } from '../skipbo/teller';

const tellers: Record<string, GameParts['teller']> = { skipbo, breakers };
/** Nothing flies, but everything is seen. */
const animator: GameParts['animator'] = { arrange: () => new Map(), act: () => true };

export const partsOf = (game: string): Partial<GameParts> => ({ teller: tellers[game]!, animator });
export const loadGame = (): null => null;
