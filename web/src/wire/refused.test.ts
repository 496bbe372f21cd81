import { expect, test } from 'vitest';
import { retryingIs } from './refused';

test.each([
  ['no-connection', false, 'the way on'],
  ['table-full', false, 'the way on'],
  ['table-full', true, 'another'],
  ['door-closed', true, 'another'],
  ['table-damaged', true, 'in vain'],
])('after %s (final: %s), trying again is %s', (code, final, is) => {
  expect(retryingIs({ code, final })).toBe(is);
});
