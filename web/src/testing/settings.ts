import type { Settings } from '../protocol';

/** The settings of a table that asks for nothing special. */
export const plainSettings: Settings = {
  edition: 'cards',
  seats: 2,
  teams: null,
  options: {},
  target: null,
  youngest: null,
  listed: false,
  bots: 'casual',
  pace: 'normal',
  clock: null,
  grace: 60,
  hints: true,
  chat: false,
  readings: 2,
};
