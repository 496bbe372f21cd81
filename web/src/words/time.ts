/** Times and durations, as the language writes them. */

type Unit = 'second' | 'minute' | 'hour' | 'day';
const lengths: readonly [Unit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** The largest unit in which a duration is at least one, and how many whole ones it has. */
export function largest(seconds: number): [number, Unit] {
  for (const [unit, length] of lengths) {
    if (seconds >= length) return [Math.floor(seconds / length), unit];
  }
  return [0, 'second'];
}

/** A time of the past: “5 minutes ago”, “yesterday”. */
export function ago(at: number, now: number, language: string): string {
  const [count, unit] = largest(Math.max(0, now - at) / 1_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // Seconds would be stale as soon as they are read.
  return unit === 'second' ? format.format(0, 'minute') : format.format(-count, unit);
}

/** A duration: “30 seconds”, “2 minutes”, “1 minute 30 seconds”. */
export function duration(seconds: number, language: string): string {
  const parts: string[] = [];
  let rest = seconds;
  do {
    const [count, unit] = largest(rest);
    const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
    parts.push(new Intl.NumberFormat(language, form).format(count));
    rest -= count * (lengths.find(([one]) => one === unit)?.[1] ?? 0);
  } while (rest > 0);
  return parts.join(' ');
}
