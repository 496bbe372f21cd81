import { shapeOfCard } from '../faces/shapes';
import type { Sketch, SketchFace } from '../games';
import { countOf } from '../hidden';
import type { SkipboView } from '../protocol';
import { numberOf, seatAt } from '../seats';
import { nameAt } from '../words/people';
import { say } from '../words/words.svelte';

const drawn = (card: string | null | undefined): SketchFace =>
  card ? { face: card, sign: card, shape: shapeOfCard(card) } : null;

type Group = Sketch[number];

/** The building piles, by the number that lies on top. */
const building = (view: SkipboView): Group => ({
  name: say('evening-see-building'),
  faces: view.building.map((pile) => drawn(pile.length > 0 ? String(pile.length) : null)),
});

/** What one seat could play, and where. */
export function sketch(view: SkipboView, seat: string): Sketch {
  const own = view.seats[numberOf(seat)];
  if (!own) return [];
  return [
    building(view),
    { name: say('evening-see-stock'), faces: [drawn(own.stock_top)] },
    { name: say('evening-see-discards'), faces: own.discards.map((pile) => drawn(pile.at(-1))) },
    { name: say('evening-see-hand'), faces: 'hidden' in own.hand ? [] : own.hand.map(drawn) },
  ];
}

/** What everybody sees: of each seat its stock card, how many are left, and its discards. */
export function publicSketch(view: SkipboView, names: readonly string[]): Sketch {
  const seats = view.seats.map(({ stock, stock_top, discards }, at): Group => {
    const name = nameAt(seatAt(at), names);
    return {
      name: say('table-race-left', { name, count: countOf(stock) }),
      faces: [drawn(stock_top), ...discards.map((pile) => drawn(pile.at(-1)))],
    };
  });
  return [building(view), ...seats];
}
