import { expect, it } from 'vitest';
import { Stage } from '../stage/stage.svelte';
import { fromHand, fromPile } from './moves';
import { pieceOf } from './drag';

it('the piece of a source is the card that it says, or none if it has gone', () => {
  const stage = new Stage();
  stage.settle(
    new Map([
      ['A.hand', ['3', '7', '7']],
      ['A.stock', [null, '5']],
      ['A.d1', []],
    ]),
  );
  const [three, seven, other] = stage.in('A.hand').map((one) => one.key);
  expect(pieceOf(stage, fromHand('A', '3', 0))).toBe(three);
  expect(pieceOf(stage, fromHand('A', '7', 1))).toBe(seven);
  expect(pieceOf(stage, fromHand('A', '7', 2))).toBe(other);
  expect(pieceOf(stage, fromHand('A', '9', 2))).toBeUndefined();
  expect(pieceOf(stage, fromPile('A', 'A', 'stock'))).toBe(stage.in('A.stock')[1]!.key);
  expect(pieceOf(stage, fromPile('A', 'A', 'd1'))).toBeUndefined();
});
