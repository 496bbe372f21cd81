/** The games that this page plays, one entry each: ours, and those that it was built with. */

import type { Component } from 'svelte';
import { entry as breakers } from './breakers/entry';
import type { Shape } from './faces/shapes';
import type { Happened } from './protocol';
import { entry as skipbo } from './skipbo/entry';
import type { BoardKey, BoardProps } from './stage/board';
import type { Animator } from './stage/scenes.svelte';
import type { Audience } from './words/people';
import more from 'games:more';

export interface GameEntry {
  /** Draws a card or tile, and how high it is for its width. */
  face: Component<{ face: string | null }>;
  ratio: number;
  /** Faces for a picture of the game: five, the first of which can stand for it alone. */
  picture: readonly [string, ...string[]];
  /** How people hold it: a fan of cards, tiles on a rack. */
  held: 'fan' | 'rack';
  /** Its lessons, the one to begin with first. */
  lessons: readonly string[];
  /** How a record writes the deal: card by card in piles, or in hands that are sorted. */
  deals: 'piles' | 'hands';
  /** Whether anything turns up during a round. */
  draws: boolean;
  /** The rule that says what counts, if there is one. */
  points?: string;
  /** The rest, for screens that have a board. */
  load: () => Promise<GameParts>;
}

/** Each part knows the Views of its own game. */
export interface GameParts {
  board: Component<BoardProps<any>>;
  animator: Animator<any>;
  keys: readonly BoardKey[];
  teller: Teller;
  /** What a seat did, for a recap in pictures; null if nobody did it. */
  pictured?: (event: Happened) => Pictured | null;
  /** Whether a move ends your turn for good: it cannot be taken back once it is sent. */
  endsTurn?: (move: string) => boolean;
  /** The table in small: what a seat saw, and what everybody sees, whoever's View it is. */
  sketch?: (view: any, seat: string) => Sketch;
  publicSketch?: (view: any, names: readonly string[]) => Sketch;
  /** What each seat has left at the end of a round, where points are counted by it. */
  leftIn?: (view: any) => number[];
}

/** What somebody did, as the cards or tiles that everybody saw. */
export interface Pictured {
  faces: readonly string[];
  how: 'laid' | 'discarded' | 'passed';
}

/** A card or tile in a sketch: its face, and what stands for it in a picture; null for an empty place. */
export type SketchFace = { face: string; sign: string; shape: Shape } | null;

/** Groups of cards or tiles, each with its name. */
export type Sketch = readonly { name: string; faces: readonly SketchFace[] }[];

/** A game in sentences. */
export interface Teller {
  /** An event as sentences; `among` is what was told together with it. */
  tell: (event: Happened, audience: Audience, among: readonly Happened[]) => string[];
  /** A card that is drawn for the lead. */
  sayCard: (card: string) => string;
  /** A move as a part of a sentence: “the 7 from hand to building pile 2”. */
  sayMove: (move: string, names: readonly string[]) => string;
}

const entries: Record<string, GameEntry> = { skipbo, breakers, ...more };
const parts: Record<string, GameParts> = {};

/** Fetch the board and the sentences of a game; null if they have been fetched already. */
export function loadGame(game: string): Promise<void> | null {
  if (game in parts) return null;
  return entryOf(game)
    .load()
    .then((loaded) => void (parts[game] = loaded));
}

export function entryOf(game: string): GameEntry {
  return known(entries, game);
}

/** A game's board and sentences; `loadGame` has to have fetched them. */
export function partsOf(game: string): GameParts {
  return known(parts, game);
}

/** What can be learned after a lesson: the rest of its game, and after its first one the other games. */
export function lessonsAfter(lesson: string): string[] {
  return Object.values(entries).flatMap(({ lessons }) => {
    if (lessons.includes(lesson)) return lessons.slice(lessons.indexOf(lesson) + 1);
    return isFirst(lesson) ? lessons.slice(0, 1) : [];
  });
}

const isFirst = (lesson: string): boolean =>
  Object.values(entries).some(({ lessons }) => lessons[0] === lesson);

function known<T>(games: Record<string, T>, game: string): T {
  const found = games[game];
  if (!found) throw new Error(`the page does not know ${game}`);
  return found;
}
