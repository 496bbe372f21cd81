/** What can be counted in your own matches. Nothing in here knows a rule of a game. */

import { type KeptMatch, type Result, sidesOf } from './keptMatch';

/** From this many matches on, a rate says a little more than luck. */
export const ENOUGH = 10;

export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
}

export function tally(matches: readonly KeptMatch[]): Tally {
  const count = (result: Result): number => matches.filter((one) => one.result === result).length;
  return {
    played: matches.length,
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
  };
}

/** Between which two rates the true one lies, most likely (Wilson, 95 %). */
export function interval(won: number, played: number): [number, number] {
  if (played === 0) return [0, 1];
  const z = 1.96;
  const rate = won / played;
  const middle = rate + (z * z) / (2 * played);
  const width = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * played)) / played);
  const whole = 1 + (z * z) / played;
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}

/** Your rate if all sides were equally strong; null without matches. */
export function evenRate(matches: readonly KeptMatch[]): number | null {
  if (matches.length === 0) return null;
  return matches.reduce((sum, one) => sum + 1 / sidesOf(one), 0) / matches.length;
}

export interface Streaks {
  /** How many of the last matches in a row ended like the last one. */
  now: number;
  result: Result | null;
  /** The longest row of wins. */
  best: number;
}

/** Rows of equal results. `matches` has the oldest first. */
export function streaks(matches: readonly KeptMatch[]): Streaks {
  let best = 0;
  let row = 0;
  for (const one of matches) {
    row = one.result === 'won' ? row + 1 : 0;
    best = Math.max(best, row);
  }
  const result = matches.at(-1)?.result ?? null;
  let now = 0;
  while (now < matches.length && matches[matches.length - 1 - now]!.result === result) now += 1;
  return { now, result, best };
}

/** The rate after each match, with its uncertainty. */
export function course(
  matches: readonly KeptMatch[],
): { rate: number; low: number; high: number; ended: number }[] {
  let won = 0;
  return matches.map((one, at) => {
    if (one.result === 'won') won += 1;
    const [low, high] = interval(won, at + 1);
    return { rate: won / (at + 1), low, high, ended: one.ended };
  });
}

/** Against whom: people, or bots of a level. */
export interface Against extends Tally {
  /** The level of the bots; null for people. */
  bot: string | null;
}

/** A match against several kinds of opponents counts for each of them. People come first. */
export function against(matches: readonly KeptMatch[]): Against[] {
  const kinds = new Map<string | null, KeptMatch[]>();
  for (const one of matches) {
    for (const kind of new Set(one.opponents.map((other) => other.bot ?? null)))
      kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds]
    .map(([bot, some]) => ({ bot, ...tally(some) }))
    .sort((a, b) => Number(a.bot !== null) - Number(b.bot !== null) || b.played - a.played);
}

/** Whether a match counts for several kinds of opponents. */
export function isMixed(match: KeptMatch): boolean {
  return new Set(match.opponents.map((other) => other.bot ?? null)).size > 1;
}

export interface Points {
  /** In how many matches there were points to win. */
  matches: number;
  sum: number;
  most: number;
}

export function points(matches: readonly KeptMatch[]): Points {
  const all = matches.flatMap((one) => (one.points === null ? [] : [one.points]));
  return {
    matches: all.length,
    sum: all.reduce((sum, one) => sum + one, 0),
    most: all.reduce((most, one) => Math.max(most, one), 0),
  };
}

/** How long it all took, and how long a match usually takes: half of them took longer. */
export function time(matches: readonly KeptMatch[]): { all: number; usual: number } {
  const sorted = matches.map((one) => one.seconds).sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const usual =
    sorted.length % 2 === 1
      ? (sorted[half] ?? 0)
      : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return { all: sorted.reduce((sum, one) => sum + one, 0), usual };
}
