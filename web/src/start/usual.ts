/** Our usual table: what was played here last with other people, to be opened again in one tap. */

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

export const usual = (): Usual | null => recall<Usual>('usual');

/** A match begins: the next evening it can begin in the same way. A game against bots is no company. */
export function rememberTable(table: ShownTable, here: readonly (number | undefined)[]): void {
  const seated = table.chairs.flatMap(
    (chair) => table.people.find((one) => chair.person && one.person === chair.person) ?? [],
  );
  if (seated.length < 2) return;
  const own = here.flatMap((person) => seated.find((one) => one.person === person) ?? []);
  if (own.length === 0) return;
  keep('usual', {
    game: table.game,
    settings: table.settings,
    names: seated.map((one) => one.name),
    here: own.map((one) => one.name),
  } satisfies Usual);
}

export const tableLike = ({ game, settings }: Usual): NewTable => ({ game, ...settings });

/** The rules that were chosen last for a table of your own. */
export const lastRules = (): Settings | null => recall<Settings>('rules');
export const keepRules = (settings: Settings): void => keep('rules', settings);
