import { expect, it } from 'vitest';
import { traitsOf } from './avatar';
import fixtures from './avatar.fixtures.json';

it('draws the same people as the terminal', () => {
  for (const { name, face, ...expected } of fixtures)
    expect(traitsOf(name, face)).toMatchObject(expected);
});
