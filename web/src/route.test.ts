import { browser } from './testing/browser';
import { href } from './address';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferences } from './preferences.svelte';
import { router } from './route.svelte';

beforeEach(() => {
  browser.visited.length = 0;
  router.address = new URL('https://cards.example/play/');
});

test.each([
  ['', { screen: 'start' }],
  ['t/ABC', { screen: 'table', code: 'ABC' }],
  ['t/ABC/', { screen: 'table', code: 'ABC' }],
  ['t/ABC/replay/2', { screen: 'replay', code: 'ABC', match: 2 }],
  ['t/ABC/replay/2?review&round=3', { screen: 'review', code: 'ABC', match: 2 }],
  ['t/ABC/replay/x', { screen: 'lost' }],
  ['t/ABC/elsewhere', { screen: 'lost' }],
  ['learn/skipbo', { screen: 'learn', lesson: 'skipbo' }],
  ['rules', { screen: 'rules', edition: null }],
  ['rules/skipbo-2003', { screen: 'rules', edition: 'skipbo-2003' }],
  ['statistics', { screen: 'statistics' }],
  ['settings', { screen: 'settings' }],
  ['settings/more', { screen: 'lost' }],
  ['t/%E0%A4%A', { screen: 'table', code: '%E0%A4%A' }],
])('%s', (path, route) => {
  router.go(path);
  expect(router.route).toEqual(route);
});

test('every screen has an address, and the browser knows the way back', () => {
  router.go('t/ABC?round=2');
  expect(router.query.get('round')).toBe('2');
  router.go('rules', { replace: true });
  expect(browser.visited).toEqual([
    '> https://cards.example/play/t/ABC?round=2',
    '= https://cards.example/play/rules',
  ]);
  browser.happens('popstate');
  expect(router.route).toEqual({ screen: 'start' });
});

describe('a link', () => {
  const link = (href: string, more: object = {}): object => {
    const address = new URL(href, 'https://cards.example/play/');
    const { hash, origin, pathname, search } = address;
    const own = { href: address.href, hash, origin, pathname, search, target: '' };
    return { ...own, hasAttribute: () => false, ...more };
  };
  function click(one: object | null, more: object = {}): boolean {
    const preventDefault = vi.fn();
    const target = { closest: () => one };
    browser.happens('click', {
      defaultPrevented: false,
      button: 0,
      target,
      preventDefault,
      ...more,
    });
    return preventDefault.mock.calls.length > 0;
  }

  test('within the page is followed here', () => {
    expect(click(link('t/ABC'))).toBe(true);
    expect(router.route).toEqual({ screen: 'table', code: 'ABC' });
  });

  test.each<[string, object | null, object]>([
    ['nothing', null, {}],
    ['another site', link('https://elsewhere.example/'), {}],
    ['beside the page', link('/other/'), {}],
    ['the server itself', link('api/tables/ABC/qr.svg'), {}],
    ['a place on this screen', link('#below'), {}],
    ['a new window', link('t/ABC', { target: '_blank' }), {}],
    ['a download', link('t/ABC', { hasAttribute: () => true }), {}],
    ['a tap with a key', link('t/ABC'), { ctrlKey: true }],
    ['another button', link('t/ABC'), { button: 1 }],
    ['what was dealt with', link('t/ABC'), { defaultPrevented: true }],
  ])('to %s is left to the browser', (_, one, more) => {
    expect(click(one, more)).toBe(false);
  });

  test('has the address of its screen', () => {
    expect(href('rules')).toBe('https://cards.example/play/rules');
  });
});

describe('preferences', () => {
  test('are kept, and put onto the page', () => {
    preferences.theme = 'dark';
    preferences.table = 'wood';
    preferences.back = 'stars';
    preferences.large = true;
    preferences.speed = 'slow';
    preferences.sound = preferences.vibration = false;
    preferences.language = 'nl';
    preferences.apply();
    const kept = JSON.parse(browser.store.get('stockpile:/play/:preferences')!) as object;
    expect(kept).toEqual({
      theme: 'dark',
      table: 'wood',
      back: 'stars',
      large: true,
      hold: false,
      speed: 'slow',
      sound: false,
      vibration: false,
      language: 'nl',
    });
    expect(browser.root.dataset).toEqual({
      theme: 'dark',
      table: 'wood',
      back: 'stars',
      print: 'large',
    });
    expect(browser.root.style.get('--flight')).toBe('300ms');
    expect([preferences.sound, preferences.vibration, preferences.language]).toEqual([
      false,
      false,
      'nl',
    ]);
  });

  test('nothing flies where motion is unwelcome, and there is time to read', () => {
    preferences.speed = 'normal';
    expect([preferences.flight, preferences.rest]).toEqual([250, 140]);
    browser.still = true;
    browser.happens('motion');
    expect([preferences.flight, preferences.rest]).toEqual([0, 390]);
    preferences.speed = 'off';
    expect(preferences.rest).toBe(0);
  });
});
