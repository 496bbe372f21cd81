/** Taking a card up by dragging it. */

import type { Dragging } from '../stage/attachments';
import type { Scenes } from '../stage/scenes.svelte';
import type { Stage } from '../stage/stage.svelte';
import type { Selection } from './selection.svelte';
import type { Source } from './moves';

/** The piece of a source: the card of the hand that it says, or the top of its pile, if it is there. */
export function pieceOf(stage: Stage, source: Source): number | undefined {
  const there = stage.in(source.place);
  if (source.at === undefined) return there.at(-1)?.key;
  return there.find((one) => one.at === source.at && source.text === `h${one.face}`)?.key;
}

/** How a card is dragged from a source, which may change or be gone by the time it is. */
export function dragFrom(
  scenes: Scenes,
  selection: Selection,
  source: () => Source | null,
): Dragging {
  let taken: Source | null = null;
  return {
    start: () => {
      scenes.hurry();
      taken = source();
      const key = taken ? pieceOf(scenes.stage, taken) : undefined;
      if (key === undefined) return null;
      selection.selected = taken;
      return [key];
    },
    drop: (place) => taken !== null && selection.drop(taken, place),
  };
}
