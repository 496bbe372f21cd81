import { shapeOfTile } from '../faces/shapes';
import type { Sketch, SketchFace } from '../games';
import type { BreakersView } from '../protocol';
import { numberOf } from '../seats';
import { facesOf, shown, tileOf } from './sets';

const drawn = (face: string): SketchFace => ({
  face,
  sign: shown(tileOf(face)),
  shape: shapeOfTile(face),
});

/** The set to be beaten, if there is one, and one seat's hand. */
export function sketch(view: BreakersView, seat: string): Sketch {
  const hand = view.hands[numberOf(seat)] ?? [];
  const top = view.trick.at(-1);
  return [
    ...(top ? [{ name: 'review-see-trick', faces: facesOf(top.set).map(drawn) }] : []),
    { name: 'review-see-hand', faces: 'hidden' in hand ? [] : hand.map(drawn) },
  ];
}
