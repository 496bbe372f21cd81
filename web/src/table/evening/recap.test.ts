import { expect, test } from 'vitest';
import type { Happened } from '../../protocol';
import { pictured } from '../../skipbo/pictured';
import { Recap } from './recap.svelte';

const turn = (seat: string) => ({ type: 'TurnStarted', seat }) as Happened;
const lay = (seat: string, card: string) => ({ type: 'CardLaid', seat, card }) as Happened;
const discard = (seat: string, card: string) => ({ type: 'CardDiscarded', seat, card }) as Happened;

function after(...all: Happened[]): Recap {
  const recap = new Recap();
  for (const one of all) recap.note(one, 'A', pictured(one), () => '');
  return recap;
}
const seen = (recap: Recap) =>
  recap.turns.map(({ seat, done }) => [seat, ...done.flatMap((one) => one.faces)]);

test('the turns of the others are kept by player until one’s own is over', () => {
  const round = [
    turn('A'),
    discard('A', '3'),
    turn('B'),
    lay('B', '1'),
    discard('B', '9'),
    turn('C'),
    discard('C', 'S'),
  ];
  expect(after(...round).due).toBe(false);
  const recap = after(...round, turn('A'));
  expect(seen(recap)).toEqual([
    ['B', '1', '9'],
    ['C', 'S'],
  ]);
  expect(recap.due).toBe(true);
  // Whoever has laid something knows.
  expect(after(...round, turn('A'), lay('A', '2')).due).toBe(false);
  expect(seen(after(...round, turn('A'), discard('A', '2'), turn('B'), lay('B', '4')))).toEqual([
    ['B', '4'],
  ]);
});

test('a move that was taken back is not among them', () => {
  const undone = { type: 'Undone', seat: 'B', row: 7 } as Happened;
  const recap = after(turn('B'), lay('B', '1'), lay('B', '2'), undone, discard('B', '5'));
  expect(seen(recap)).toEqual([['B', '1', '5']]);
});

test('a new deal begins anew', () => {
  expect(after(turn('B'), lay('B', '1'), { type: 'Dealt' } as Happened).turns).toEqual([]);
});
