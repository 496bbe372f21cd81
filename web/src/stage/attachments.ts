/** Attachments for the elements that are places on a stage, and for what can be dragged from them. */

import type { Attachment } from 'svelte/attachments';
import type { Spread, Stage } from './stage.svelte';

/**
 * Make an element a place: `<button {@attach placeOn(stage, 'building:1')}>`. For a fan, `step` is
 * the part of a piece that stays visible. With `ratio` a piece is as wide as the element, and so
 * many times as high; without, it fills the element.
 */
export function placeOn(
  stage: Stage,
  name: string,
  options: { spread?: Spread; step?: number; ratio?: number; most?: number } = {},
): Attachment<HTMLElement> {
  return (element) => {
    element.dataset['place'] = name;
    if (options.ratio) element.dataset['ratio'] = String(options.ratio);
    return stage.register(name, {
      element,
      spread: options.spread ?? 'pile',
      step: options.step ?? 0.2,
      most: options.most,
    });
  };
}

/** How far a pointer has to go before it drags, in CSS pixels. */
const SLACK = 8;

export interface Dragging {
  /** Dragging is about to begin: the keys of the pieces to take, or null to let it be. */
  start: () => readonly number[] | null;
  /**
   * Let go over a place, or over none; `at` is where, in the window. If it says true the pieces stay
   * there until they move on: what they are for is being asked for.
   */
  drop: (place: string | null, at: { x: number; y: number }) => boolean | void;
}

/** How long pieces stay where they were let go when nothing comes of it, in milliseconds. */
const LONGEST_STAY = 700;

/**
 * Let pieces be dragged from an element. A press that does not go far stays a click; after a drag the
 * click is swallowed.
 */
export function draggable(stage: Stage, dragging: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      moving = false;
      // A fast pointer has already moved on at its first event.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moving) {
        if (Math.hypot(x, y) < SLACK) return;
        const keys = dragging.start();
        if (!keys) {
          from = null;
          element.releasePointerCapture(event.pointerId);
          return;
        }
        moving = true;
        stage.drag = { keys: new Set(keys), x, y };
        return;
      }
      if (stage.drag) stage.drag = { keys: stage.drag.keys, x, y };
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      from = null;
      if (!moving) return;
      moving = false;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => one.closest<HTMLElement>('[data-place]'))
        .find((one) => one !== null);
      const place = event.type === 'pointerup' ? (under?.dataset['place'] ?? null) : null;
      const stays = dragging.drop(place, { x: event.clientX, y: event.clientY });
      const drag = stage.drag;
      if (stays) setTimeout(() => stage.drag === drag && (stage.drag = null), LONGEST_STAY);
      else stage.drag = null;
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      if (moving) stage.drag = null;
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  };
}
