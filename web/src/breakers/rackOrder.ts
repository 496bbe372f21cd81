/** The order of the rack, which only this browser knows. */

import { JOKER } from './sets';

/** By number; what is alike first; what is in sequence first; as it was put by hand. */
export type Order = 'number' | 'alike' | 'runs' | 'own';
export const orders: readonly Order[] = ['number', 'alike', 'runs'];

export interface Held {
  readonly key: number;
  readonly face: string | null;
}

/** This many in sequence are worth showing together. */
const WORTH = 3;

/** The rack in groups that belong together, each in its order. */
export function sortRack<T extends Held>(
  held: readonly T[],
  order: Order,
  own: readonly number[] = [],
): T[][] {
  switch (order) {
    case 'number':
      return byNumber(held);
    case 'alike':
      return byNumber(held).sort((a, b) => rank(b) - rank(a));
    case 'runs':
      return byRuns(held);
    case 'own':
      return byHand(held, own).map((one) => [one]);
  }
}

/** Jokers go with everything, so they always stay at the end. */
function rank(group: readonly Held[]): number {
  return isJoker(group[0]) ? 0 : group.length;
}

function isJoker(one: Held | undefined): boolean {
  return one?.face === JOKER;
}

function numberOf(one: Held | undefined): number {
  return isJoker(one) ? Infinity : Number(one?.face ?? 0);
}

function byNumber<T extends Held>(held: readonly T[]): T[][] {
  const groups = new Map<number, T[]>();
  for (const one of [...held].sort((a, b) => numberOf(a) - numberOf(b) || a.key - b.key)) {
    const group = groups.get(numberOf(one));
    if (group) group.push(one);
    else groups.set(numberOf(one), [one]);
  }
  return [...groups.values()];
}

/** The longest sequence is taken out again and again; what is left stays by number. */
function byRuns<T extends Held>(held: readonly T[]): T[][] {
  const left = byNumber(held);
  const runs: T[][] = [];
  for (;;) {
    const found = longest(left);
    if (found.length < WORTH) break;
    runs.push(found.map((group) => group.shift()!));
  }
  return [...runs, ...left.filter((group) => group.length > 0)];
}

function longest<T extends Held>(groups: readonly T[][]): T[][] {
  let best: T[][] = [];
  let now: T[][] = [];
  for (const group of groups) {
    if (group.length === 0 || isJoker(group[0])) continue;
    const last = now.at(-1)?.[0];
    now = last && numberOf(group[0]) === numberOf(last) + 1 ? [...now, group] : [group];
    if (now.length > best.length) best = now;
  }
  return best;
}

/** As it was put; what has come since is at the end. */
function byHand<T extends Held>(held: readonly T[], own: readonly number[]): T[] {
  const place = new Map(own.map((key, at) => [key, at]));
  const at = (one: T): number => place.get(one.key) ?? Infinity;
  // Infinity - Infinity is NaN, which is falsy: what has no place of its own goes by number.
  return [...held].sort((a, b) => at(a) - at(b) || numberOf(a) - numberOf(b) || 0);
}

/** Put some tiles in front of another one, or at the end if there is none. */
export function putBefore(
  order: readonly number[],
  moved: ReadonlySet<number>,
  before: number | null,
): number[] {
  const taken = order.filter((key) => moved.has(key));
  const rest = order.filter((key) => !moved.has(key));
  const at = before === null ? rest.length : rest.indexOf(before);
  return at < 0 ? [...order] : [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}
