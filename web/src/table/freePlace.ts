/** Where paper is laid on a board: where it covers nothing that somebody may want to see. */

import type { Attachment } from 'svelte/attachments';

export type Rect = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
interface Point {
  left: number;
  top: number;
}

/** Between the paper and what lies around it, in pixels. */
const MARGIN = 6;
/** What is never covered: these parts of a board, or each child of those. */
const SOLID = '[data-solid=""], [data-solid="parts"] > *';

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The upper left corner for paper of this size, nearest to where it would like to be centred. */
export function freePlace(
  paper: { width: number; height: number },
  solid: readonly Rect[],
  within: Rect,
  centre: Point,
): Point | null {
  const { width, height } = paper;
  const middle = centre.left - width / 2;
  const lefts = [middle, within.left + MARGIN, within.right - MARGIN - width].concat(
    solid.flatMap((one) => [one.right + MARGIN, one.left - MARGIN - width]),
  );
  const tops = [
    centre.top - height / 2,
    within.top + MARGIN,
    within.bottom - MARGIN - height,
  ].concat(solid.flatMap((one) => [one.bottom + MARGIN, one.top - MARGIN - height]));
  let [best, nearest]: [Point | null, number] = [null, Infinity];
  for (const left of lefts) {
    for (const top of tops) {
      const laid = { left, top, right: left + width, bottom: top + height };
      const inside =
        left >= within.left &&
        top >= within.top &&
        laid.right <= within.right &&
        laid.bottom <= within.bottom;
      const distance = Math.hypot(left - middle, top + height / 2 - centre.top);
      if (!inside || distance >= nearest || solid.some((one) => overlap(one, laid))) continue;
      [best, nearest] = [{ left, top }, distance];
    }
  }
  return best;
}

/**
 * Lay paper near the middle of the board, or near the thumb that asked for it, and again whenever a part of
 * the board changes its size. If there is no place for it, perhaps there is one when it is `narrow`. `crowded`
 * is called if the board has no free place, or does not say what it is.
 */
export const layFree =
  (near: 'middle' | 'thumb', crowded: () => void, narrow = ''): Attachment<HTMLElement> =>
  (paper) => {
    const holder = paper.parentElement!;
    const board = document.querySelector('main')!;
    const parts = [...board.querySelectorAll(SOLID)];

    /** Lay it as wide as it is now. */
    function laid(): boolean {
      const within = board.getBoundingClientRect();
      const size = paper.getBoundingClientRect();
      const centre = {
        left: near === 'thumb' ? within.right : (within.left + within.right) / 2,
        top: near === 'thumb' ? within.bottom : (within.top + within.bottom) / 2,
      };
      const solid = parts.map((one) => one.getBoundingClientRect());
      const place = solid.length > 0 ? freePlace(size, solid, within, centre) : null;
      if (place === null) return false;
      const origin = holder.offsetParent!.getBoundingClientRect();
      Object.assign(holder.style, {
        inset: `${place.top - origin.top}px auto auto ${place.left - origin.left}px`,
        margin: '0',
        width: `${size.width}px`,
      });
      return true;
    }
    function lay(): void {
      holder.removeAttribute('style');
      if (laid()) return;
      holder.style.width = narrow;
      if (narrow && laid()) return;
      holder.removeAttribute('style');
      crowded();
    }

    // A board that has just come is laid out once it knows its size: nothing is measured before.
    holder.style.visibility = 'hidden';
    let due = 0;
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(lay);
    });
    for (const one of [board, ...parts]) watcher.observe(one);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(due);
    };
  };
