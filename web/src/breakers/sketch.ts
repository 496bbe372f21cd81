import { shapeOfTile } from '../faces/shapes';
import type { Sketch, SketchFace } from '../games';
import type { BreakersView } from '../protocol';
import { numberOf } from '../seats';
import { say } from '../words/words.svelte';
import { facesOf, shown, tileOf } from './sets';

const drawn = (face: string): SketchFace => ({
  face,
  sign: shown(tileOf(face)),
  shape: shapeOfTile(face),
});

/** What everybody sees: the set to be beaten, if there is one. */
export function publicSketch(view: BreakersView): Sketch {
  const top = view.trick.at(-1);
  return top ? [{ name: say('evening-see-trick'), faces: facesOf(top.set).map(drawn) }] : [];
}

/** The set to be beaten, and one seat's hand. */
export function sketch(view: BreakersView, seat: string): Sketch {
  const hand = view.hands[numberOf(seat)] ?? [];
  const faces = 'hidden' in hand ? [] : hand.map(drawn);
  return [...publicSketch(view), { name: say('evening-see-hand'), faces }];
}
