/** People as sentences speak of them. */

import guests from 'words:guests';
import type { RoundEnded } from '../protocol';
import { numberOf } from '../seats';
import { type Args, say } from './words.svelte';

/** The number that a table gives those who are called the same. */
const NUMBER = / \d+$/;

/** Whether somebody has given no name. */
export function isNameless(name: string): boolean {
  return name === '' || guests.includes(name.replace(NUMBER, ''));
}

/** Somebody's name; people without one are guests, in the reader's language. */
export function sayName(name: string): string {
  return isNameless(name) ? say('page-guest') + (NUMBER.exec(name)?.[0] ?? '') : name;
}

/** For whom it is told: “you” is whoever sits at `me`. */
export interface Audience {
  game: string;
  me: string | null;
  /** Every seat's name, from A on. */
  names: readonly string[];
  /** The seats of each side: `['AC', 'BD']` in teams, `['A', 'B']` alone. */
  sides: readonly string[];
  /** Who you are among the people of the table, with a seat or without. */
  person?: number | null;
  /** Whether the match is played for points; it is, unless this says no. */
  scored?: boolean;
  /** Whether people draw by hand here. */
  tabletop?: boolean;
}

/** The arguments of a sentence about one seat: `who` is `you` or `other`. */
export function whoIs(seat: string, audience: Audience): { who: string; name: string } {
  return { who: seat === audience.me ? 'you' : 'other', name: nameAt(seat, audience.names) };
}

/** The arguments of a sentence about a side that won: `who` is you, we, other or they. */
export function sideOf({ winners }: Pick<RoundEnded, 'winners'>, audience: Audience): Args {
  const several = winners.length > 1;
  const ours = audience.me !== null && winners.includes(audience.me);
  const who = ours ? (several ? 'we' : 'you') : several ? 'they' : 'other';
  return { who, names: people(winners, audience) };
}

/** Several seats by their names: “Ben, Cleo and you”. */
export function people(seats: readonly string[], audience: Audience): string {
  const named = seats.map((one) =>
    one === audience.me ? say('play-you') : nameAt(one, audience.names),
  );
  const last = named.pop() ?? '';
  return named.length === 0 ? last : say('play-list-end', { first: listing(named), last });
}

/** The items of a list, separated as the language does it. */
export function listing(items: readonly string[]): string {
  return items.reduce(
    (first, next) => (first === '' ? next : say('play-list', { first, next })),
    '',
  );
}

/** The name at a seat, which is a letter. */
export function nameAt(seat: string, names: readonly string[]): string {
  return names[numberOf(seat)] ?? seat;
}
