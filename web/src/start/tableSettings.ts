/**
 * Settings of a table while they are being chosen: each change takes along what hangs on it. What
 * can be chosen, and what the sheets print, comes from the server.
 */

import type {
  EditionAnswer,
  GameAnswer,
  GamesAnswer,
  OptionAnswer,
  SeatsAnswer,
  Settings,
} from '../protocol';

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

/** The edition that a new table of this many seats gets. */
export function editionFor(game: GameAnswer, seats: number): EditionAnswer {
  const wanted = game.edition_for[seats];
  return game.editions.find((one) => one.edition === wanted) ?? game.editions[0]!;
}

/** How many can play a game, in any edition. */
export function mostSeats(game: GameAnswer): number {
  return Math.max(...game.editions.map((one) => one.most_seats));
}

/** What an edition deals at a table of this many. */
export function dealOf(edition: EditionAnswer, seats: number): SeatsAnswer {
  return edition.tables.find((one) => one.seats === seats) ?? edition.tables[0]!;
}

/** The stock piles that the sheets name, the usual one first. */
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
  return deal.stock_marks[String(stock)] ?? 'ours';
}

/** Teams as the settings and addresses write them: `AC,BD`. */
export function writeTeams(teams: readonly string[] | null): string {
  return teams?.join(',') ?? '';
}

/** What a table has chosen of a house rule: the edition's own way where it says nothing. */
export function chosen(option: OptionAnswer, settings: Settings): string {
  return String(settings.options[option.name] ?? option.defaults[settings.edition]);
}

/**
 * The options that are not as the edition has them, here. A draft needs no others: what nobody has
 * touched follows the edition and the number of seats.
 */
function departures(answer: GamesAnswer, settings: Settings): Settings['options'] {
  const { options } = gameOf(answer, settings.edition);
  const deal = dealOf(editionOf(answer, settings.edition), settings.seats);
  const departs = ([name, value]: [string, string | number]): boolean => {
    if (name === 'stock')
      return deal.most_stock !== null && value !== deal.stock && Number(value) <= deal.most_stock;
    const usual = options.find((one) => one.name === name)?.defaults[settings.edition];
    return usual !== undefined && value !== usual;
  };
  return Object.fromEntries(Object.entries(settings.options).filter(departs));
}

/** Another number of seats: teams and the youngest are chosen again, stock piles stay if they fit. */
export function withSeats(answer: GamesAnswer, old: Settings, seats: number): Settings {
  if (seats === old.seats) return old;
  const there = old.youngest !== null && LETTERS.indexOf(old.youngest) < seats;
  const moved = {
    ...old,
    seats,
    teams: null,
    options: departures(answer, old),
    youngest: there ? old.youngest : null,
  };
  return { ...moved, options: departures(answer, moved) };
}

/** Another edition, perhaps of another game: what it does not have goes. */
export function withEdition(answer: GamesAnswer, old: Settings, edition: string): Settings {
  if (edition === old.edition) return old;
  const before = editionOf(answer, old.edition);
  const after = editionOf(answer, edition);
  const moved = {
    ...old,
    edition,
    options: departures(answer, old),
    teams: after.teams ? old.teams : null,
    // What was printed stays what is printed; a score of your own stays your own within a game.
    target:
      old.target === before.target || gameOf(answer, edition) !== gameOf(answer, old.edition)
        ? old.target && after.target
        : old.target,
    youngest: after.youngest ? old.youngest : null,
  };
  const seats = Math.min(Math.max(old.seats, after.fewest_seats), after.most_seats);
  const seated = withSeats(answer, moved, seats);
  return { ...seated, options: departures(answer, seated) };
}

/** A stock pile of another size. */
export function withStock(answer: GamesAnswer, old: Settings, stock: number): Settings {
  const moved = { ...old, options: { ...old.options, stock } };
  return { ...moved, options: departures(answer, moved) };
}

/** A house rule, or the usual choice. What depends on it is decided again. */
export function withOption(answer: GamesAnswer, old: Settings, name: string, choice: string) {
  const { options } = gameOf(answer, old.edition);
  const hanging = options.filter((one) => name in one.only_with).map((one) => one.name);
  const others = Object.entries(old.options).filter(([one]) => !hanging.includes(one));
  const moved = { ...old, options: { ...Object.fromEntries(others), [name]: choice } };
  return { ...moved, options: departures(answer, moved) };
}

/** The house rules that a table has to decide, after what it has decided already. */
export function optionsFor(answer: GamesAnswer, settings: Settings): GameAnswer['options'] {
  const { options } = gameOf(answer, settings.edition);
  const plays = (name: string): string | undefined => {
    const option = options.find((one) => one.name === name);
    return option && chosen(option, settings);
  };
  return options.filter((one) =>
    Object.entries(one.only_with).every(([name, choice]) => plays(name) === choice),
  );
}

/** Where the rules of a table can be read; what is as usual is left out. */
export function rulesPath(answer: GamesAnswer, settings: Settings): string {
  const query = new URLSearchParams({ seats: String(settings.seats) });
  if (settings.teams) query.set('teams', writeTeams(settings.teams));
  const departs = Object.entries(departures(answer, settings));
  const options = departs.map(([name, value]) => `${name}:${value}`);
  if (options.length > 0) query.set('options', options.join(','));
  // Commas and colons may stand in a query as they are: the address stays readable.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `rules/${settings.edition}?${text}`;
}
