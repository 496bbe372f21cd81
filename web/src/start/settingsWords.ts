/** Settings in words. */

import { sayLevel } from '../words/level';
import { duration } from '../words/time';
import type { GamesAnswer, SeatsAnswer, Settings } from '../protocol';
import { say, words } from '../words/words.svelte';
import {
  chosen,
  dealOf,
  editionOf,
  type Mark,
  optionsFor,
  stockMark,
  stockOf,
  writeTeams,
} from './tableSettings';

/** How a table is split: “2 teams, partners across”. `teams` is written as in addresses. */
export function sayTeams(teams: string, deal: SeatsAnswer): string {
  if (teams === '') return say('page-no-teams');
  const sides = teams.split(',');
  const split = deal.splits.find((one) => writeTeams(one.teams) === teams);
  const way = split ? (split.across ? 'across' : 'beside') : 'mixed';
  return say(`page-teams-${way}`, { count: sides.length, size: sides[0]?.length ?? 0 });
}

/** One thing that a table has decided. */
export interface Decided {
  title: string;
  value: string;
  /** How it relates to the sheets; null if they do not mention it. */
  mark: Mark | null;
}

/** What is played, and how: what the sheets have a word in first. */
export function sayRules(answer: GamesAnswer, settings: Settings): Decided[] {
  const edition = editionOf(answer, settings.edition);
  const deal = dealOf(edition, settings.seats);
  const stock = stockOf(answer, settings);
  const rows: Decided[] = [
    { title: say('option-edition'), value: say(`edition-${settings.edition}`), mark: null },
    {
      title: say('option-seats'),
      value: say('page-seats-count', { count: settings.seats }),
      mark: null,
    },
    ...(edition.teams
      ? [
          {
            title: say('option-teams'),
            value: sayTeams(writeTeams(settings.teams), deal),
            mark: null,
          },
        ]
      : []),
    settings.target === null
      ? { title: say('page-how-long'), value: say('page-single-round'), mark: 'printed' }
      : {
          title: say('page-how-long'),
          value: say('page-match-to', { points: settings.target }),
          mark: settings.target === edition.target ? 'printed' : 'house',
        },
  ];
  if (stock !== null)
    rows.push({
      title: say('option-stock'),
      value: say('page-cards', { count: stock }),
      mark: stockMark(deal, stock),
    });
  for (const option of optionsFor(answer, settings)) {
    const choice = chosen(option, settings);
    rows.push({
      title: say(`option-${option.name}`),
      value: say(`option-${option.name}-${choice}`),
      mark: option.marks[settings.edition]?.[choice] ?? 'house',
    });
  }
  if (edition.youngest)
    rows.push({
      title: say('option-youngest'),
      value: settings.youngest ? say('page-seat', { seat: settings.youngest }) : say('page-by-lot'),
      mark: null,
    });
  return rows;
}

/** What the sheets do not mention. */
export function sayWays(settings: Settings): Decided[] {
  const yes = (value: boolean): string => say(value ? 'page-yes' : 'page-no');
  const long = (seconds: number): string => duration(seconds, words.language);
  const rows: [string, string][] = [
    [
      'option-bots',
      say('page-bots-of', {
        level: sayLevel(settings.bots),
        pace: say(`pace-${settings.pace}`),
      }),
    ],
    [
      'option-clock',
      settings.clock
        ? say('page-clock-of', {
            turn: long(settings.clock.turn),
            reserve: long(settings.clock.reserve),
          })
        : say('page-no-clock'),
    ],
    ['option-grace', long(settings.grace)],
    ['option-hints', yes(settings.hints)],
    ['option-chat', yes(settings.chat)],
    ['option-listed', yes(settings.listed)],
  ];
  return rows.map(([title, value]) => ({ title: say(title), value, mark: null }));
}
