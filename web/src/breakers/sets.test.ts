import { describe, expect, test } from 'vitest';
import { facesOf, readSet, shown, tileOf, tilesOf } from './sets';

describe('reading a set', () => {
  test.each([
    ['7', 'single', 1, 7],
    ['*', 'single', 1, null],
    ['7+7', 'pair', 2, 7],
    ['7+*', 'pair', 2, 7],
    ['*+*', 'pair', 2, null],
    ['3-4-5', 'run', 3, 5],
    ['*-8-9-*', 'run', 4, 10],
    ['4+4-5+*-6+6', 'pair-run', 3, 6],
    ['*+*-4+4', 'pair-run', 2, 4],
    ['2+2+2', 'breaker', 3, 2],
    ['*+*+*+*', 'breaker', 4, null],
  ])('%s is a %s of %i up to %s', (set, kind, length, height) => {
    expect(readSet(set)).toMatchObject({ kind, length, height });
  });

  test.each([
    ['8-9-*', ['8', '9', '*10']],
    ['*-8-9', ['*7', '8', '9']],
    ['7+*', ['7', '*7']],
    ['4+4-*+*', ['4', '4', '*5', '*5']],
    ['*+*-4+4', ['*3', '*3', '4', '4']],
    ['*+*', ['*', '*']],
  ])('jokers in %s are shown as what they stand for', (set, faces) => {
    expect(facesOf(set)).toEqual(faces);
    expect(faces.map(tileOf)).toEqual(tilesOf(set));
  });

  test('a pair run keeps its pairs together', () => {
    expect(readSet('4+4-5+*').groups).toEqual([
      ['4', '4'],
      ['5', '*5'],
    ]);
  });

  test('people see the sign of the joker', () => {
    expect(shown('8-9-*')).toBe('8-9-∞');
  });
});
