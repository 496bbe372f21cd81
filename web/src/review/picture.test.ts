import { expect, it, vi } from 'vitest';
import { publicSketch as breakersForAll, sketch as breakers } from '../breakers/sketch';
import type { BreakersView, SkipboView, Step } from '../protocol';
import { publicSketch as skipboForAll, sketch as skipbo } from '../skipbo/sketch';
import { round } from '../wire/http';
import { drawMoment } from './picture';
import { Positions } from './positions';

vi.mock('../wire/http', () => ({ round: vi.fn() }));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));

const hidden = { hidden: 3 };
const view = {
  viewer: 'B',
  seats: [
    { hand: hidden, stock_top: '2', stock: hidden, discards: [[], [], [], []] },
    { hand: ['5', 'S'], stock_top: '9', stock: hidden, discards: [['1', '12'], [], [], []] },
  ],
  building: [['1', 'S', '3'], [], [], []],
} as unknown as SkipboView;

it('shows what a seat could play, and the numbers on the building piles', () => {
  const rows = skipbo(view, 'B').map(({ faces }) => faces.map((one) => one?.face ?? '-').join(' '));
  expect(rows).toEqual(['3 - - -', '9', '12 - - -', '5 S']);
});

it('shows nobody a hand at the table for all, whoever the view is of', () => {
  const all = skipboForAll(view, ['Ann', 'Ben']);
  expect(all.map(({ faces }) => faces.map((one) => one?.face ?? '-').join(' '))).toEqual([
    '3 - - -',
    '2 - - - -',
    '9 12 - - -',
  ]);
  const trick = [{ seat: 'A', set: '7' }];
  const tiles = breakersForAll({ hands: [['4'], ['5']], trick } as unknown as BreakersView);
  expect(tiles.flatMap(({ faces }) => faces.map((one) => one?.face))).toEqual(['7']);
});

it('never shows a hand that the view does not', () => {
  expect(skipbo(view, 'A').at(-1)?.faces).toEqual([]);
});

it('shows the set to beat and the tiles, jokers as jokers', () => {
  const trick = [{ seat: 'A', set: '8-9-*' }];
  const given = { hands: [hidden, ['4', '*']], trick } as unknown as BreakersView;
  const signs = breakers(given, 'B').map(({ faces }) => faces.map((one) => one?.sign));
  expect(signs).toEqual([
    ['8', '9', '∞'],
    ['4', '∞'],
  ]);
});

it('draws a picture that holds every card, and names that mean nothing else', () => {
  const drawn = drawMoment({
    title: '<b>Ann</b> & "Ben"',
    lines: ['Played: the 5.', 'A very long sentence. '.repeat(8).trim()],
    rows: skipbo(view, 'B'),
    source: 'Stockpile',
  });
  const texts = [...drawn.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
  const written = texts.map(([, , one]) => one);
  expect(written[0]).toBe('&lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Ben&quot;');
  for (const card of ['3', '9', '12', '5', 'S']) expect(written).toContain(card);
  expect(Math.max(...written.map((one) => one!.length))).toBeLessThanOrEqual(70);
  for (const [, y] of texts) expect(Number(y)).toBeLessThan(630);
});

it('asks for a round once for each seat, and again if it could not be had', async () => {
  const steps = [{ view: 'dealt' }, { view: 'first' }] as unknown as Step[];
  const fetched = vi.mocked(round).mockRejectedValueOnce(new Error('gone'));
  fetched.mockResolvedValue({ steps } as unknown as Awaited<ReturnType<typeof round>>);
  const positions = new Positions('ABC', 1, 2);
  await expect(positions.before(0, 'B')).rejects.toThrow('gone');
  expect(await positions.before(0, 'B')).toBe('dealt');
  expect(await positions.before(1, 'B')).toBe('first');
  expect(fetched).toHaveBeenCalledTimes(2);
});
