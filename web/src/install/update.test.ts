import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from './update';

vi.mock('../address', () => ({ base: 'https://cards.example/' }));
const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('document', {
    scripts: [{ src: 'https://cards.example/assets/base-1.js' }, { src: '/assets/common-1.js' }],
  });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const page = (...files: string[]): string =>
  files.map((one) => `<script src="./assets/${one}.js"></script>`).join('');
const serves = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);

test('a newer page at the server takes over', async () => {
  serves(() => Promise.resolve(new Response(page('base-1', 'common-2'))));
  await renew();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is as new as the server’s', () => new Response(page('base-1', 'common-1'))],
  ['meets a server in trouble', () => new Response('starting', { status: 503 })],
])('a page that %s stays', async (_, answer) => {
  serves(() => Promise.resolve(answer()));
  await renew();
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the page stays', async () => {
  serves(() => Promise.reject(new TypeError('Failed to fetch')));
  await renew();
  expect(reload).not.toHaveBeenCalled();
});
