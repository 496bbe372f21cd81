/**
 * The service worker: the page without a connection. The build puts the files of this version in
 * the place of `FILES`; with other files, it is another version.
 *
 * A page that is open keeps the files it began with: a new version waits until no old page is left,
 * and only then deletes what belonged to the old one. So an update never breaks a running table.
 */

/* global self, caches, fetch, clients */
const FILES = ['__FILES__'];
const VERSION = 'stockpile-__VERSION__';
/** What the server has said last, for when it cannot be asked. */
const ANSWERS = 'stockpile-answers';
const SHELL = new URL('.', self.location.href).href;
/** Answers that stay true for a while: what can be played, by which rules, and how it is learned. */
const KEPT = /^api\/(games|rules|lessons)(\?|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(VERSION);
      await cache.addAll([SHELL, ...FILES.map((one) => new URL(one, SHELL).href)]);
      await keepAnswers().catch(() => undefined);
    })(),
  );
});

/** The lessons and the rules of every edition, before anybody has read them. */
async function keepAnswers() {
  const answers = await caches.open(ANSWERS);
  const games = new URL('api/games', SHELL).href;
  await answers.addAll([games, new URL('api/lessons', SHELL).href]);
  const told = await (await answers.match(games)).json();
  const editions = told.games.flatMap((one) => one.editions);
  await answers.addAll(
    editions.map((one) => new URL(`api/rules?edition=${one.edition}&`, SHELL).href),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((one) => one !== VERSION && one !== ANSWERS);
      await Promise.all(old.map((one) => caches.delete(one)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!url.href.startsWith(SHELL)) return;
  const path = url.href.slice(SHELL.length);
  if (path.startsWith('assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.method === 'GET' && KEPT.test(path)) event.respondWith(asked(request));
});

/** Every file has its content's digest in its name: what is kept is right. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

/** The page as the server has it now; without a connection, as it was. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(VERSION)).match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** What the server says; without a connection, what it said the last time. */
async function asked(request) {
  const answers = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await answers.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await answers.match(request);
    if (kept) return kept;
    throw error;
  }
}
