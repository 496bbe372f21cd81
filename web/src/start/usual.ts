/**
 * Our usual tables: what was played here last with other people, to be opened again in one tap. Those
 * who pass one device round are another company than those who come with their own, on another evening
 * perhaps: neither table takes the place of the other.
 */

import type { NewTable, Settings, ShownTable } from '../protocol';
import { keep, recall } from '../storage';

export interface Usual {
  game: string;
  settings: Settings;
  /** Everybody who sat there. */
  names: readonly string[];
  /** Those who sat there on this device, the one whose device it is first. */
  here: readonly string[];
}

/** Where a table is kept: by whether everybody sits at this one device. */
const keyOf = ({ names, here }: Usual): string =>
  here.length === names.length ? 'usual-here' : 'usual';

/** The tables that were played at here, the one with several devices first. */
export const usualTables = (): Usual[] =>
  ['usual', 'usual-here'].flatMap((key) => recall<Usual>(key) ?? []);

export const isHere = (table: Usual): boolean => keyOf(table) === 'usual-here';

/** A match begins: the next evening can start the same way. Games against bots do not count. */
export function rememberTable(table: ShownTable, here: readonly (number | undefined)[]): void {
  const seated = table.chairs.flatMap(
    (chair) => table.people.find((one) => chair.person && one.person === chair.person) ?? [],
  );
  if (seated.length < 2) return;
  const own = here.flatMap((person) => seated.find((one) => one.person === person) ?? []);
  if (own.length === 0) return;
  const played: Usual = {
    game: table.game,
    settings: table.settings,
    names: seated.map((one) => one.name),
    here: own.map((one) => one.name),
  };
  keep(keyOf(played), played);
}

export const tableLike = ({ game, settings }: Usual): NewTable => ({ game, ...settings });

/** The rules that were chosen last for a table of your own. */
export const lastRules = (): Settings | null => recall<Settings>('rules');
export const keepRules = (settings: Settings): void => keep('rules', settings);
