import { expect, test } from 'vitest';
import { freePlace } from './freePlace';

const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const board = at(0, 50, 400, 600);
const paper = { width: 300, height: 60 };
const centre = { left: 200, top: 350 };
const own = at(0, 450, 400, 200);

test('on an empty board it lies where it would like to be', () => {
  expect(freePlace(paper, [], board, centre)).toEqual({ left: 50, top: 320 });
});

test('it lies beside what must not be covered, as near as it can', () => {
  const middle = at(50, 300, 300, 70);
  expect(freePlace(paper, [middle, own], board, centre)).toEqual({ left: 50, top: 376 });
  const larger = at(50, 300, 300, 120);
  expect(freePlace(paper, [larger, own], board, centre)).toEqual({ left: 50, top: 234 });
});

test('where nobody sits above the middle, it may lie there', () => {
  const middle = at(0, 150, 400, 280);
  expect(freePlace(paper, [middle, own], board, centre)).toEqual({ left: 50, top: 84 });
});

test('it lies beside the middle, where there is room', () => {
  const [narrow, small] = [at(120, 50, 280, 400), { width: 100, height: 60 }];
  expect(freePlace(small, [narrow, own], board, centre)).toEqual({ left: 14, top: 320 });
});

test('it never leaves the board, nor covers anything', () => {
  expect(freePlace(paper, [at(0, 100, 400, 300), own], board, centre)).toBeNull();
  expect(freePlace({ width: 500, height: 10 }, [], board, centre)).toBeNull();
});
