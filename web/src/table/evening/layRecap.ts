/** Where the recap is laid: where it covers no card, if the board has such a place. */

import type { Attachment } from 'svelte/attachments';

type Rect = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The upper edge at which a recap covers nothing: between the middle of the board and one's own cards,
 * else between the others and the middle; null if there is no room.
 */
export function freeTop(
  recap: Rect,
  seats: readonly Rect[],
  middle: Rect,
  own: Rect,
): number | null {
  const height = recap.bottom - recap.top;
  const others = Math.max(...seats.map((one) => one.bottom).filter((one) => one <= middle.top));
  for (const [above, below] of [
    [middle.bottom, own.top],
    [others, middle.top],
  ] as const) {
    const top = (above + below - height) / 2;
    const laid = { left: recap.left, right: recap.right, top, bottom: top + height };
    if (below - above >= height && !seats.some((seat) => overlap(seat, laid))) return top;
  }
  return null;
}

/** Lay it where it covers nothing, as far as the board says where its parts are; else it stays on top. */
export const layRecap: Attachment<HTMLElement> = (paper) => {
  const recap = paper.parentElement!;
  const board = recap.parentElement!;
  const parts = (name: string): DOMRect[] =>
    [...board.querySelectorAll(`[data-part=${name}]`)].map((one) => one.getBoundingClientRect());
  const [[middle], [own]] = [parts('middle'), parts('own')];
  if (!middle || !own) return;
  const top = freeTop(paper.getBoundingClientRect(), parts('seat'), middle, own);
  if (top !== null) recap.style.top = `${top - board.getBoundingClientRect().top}px`;
};
