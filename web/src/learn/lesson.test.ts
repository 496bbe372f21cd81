import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../wire/refused';
import { Lesson } from './lesson.svelte';

const { shown, server } = vi.hoisted(() => ({
  shown: [] as string[],
  server: { lesson: vi.fn(), lessons: vi.fn(), lessonTiles: vi.fn() },
}));
vi.mock('../wire/http', () => server);
vi.mock('../games', () => import('../testing/games'));
vi.mock('../words/words.svelte', () => ({
  say: (id: string) => id,
  sayRefusal: ({ code }: { code: string }) => `refusal-${code}`,
}));
vi.mock('../stage/scenes.svelte', () => ({
  Scenes: class {
    jump({ view }: { view: string }): void {
      shown.push(`= ${view}`);
    }
    show({ view }: { view: string }): void {
      shown.push(`> ${view}`);
    }
  },
}));

const answer = (more: object = {}): object => ({
  view: 'first',
  played: [],
  refused: null,
  hint: null,
  done: false,
  args: {},
  ...more,
});
let lesson: Lesson;

beforeEach(async () => {
  shown.length = 0;
  server.lesson.mockReset();
  server.lesson.mockResolvedValue(answer());
  lesson = new Lesson('skipbo');
  await lesson.start();
});

test('a move that the lesson asks for is shown with what follows', async () => {
  const played = [
    { happened: [], view: 'mine' },
    { happened: [], view: 'theirs' },
  ];
  server.lesson.mockResolvedValue(answer({ played }));
  await lesson.play('h1>1');
  expect(shown).toEqual(['= first', '> mine', '> theirs']);
  expect(lesson.reply).toBeNull();
  server.lesson.mockResolvedValue(answer({ hint: 'lesson-not-yet' }));
  await lesson.play('h2>1');
  expect(server.lesson).toHaveBeenLastCalledWith('skipbo', ['h1>1'], 'h2>1');
});

test('a move that is not asked for, or refused, is answered and not made', async () => {
  server.lesson.mockResolvedValue(answer({ hint: 'lesson-lay-first' }));
  await lesson.play('h2>d1');
  expect(lesson.reply).toBe('lesson-lay-first');
  server.lesson.mockResolvedValue(answer({ refused: { code: 'not-in-hand', args: {} } }));
  await lesson.play('h3>1');
  expect(lesson.reply).toBe('refusal-not-in-hand');
  expect(server.lesson).toHaveBeenLastCalledWith('skipbo', [], 'h3>1');
});

test('one thing is asked at a time, and nothing after the end', async () => {
  let answered: (value: object) => void = () => {};
  server.lesson.mockReturnValue(new Promise((resolve) => (answered = resolve)));
  const first = lesson.play('h1>1');
  await lesson.play('h1>1');
  answered(answer({ done: true }));
  await first;
  await lesson.play('h2>1');
  expect(server.lesson).toHaveBeenCalledTimes(2);
});

test('a lesson that was changed under one starts again', async () => {
  server.lesson.mockRejectedValueOnce(new Refused({ code: 'not-in-the-lesson' }));
  await lesson.play('h1>1');
  expect(shown).toEqual(['= first', '= first']);
  server.lesson.mockRejectedValueOnce(new Refused({ code: 'no-connection' }));
  server.lessons.mockRejectedValueOnce(new Refused({ code: 'no-connection' }));
  await lesson.play('h1>1');
  expect(lesson.reply).toBe('refusal-no-connection');
});

test('without a connection the right moves are known, and other moves are not judged', async () => {
  const gone = new Refused({ code: 'no-connection' });
  server.lesson.mockRejectedValue(gone);
  server.lessonTiles.mockRejectedValue(gone);
  const played = [{ happened: [], view: 'mine' }];
  const script = {
    begin: answer(),
    steps: [
      { answers: { '9': answer({ view: 'second', played }) } },
      { answers: { '8-*': answer({ done: true }) }, sets: [{ set: '8-*', kind: 'run' }] },
    ],
  };
  server.lessons.mockResolvedValue({ lessons: { skipbo: script } });
  await lesson.start();
  await lesson.play('7');
  expect(lesson.reply).toBe('learn-offline');
  await lesson.play('9');
  expect(lesson.reply).toBeNull();
  expect(shown.at(-1)).toBe('> mine');
  expect(await lesson.classify(['*', '8'])).toEqual([{ set: '8-*', kind: 'run' }]);
  expect(await lesson.classify(['8'])).toEqual([]);
  await lesson.play('8-*');
  expect(lesson.now?.done).toBe(true);
});

test('what tiles could be is asked of the lesson', async () => {
  server.lessonTiles.mockResolvedValue({ candidates: ['one'] });
  expect(await lesson.classify(['7'])).toEqual(['one']);
  expect(server.lessonTiles).toHaveBeenCalledWith('skipbo', [], ['7']);
});
