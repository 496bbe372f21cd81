import { expect, test } from 'vitest';
import type { Moment } from '../protocol';
import { momentsThatMattered } from './moments';

function moment(ply: number, loss: number, more: Partial<Moment> = {}): Moment {
  return {
    ply,
    seat: 'A',
    move: 'h7>1',
    best: 'stock>1',
    before: { A: 0.5, B: 0.5 },
    after: { A: 0.5 - loss, B: 0.5 + loss },
    loss,
    error: 0.01,
    why: [],
    forced: false,
    ...more,
  };
}
const told = (...moments: Moment[]): number[][] =>
  momentsThatMattered({ moments }).map((one) => [one.number, one.ply]);

test('the costliest decisions are told in the order in which they were made', () => {
  const losses = [0.03, 0.2, 0, 0.05, 0.1, 0.04, 0.3, 0.025];
  expect(told(...losses.map((loss, ply) => moment(ply, loss)))).toEqual([
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ]);
});

test('nobody is told off for what costs next to nothing, may be chance, or had to be done', () => {
  expect(told(moment(0, 0.019))).toEqual([]);
  expect(told(moment(0, 0.04, { error: 0.021 }))).toEqual([]);
  expect(told(moment(0, 0.3, { forced: true }))).toEqual([]);
  expect(told(moment(0, 0.04, { error: 0.019 }))).toEqual([[1, 0]]);
});
