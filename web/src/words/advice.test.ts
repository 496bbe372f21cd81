import { expect, test, vi } from 'vitest';
import {
  inReadingOrder,
  sayAccuracy,
  sayChance,
  sayChange,
  sayError,
  sayLoss,
  sayWhy,
} from './advice';

vi.mock('./words.svelte', () => ({
  say: (id: string, args?: Record<string, unknown>) =>
    args ? `${id} ${JSON.stringify(args)}` : id,
  sayPercent: (share: number) => `${Math.round(100 * share)}%`,
  words: { language: 'en', has: (id: string) => id !== 'why-new' },
}));

test('a reason that is new in the server is left out', () => {
  expect(sayWhy(['lays-stock', 'new', 'keeps-wild'])).toBe('why-lays-stock why-keeps-wild');
});

test.each([
  ['as the server has them', ['lays-stock', 'keeps-wild', 'empties-hand'], 2, [0, 1]],
  ['“but” comes last', ['buries-low-card', 'lays-stock'], 2, [1, 0]],
  [
    'what matters less gives way to it',
    ['lays-stock', 'opens-next-stock', 'keeps-wild'],
    2,
    [0, 1],
  ],
  ['it never stands alone', ['opens-next-stock', 'buries-low-card', 'keeps-wild'], 2, [2, 0]],
  ['all of them', ['opens-next-stock', 'lays-stock', 'splits-set', 'keeps-wild'], 9, [1, 3, 0, 2]],
])('reasons in the order of reading: %s', (_, why, most, order) => {
  expect(inReadingOrder(why, most)).toEqual(order.map((at) => why[at]));
});

test('where nothing else speaks for a move, it did best', () => {
  expect(inReadingOrder(['splits-set'], 2)).toEqual(['best-chance', 'splits-set']);
  expect(inReadingOrder(['buries-low-card', 'opens-next-stock'], 2)).toEqual([
    'best-chance',
    'buries-low-card',
  ]);
  expect(sayWhy(['new', 'splits-set'])).toBe('why-best-chance why-splits-set');
  expect(inReadingOrder([])).toEqual([]);
});

test('only who gave nothing away has played without fault', () => {
  const players = [
    { accuracy: 100, loss: 0 },
    { accuracy: 100, loss: -0.02 },
    { accuracy: 99.98, loss: 0.002 },
    { accuracy: 87.9, loss: 1.3 },
  ];
  expect(players.map(sayAccuracy)).toEqual(['100', '100', '99', '87']);
  expect(players.map(({ loss }) => sayLoss(loss))).toEqual(['0%', '0%', '1%', '130%']);
});

test('only what is over is certain', () => {
  expect([0, 0.002, 0.614, 0.9999, 1, 1e-17, 0.998].map(sayChance)).toEqual([
    '0%',
    '1%',
    '61%',
    '100%',
    '100%',
    '0%',
    '99%',
  ]);
});

test('errors are never nothing, and changes have a sign', () => {
  expect([0, 0.004, 0.018].map(sayError)).toEqual(['1', '1', '2']);
  expect([0.123, -0.034, 0.001].map(sayChange)).toEqual(['+12', '−3', '0']);
});
