import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SHELL = 'http://here/';
const source = readFileSync(new URL('../../offline.js', import.meta.url), 'utf8');

/** What a browser keeps for a page, and what the server has now. */
class Browser {
  stores = new Map<string, Map<string, string>>();
  server = new Map<string, string>();

  #store(name: string): Map<string, string> {
    if (!this.stores.has(name)) this.stores.set(name, new Map());
    return this.stores.get(name)!;
  }

  #fetch(url: string): Promise<object> {
    const text = this.server.get(url);
    if (text === undefined) return Promise.reject(new Error(`404 ${url}`));
    return Promise.resolve(answer(text));
  }

  #open(name: string): object {
    const store = this.#store(name);
    return {
      addAll: async (urls: string[]) => {
        for (const url of urls) store.set(url, await text(await this.#fetch(url)));
      },
      put: async (request: { url: string }, given: object) =>
        void store.set(request.url, await text(given)),
      match: (url: string) => Promise.resolve(found(store.get(url))),
    };
  }

  /** A version of the worker, with these files. */
  worker(version: string, file: string): Worker {
    const listeners = new Map<string, (event: object) => void>();
    const context = {
      self: {
        location: { href: `${SHELL}offline.js` },
        clients: { claim: () => Promise.resolve() },
        addEventListener: (name: string, listen: (event: object) => void) =>
          listeners.set(name, listen),
        skipWaiting: () => {
          throw new Error('a new version waits for its turn');
        },
      },
      caches: {
        open: (name: string) => Promise.resolve(this.#open(name)),
        keys: () => Promise.resolve([...this.stores.keys()]),
        delete: (name: string) => Promise.resolve(this.stores.delete(name)),
        match: ({ url }: { url: string }) =>
          Promise.resolve(found([...this.stores.values()].find((one) => one.has(url))?.get(url))),
      },
      fetch: (request: { url: string }) => this.#fetch(request.url),
      URL,
    };
    runInNewContext(source.replace('__FILES__', file).replace('__VERSION__', version), context);
    const told = (name: string, event: object): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const until = (done: Promise<unknown>): void => void done.then(resolve, reject);
        listeners.get(name)!({ ...event, waitUntil: until, respondWith: until });
      });
    return {
      install: () => told('install', {}),
      activate: () => told('activate', {}),
      ask: async (path) =>
        text(
          (await told('fetch', { request: { url: `${SHELL}${path}`, method: 'GET' } })) as object,
        ),
    };
  }
}

interface Worker {
  install: () => Promise<unknown>;
  activate: () => Promise<unknown>;
  ask: (path: string) => Promise<string>;
}

const answer = (text: string): object => ({
  ok: true,
  text: () => text,
  clone: () => answer(text),
});
const found = (text: string | undefined): object | undefined =>
  text === undefined ? undefined : answer(text);
const text = (given: object): Promise<string> =>
  Promise.resolve((given as { text: () => string }).text());

test('an update never takes its files from a page that is open', async () => {
  const browser = new Browser();
  browser.server = new Map([
    [SHELL, 'page 1'],
    [`${SHELL}assets/ending-1.js`, 'ending 1'],
  ]);
  const running = browser.worker('1', 'assets/ending-1.js');
  await running.install();
  await running.activate();

  // The server has another version. The browser fetches it, and lets it wait.
  browser.server = new Map([
    [SHELL, 'page 2'],
    [`${SHELL}assets/ending-2.js`, 'ending 2'],
  ]);
  const next = browser.worker('2', 'assets/ending-2.js');
  await next.install();
  expect(await running.ask('assets/ending-1.js')).toBe('ending 1');

  // When no page is left that needs it, the old version goes.
  await next.activate();
  expect(await next.ask('assets/ending-2.js')).toBe('ending 2');
  await expect(next.ask('assets/ending-1.js')).rejects.toThrow('404');
});
