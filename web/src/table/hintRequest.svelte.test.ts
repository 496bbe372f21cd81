import { expect, test, vi } from 'vitest';
import { HintRequest } from './hintRequest.svelte';
import type { SeatClient } from './seatClient.svelte';

vi.mock('../words/words.svelte', () => ({ words: { load: () => Promise.resolve() } }));

const hinted = { type: 'hinted', move: 'stock>1', win: 0.6, error: 0.02, why: [], others: [] };

class Seat {
  table = $state.raw({ settings: { hints: true } });
  seat: string | null = 'A';
  moves = $state.raw(['stock>1', 'h7>d1']);
  deeds = $state.raw(['hint']);
  connection = $state({ round: { version: 7 } });
  may(deed: string): boolean {
    return this.deeds.includes(deed);
  }
  send = vi.fn(() => Promise.resolve(hinted as typeof hinted | null));
}
const asked = (seat: Seat): HintRequest => new HintRequest(seat as unknown as SeatClient);

test('a hint is there until the round goes on', async () => {
  const seat = new Seat();
  const hintRequest = asked(seat);
  const answer = hintRequest.toggle();
  expect(hintRequest.asking).toBe(true);
  await answer;
  expect(seat.send).toHaveBeenCalledWith({ type: 'hint', version: 7 });
  expect(hintRequest.asking).toBe(false);
  expect(hintRequest.given?.move).toBe('stock>1');
  // A move is on its way; it may still be refused.
  seat.moves = [];
  expect(hintRequest.given).toBeNull();
  seat.moves = ['stock>1'];
  expect(hintRequest.given).not.toBeNull();
  seat.connection = { round: { version: 8 } };
  expect(hintRequest.given).toBeNull();
});

test('who asks again puts it away', async () => {
  const seat = new Seat();
  const hintRequest = asked(seat);
  await hintRequest.toggle();
  await hintRequest.toggle();
  expect(hintRequest.given).toBeNull();
  expect(seat.send).toHaveBeenCalledTimes(1);
});

test('nobody asks twice at once, out of turn, or where there are no hints', async () => {
  const seat = new Seat();
  const hintRequest = asked(seat);
  await Promise.all([hintRequest.toggle(), hintRequest.toggle()]);
  expect(seat.send).toHaveBeenCalledTimes(1);
  const waiting = new Seat();
  waiting.moves = [];
  await asked(waiting).toggle();
  const strict = new Seat();
  strict.deeds = [];
  strict.table = { settings: { hints: false } };
  await asked(strict).toggle();
  expect(asked(strict).allowed).toBe(false);
  expect(waiting.send).not.toHaveBeenCalled();
  expect(strict.send).not.toHaveBeenCalled();
});

test('a refused hint leaves nothing behind', async () => {
  const seat = new Seat();
  seat.send.mockResolvedValue(null);
  const hintRequest = asked(seat);
  await hintRequest.toggle();
  expect([hintRequest.asking, hintRequest.given]).toEqual([false, null]);
});
