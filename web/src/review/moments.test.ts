import { expect, test } from 'vitest';
import type { ReviewedMove, ReviewedRound } from '../protocol';
import { momentsThatMattered } from './moments';

function moment(ply: number, loss: number, more: Partial<ReviewedMove> = {}): ReviewedMove {
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
const even = { A: 0.5, B: 0.5 };
const told = (...moments: ReviewedMove[]): number[][] =>
  momentsThatMattered({ moments, result: even }, 'breakers', 400).map((one) => [
    one.number,
    one.ply,
  ]);

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

/** A round in which only luck changed the chances of A: to these, one after the other. */
function lucky(...chances: number[]): Pick<ReviewedRound, 'moments' | 'result'> {
  const shares = chances.map((A) => ({ A, B: 1 - A }));
  const moments = shares
    .slice(0, -1)
    .map((one, ply) => moment(ply, 0, { before: one, after: one }));
  return { moments, result: shares.at(-1)! };
}
const turns = (
  round: Pick<ReviewedRound, 'moments' | 'result'>,
  playouts = 400,
  game = 'skipbo',
): unknown[] =>
  momentsThatMattered(round, game, playouts).map((one) =>
    one.kind === 'luck' ? [one.ply, one.side, one.from, one.to] : one.kind,
  );

test('the largest turns of luck are told, up to the result', () => {
  expect(turns(lucky(0.18, 0.52, 0.26, 0.3, 0))).toEqual([
    [0, 'A', 0.18, 0.52],
    [1, 'A', 0.52, 0.26],
    [3, 'A', 0.3, 0],
  ]);
  expect(turns(lucky(0.1, 0.3, 0.8, 0.2, 0.5))).toHaveLength(3);
  expect(turns({ ...lucky(0.9, 0.9, 0), result: null })).toEqual([]);
});

test('small changes are no turn of luck, nor are those that may be errors', () => {
  expect(turns(lucky(0.5, 0.64))).toEqual([]);
  expect(turns(lucky(0.5, 0.66))).toHaveLength(1);
  expect(turns(lucky(0.5, 0.66), 70)).toEqual([]);
});

test('it is told of the side that it changed most', () => {
  const before = { A: 0.6, B: 0.3, C: 0.1 };
  const result = { A: 0.5, B: 0.1, C: 0.4 };
  expect(turns({ moments: [moment(0, 0, { before, after: before })], result })).toEqual([
    [0, 'C', 0.1, 0.4],
  ]);
});

test('a move and what came after it are told in this order, with numbers through both', () => {
  const first = moment(0, 0.1);
  const round = { moments: [first, moment(1, 0, { before: { A: 0.9, B: 0.1 } })], result: even };
  expect(momentsThatMattered(round, 'skipbo', 400)).toEqual([
    { kind: 'mistake', number: 1, ply: 0, moment: first },
    { kind: 'luck', number: 2, ply: 0, side: 'A', from: 0.4, to: 0.9 },
  ]);
});

test('where nothing is drawn, there are no turns of luck', () => {
  expect(turns(lucky(0.2, 0.9, 0.1), 400, 'breakers')).toEqual([]);
});
