/** Matches and opponents in words. */

import { sayLevel } from '../words/level';
import { say, sayList } from '../words/words.svelte';
import type { KeptMatch, Other } from './keptMatch';

/** People by their names, bots by how many there are of a level: “Ben and 2 bots (Friendly)”. */
export function sayOthers(others: readonly Other[]): string {
  const bots = new Map<string, number>();
  for (const { bot } of others) if (bot) bots.set(bot, (bots.get(bot) ?? 0) + 1);
  return sayList([
    ...others.flatMap(({ name }) => (name ? [name] : [])),
    ...[...bots].map(([level, count]) => say('statistics-bots', { count, level: sayLevel(level) })),
  ]);
}

/** With whom, and against whom. */
export function sayCompany(kept: KeptMatch): string {
  const versus = say('statistics-versus', { others: sayOthers(kept.opponents) });
  return kept.partners.length === 0
    ? versus
    : `${say('statistics-with', { partners: sayOthers(kept.partners) })}, ${versus}`;
}

/** How it went, in a few figures. */
export function sayFigures(kept: KeptMatch): string {
  const parts = [say(`page-game-${kept.game}`)];
  if (kept.points !== null)
    parts.push(
      say('statistics-rounds', { rounds: kept.rounds }),
      say('statistics-own-points', { points: kept.points }),
    );
  if (kept.moves !== null) parts.push(say('statistics-own-moves', { moves: kept.moves }));
  if (kept.closed !== 'played') parts.push(say(`statistics-ended-${kept.closed}`));
  return parts.join(' · ');
}
