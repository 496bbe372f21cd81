/** What a board gets: the same at a table, in a lesson and in a replay. */

import type { Snippet } from 'svelte';
import type { Look } from '../parts/avatar';
import type { Candidate, View } from '../protocol';
import type { Scenes } from './scenes.svelte';

export interface BoardProps<V extends View = View> {
  scenes: Scenes;
  /** What is on the table now. */
  view: V;
  /** Every seat's name, from A on. */
  names: readonly string[];
  /** How everybody looks, from A on. */
  looks?: readonly Look[] | undefined;
  /** The seats of each side: `['AC', 'BD']` in teams, `['A', 'B']` alone. */
  sides: readonly string[];
  /** The seat that is played here and sits at the bottom; null for a spectator. */
  me: string | null;
  /**
   * What may be done now, as texts. Where people can err, that is not empty when it is another seat's
   * turn: whose turn it is, the view says.
   */
  moves: readonly string[];
  /** Make a move. The owner of the board says so if it is refused. */
  play: (move: string) => void;
  /** What tiles could be laid as (Breakers). */
  classify?: ((tiles: readonly string[]) => Promise<readonly Candidate[]>) | undefined;
  /** What a lesson points at: places and pieces to light up. */
  point?: readonly string[] | undefined;
  /** The move that a hint means, to be lit up. */
  advised?: string | null | undefined;
  /** A move that was made, but is not sent yet: where it goes is shown. */
  held?: string | null | undefined;
  /** It was ended before it was played out: it is nobody's turn any more. */
  over?: boolean | undefined;
  /** It is long over, and only looked at. */
  past?: boolean | undefined;
  /** Say something aloud that only who looks can see; whoever gave the board has the live region. */
  tell?: ((sentence: string) => void) | undefined;
  /** The house rules of the table, where they change what is said. */
  options?: Readonly<Record<string, string | number>> | undefined;
  /** More about a seat than its name: away, clock, emote. Drawn beside it. */
  badge?: Snippet<[string]> | undefined;
}

/** A key and what it does, for the key list. */
export interface BoardKey {
  keys: string;
  /** The message that says what it does. */
  message: string;
  /** The only conduct of a table at which there is such a key. */
  conduct?: 'tabletop';
}
