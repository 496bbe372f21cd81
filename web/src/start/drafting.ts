/**
 * Settings of a table while they are being chosen: each change takes along what hangs on it. What
 * can be chosen, and what the sheets print, comes from the server.
 */

import type { EditionAnswer, GameAnswer, GamesAnswer, SeatsAnswer, Settings } from '../protocol';

export type Mark = 'printed' | 'ours' | 'house';

export const LETTERS = 'ABCDEFGH';

export function gameOf(answer: GamesAnswer, edition: string): GameAnswer {
  const found = answer.games.find((game) => game.editions.some((one) => one.edition === edition));
  if (!found) throw new Error(`no game has the edition ${edition}`);
  return found;
}

export function editionOf(answer: GamesAnswer, edition: string): EditionAnswer {
  return gameOf(answer, edition).editions.find((one) => one.edition === edition)!;
}

/** The edition that a new table of so many seats gets: the first that seats them. */
export function editionFor(game: GameAnswer, seats: number): EditionAnswer {
  const fits = (one: EditionAnswer): boolean =>
    one.fewest_seats <= seats && seats <= one.most_seats;
  return game.editions.find(fits) ?? game.editions[0]!;
}

/** How many can play a game, whichever edition has it. */
export function mostSeats(game: GameAnswer): number {
  return Math.max(...game.editions.map((one) => one.most_seats));
}

/** What an edition deals at a table of so many. */
export function dealOf(edition: EditionAnswer, seats: number): SeatsAnswer {
  return edition.tables.find((one) => one.seats === seats) ?? edition.tables[0]!;
}

/** The stock piles that are no house rule, the usual one first. */
export function stockSizes(deal: SeatsAnswer): number[] {
  if (deal.stock === null) return [];
  const sizes = Object.keys(deal.stock_marks).map(Number);
  return [deal.stock, ...sizes.filter((one) => one !== deal.stock)];
}

/** How many cards a stock pile has at this table; null in a game without. */
export function stockOf(answer: GamesAnswer, settings: Settings): number | null {
  const deal = dealOf(editionOf(answer, settings.edition), settings.seats);
  const chosen = settings.options['stock'];
  return deal.stock === null ? null : typeof chosen === 'number' ? chosen : deal.stock;
}

export function stockMark(deal: SeatsAnswer, stock: number): Mark {
  return deal.stock_marks[String(stock)] ?? 'house';
}

/** How many seats a team has, and whether partners sit across from each other or side by side. */
export interface Split {
  teams: readonly string[];
  size: number;
  across: boolean;
}

/** Every way to split a table into teams of the same size, two seats or more each. */
export function splitsOf(seats: number): Split[] {
  const letters = [...LETTERS.slice(0, seats)];
  const splits: Split[] = [];
  for (let size = 2; size * 2 <= seats; size += 1) {
    if (seats % size !== 0) continue;
    const count = seats / size;
    const seatsOf = (own: (at: number) => number): string[] =>
      Array.from({ length: count }, (_, team) =>
        letters.filter((_, at) => own(at) === team).join(''),
      );
    splits.push({ teams: seatsOf((at) => at % count), size, across: true });
    splits.push({ teams: seatsOf((at) => Math.floor(at / size)), size, across: false });
  }
  return splits;
}

/** Teams as the settings and addresses write them: `AC,BD`. */
export function writeTeams(teams: readonly string[] | null): string {
  return teams?.join(',') ?? '';
}

function withoutStock(options: Settings['options']): Settings['options'] {
  const { stock: _, ...others } = options;
  return others;
}

/** Another number of seats: teams and the youngest are chosen anew, stock piles stay if they fit. */
export function withSeats(answer: GamesAnswer, old: Settings, seats: number): Settings {
  if (seats === old.seats) return old;
  const deal = dealOf(editionOf(answer, old.edition), seats);
  const stock = old.options['stock'];
  const fits = typeof stock === 'number' && deal.most_stock !== null && stock <= deal.most_stock;
  const there = old.youngest !== null && LETTERS.indexOf(old.youngest) < seats;
  return {
    ...old,
    seats,
    teams: null,
    options: fits ? old.options : withoutStock(old.options),
    youngest: there ? old.youngest : null,
  };
}

/** Another edition, perhaps of another game: what it does not have goes. */
export function withEdition(answer: GamesAnswer, old: Settings, edition: string): Settings {
  if (edition === old.edition) return old;
  const before = editionOf(answer, old.edition);
  const after = editionOf(answer, edition);
  const known = new Set(gameOf(answer, edition).options.map((one) => one.name));
  if (dealOf(after, after.fewest_seats).stock !== null) known.add('stock');
  const options = Object.entries(old.options).filter(([name]) => known.has(name));
  const seats = Math.min(Math.max(old.seats, after.fewest_seats), after.most_seats);
  const moved = {
    ...old,
    edition,
    options: Object.fromEntries(options),
    teams: after.teams ? old.teams : null,
    // What was printed stays what is printed; a score of one's own stays one's own within a game.
    target:
      old.target === before.target || gameOf(answer, edition) !== gameOf(answer, old.edition)
        ? old.target && after.target
        : old.target,
    youngest: after.youngest ? old.youngest : null,
  };
  return withSeats(answer, moved, seats);
}

/** A stock pile of another size; the usual one is not written down. */
export function withStock(answer: GamesAnswer, old: Settings, stock: number): Settings {
  const usual = dealOf(editionOf(answer, old.edition), old.seats).stock;
  const others = withoutStock(old.options);
  return { ...old, options: stock === usual ? others : { ...others, stock } };
}

/** A house rule, or the usual choice, which is not written down. */
export function withOption(answer: GamesAnswer, old: Settings, name: string, choice: string) {
  const { options } = gameOf(answer, old.edition);
  const usual = options.find((one) => one.name === name)?.default;
  // What hangs on it is decided anew.
  const hanging = options.filter((one) => name in one.only_with).map((one) => one.name);
  const others = Object.entries(old.options).filter(
    ([one]) => one !== name && !hanging.includes(one),
  );
  const chosen = choice === usual ? [] : [[name, choice] as const];
  return { ...old, options: Object.fromEntries([...others, ...chosen]) };
}

/** The house rules that a table has to decide, after what it has decided already. */
export function optionsFor(answer: GamesAnswer, settings: Settings): GameAnswer['options'] {
  return gameOf(answer, settings.edition).options.filter((one) =>
    Object.entries(one.only_with).every(([name, choice]) => settings.options[name] === choice),
  );
}

/** Where the rules of a table can be read. */
export function rulesPath(settings: Settings): string {
  const query = new URLSearchParams({ seats: String(settings.seats) });
  if (settings.teams) query.set('teams', writeTeams(settings.teams));
  const options = Object.entries(settings.options).map(([name, value]) => `${name}:${value}`);
  if (options.length > 0) query.set('options', options.join(','));
  // Commas and colons may stand in a query as they are: the address stays readable.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `rules/${settings.edition}?${text}`;
}
