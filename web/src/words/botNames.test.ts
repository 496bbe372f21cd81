import '../testing/browser';
import { beforeAll, expect, test } from 'vitest';
import { preferences } from '../preferences.svelte';
import { seatAt } from '../seats';
import { nameEverybody } from './botNames';
import fixtures from './botNames.fixtures.json';
import { words } from './words.svelte';

beforeAll(async () => {
  preferences.language = 'en';
  await words.load();
});

interface Seat {
  name?: string;
  bot?: string;
}

test.each(fixtures)('$why', ({ seats, names }) => {
  const seated = (seats as Seat[]).map(({ name = null, bot = null }, at) => ({
    seat: seatAt(at),
    name,
    bot,
  }));
  expect(nameEverybody(seated)).toEqual(names);
});
