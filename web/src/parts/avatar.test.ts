import { expect, it } from 'vitest';
import { animal, traitsOf } from './avatar';
import fixtures from './avatar.fixtures.json';

it('draws the same people as the terminal', () => {
  for (const { name, face, ...expected } of fixtures)
    expect(traitsOf(name, face)).toMatchObject(expected);
});

it('gives every bot of a table a face of its own, of the kind of its level', () => {
  for (const level of ['random', 'baseline', 'casual', 'skilled', 'master', 'expert', 'mine']) {
    const faces = Array.from({ length: 8 }, (_, seat) => animal(level, seat));
    expect(new Set(faces.map((one) => JSON.stringify(one))).size).toBe(8);
    // Without a table it is the plain one.
    expect(animal(level)).toEqual(faces[1]);
    for (const face of faces)
      for (const [fill] of face) if (fill) expect(fill).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(animal('mine')).toEqual(animal('other'));
});
