import { browser } from '../testing/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../preferences.svelte';
import { languages, say, sayList, sayPercent, sayRefusal, words } from './words.svelte';

beforeEach(() => {
  preferences.language = null;
  browser.languages = ['xx', 'de-CH', 'en'];
});

test('nothing is said before there are words', () => {
  expect(say('page-start')).toBe('');
  expect(words.has('page-start')).toBe(false);
});

test('the language is the one that was chosen, else the browser’s, else English', () => {
  expect(words.wanted).toBe('de');
  preferences.language = 'it';
  expect(words.wanted).toBe('it');
  preferences.language = null;
  browser.languages = ['xx'];
  expect(words.wanted).toBe('en');
});

test.each(languages)('every catalogue of %s can be fetched', async (language) => {
  preferences.language = language;
  await words.load(
    'rules',
    'lessons',
    'replay',
    'statistics',
    'advice',
    'tabletop',
    'ending',
    'evening',
    'score',
  );
  expect(words.language).toBe(language);
  expect(browser.root.lang).toBe(language);
  for (const id of ['page-start', 'tabletop-catch', 'review-title'])
    expect(words.has(id)).toBe(true);
});

test('a refusal has a sentence, known or not', async () => {
  preferences.language = 'en';
  await words.load();
  expect(sayRefusal({ code: 'not-your-turn', args: { turn: 'B' } })).not.toBe('');
  expect(sayRefusal({ code: 'made-up-by-a-newer-server' })).toBe(say('page-refused'));
});

test('lists and shares are written as the language does', async () => {
  preferences.language = 'de';
  await words.load();
  expect(sayList(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben und Cleo');
  expect(sayPercent(0.6)).toMatch(/^60\s%$/);
});

test('a message that is missing, or a variable, is complained about', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  await words.load();
  expect(say('no-such-message')).toBe('');
  say('page-seat');
  expect(complained).toHaveBeenCalledTimes(2);
  complained.mockRestore();
});
