import '../testing/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const register = vi.fn(() => Promise.resolve());
let load: () => void;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'load') load = listener;
  });
  register.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the page is kept for later once it is there', async () => {
  const { install } = await import('./install.svelte');
  install.keepOffline();
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
  load();
  vi.runAllTimers();
  expect(register).toHaveBeenCalledExactlyOnceWith('https://cards.example/play/offline.js');
});

test.each(['before the page has loaded', 'after it'])(
  'somebody who goes to a table %s has the line first',
  async (when) => {
    const { install } = await import('./install.svelte');
    install.keepOffline();
    if (when === 'after it') load();
    vi.advanceTimersByTime(1_900);
    install.makeWay();
    if (when !== 'after it') load();
    vi.advanceTimersByTime(9_900);
    expect(register).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(register).toHaveBeenCalledOnce();
    // What has begun is not begun again.
    install.makeWay();
    vi.runAllTimers();
    expect(register).toHaveBeenCalledOnce();
  },
);
