/** Where the tiles lie, and how they fly. */

import { flushSync } from 'svelte';
import { countOf } from '../hidden';
import type { BreakersDealt, BreakersTile, BreakersView, Hidden } from '../protocol';
import type { Animator } from '../stage/scenes.svelte';
import type { Stage } from '../stage/stage.svelte';
import { seatsOf } from './view';
import { facesOf, tileOf } from './sets';

/** How many tiles of a face-down pile are drawn: more would look the same. */
const PILE = 3;

function faces(tiles: readonly BreakersTile[] | Hidden): (string | null)[] {
  return 'hidden' in tiles ? new Array<null>(tiles.hidden).fill(null) : [...tiles];
}

function pile(tiles: readonly BreakersTile[] | Hidden): null[] {
  return new Array<null>(Math.min(PILE, countOf(tiles))).fill(null);
}

/** The tiles of all seats come from the middle, regardless of what was there. */
function deal(stage: Stage, dealt: BreakersDealt, seats: readonly string[]): void {
  const hands = dealt.hands.map((hand, at) => [`${seats[at]}.hand`, faces(hand)] as const);
  const all = hands.flatMap(([, hand]) => hand.map(() => null));
  stage.settle(new Map([['unused', [...all, ...pile(dealt.unused)]]]));
  // They have to be seen there before they can fly.
  flushSync();
  for (const [place, hand] of hands) for (const face of hand) stage.move('unused', place, { face });
}

export const animator: Animator<BreakersView> = {
  arrange(view) {
    const last = view.trick.at(-1);
    return new Map<string, (string | null)[]>([
      ...seatsOf(view).map((seat, at) => [`${seat}.hand`, faces(view.hands[at]!)] as const),
      // Only the last set is made of pieces: those before it are pictures that can be scrolled.
      ['trick', last ? facesOf(last.set) : []],
      ['played', pile(view.played)],
      ['unused', pile(view.unused)],
    ]);
  },

  act(stage, event, before) {
    switch (event.type) {
      case 'Dealt':
        if (!('hands' in event)) return false;
        deal(stage, event, seatsOf(before));
        return true;
      case 'LeadCardDrawn':
      case 'SeatPassed':
        // Nothing flies, but it is to be seen.
        return true;
      case 'SetLaid':
        stage.moveAll('trick', 'earlier');
        for (const face of facesOf(event.set))
          stage.move(`${event.seat}.hand`, 'trick', { shown: tileOf(face), face });
        return true;
      case 'TrickWon':
        stage.moveAll('earlier', 'played', null);
        stage.moveAll('trick', 'played', null);
        return true;
      default:
        return false;
    }
  },
};
