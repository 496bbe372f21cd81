import { shapeOfCard } from '../faces/shapes';
import type { Sketch, SketchFace } from '../games';
import type { SkipboView } from '../protocol';
import { numberOf } from '../seats';

const drawn = (card: string | null | undefined): SketchFace =>
  card ? { face: card, sign: card, shape: shapeOfCard(card) } : null;

/** The building piles, by the number that lies on top, and what one seat could play. */
export function sketch(view: SkipboView, seat: string): Sketch {
  const own = view.seats[numberOf(seat)];
  if (!own) return [];
  return [
    {
      name: 'review-see-building',
      faces: view.building.map((pile) => drawn(pile.length > 0 ? String(pile.length) : null)),
    },
    { name: 'review-see-stock', faces: [drawn(own.stock_top)] },
    { name: 'review-see-discards', faces: own.discards.map((pile) => drawn(pile.at(-1))) },
    { name: 'review-see-hand', faces: 'hidden' in own.hand ? [] : own.hand.map(drawn) },
  ];
}
