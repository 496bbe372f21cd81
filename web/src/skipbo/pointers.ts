/** What a lesson points at, on this board. */

export interface Pointers {
  places: ReadonlySet<string>;
  /** Which cards of the hand. */
  cards: ReadonlySet<number>;
  pass: boolean;
}

/** `stock`, `hand:7`, `discard:1` are your own; everything else is named as on the stage. */
export function pointersOf(
  point: readonly string[],
  me: string | null,
  hand: readonly string[],
): Pointers {
  const places = new Set<string>();
  const cards = new Set<number>();
  for (const one of point) {
    const [what, which] = one.split(':');
    if (what === 'hand') {
      const at = hand.findIndex((card, place) => card === which && !cards.has(place));
      if (at >= 0) cards.add(at);
    } else if (what === 'stock') places.add(`${me}.stock`);
    else if (what === 'discard') places.add(`${me}.d${which}`);
    else if (what !== 'pass') places.add(one);
  }
  return { places, cards, pass: point.includes('pass') };
}
