/** What the charts have in common. */

import { words } from '../words/words.svelte';
import type { Unit } from './periods';

/** A duration in one unit, as short as goes: “45 min”, “21 hr”. */
export function sayTime(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3_600
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  const form = { style: 'unit', unit, unitDisplay: 'short' } as const;
  const digits = unit === 'hour' && count < 10 ? 1 : 0;
  return new Intl.NumberFormat(words.language, { ...form, maximumFractionDigits: digits }).format(
    count,
  );
}

const forms: Record<Unit, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
};

/** When a period began, as short as goes. */
export function sayPeriod(start: number, unit: Unit): string {
  return new Intl.DateTimeFormat(words.language, forms[unit]).format(start);
}
