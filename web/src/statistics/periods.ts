/** Your matches by days, weeks, months or years: whichever is fine enough and still readable. */

import { tally, type Tally } from './figures';
import type { KeptMatch } from './keptMatch';

export const units = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof units)[number];

export interface Period extends Tally {
  /** When it began, in milliseconds since 1970. */
  start: number;
}

/** How many periods fit side by side on a phone. */
const MOST = 12;

/** When the period began in which a time lies, by this device's calendar. */
export function startOf(at: number, unit: Unit): number {
  const date = new Date(at);
  const year = date.getFullYear();
  const month = date.getMonth();
  const day = date.getDate();
  switch (unit) {
    case 'day':
      return new Date(year, month, day).getTime();
    case 'week': // from Monday on
      return new Date(year, month, day - ((date.getDay() + 6) % 7)).getTime();
    case 'month':
      return new Date(year, month, 1).getTime();
    case 'year':
      return new Date(year, 0, 1).getTime();
  }
}

/** When the next period begins. Days are not always 24 hours long: the calendar knows. */
function after(start: number, unit: Unit): number {
  const date = new Date(start);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  switch (unit) {
    case 'day':
      return new Date(year, month, day + 1).getTime();
    case 'week':
      return new Date(year, month, day + 7).getTime();
    case 'month':
      return new Date(year, month + 1, 1).getTime();
    case 'year':
      return new Date(year + 1, 0, 1).getTime();
  }
}

/** When every period began, from the one of the first time to that of the last. */
function starts(first: number, last: number, unit: Unit): number[] {
  const all: number[] = [];
  for (let start = startOf(first, unit); start <= last; start = after(start, unit)) all.push(start);
  return all;
}

/** Every period from the first match to the last one, those without any included. */
export function periods(matches: readonly KeptMatch[]): { unit: Unit; periods: Period[] } {
  const first = matches[0]?.ended;
  const last = matches.at(-1)?.ended;
  if (first === undefined || last === undefined) return { unit: 'day', periods: [] };
  const unit = units.find((one) => starts(first, last, one).length <= MOST) ?? 'year';
  return {
    unit,
    periods: starts(first, last, unit).map((start) => ({
      start,
      ...tally(matches.filter((one) => startOf(one.ended, unit) === start)),
    })),
  };
}
