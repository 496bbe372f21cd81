import '../testing/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewTable } from '../protocol';
import * as http from './http';

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | null;
}
const fetched = vi.fn<(address: string, sent: Sent) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const asked = (): [string, Sent] => fetched.mock.calls.at(-1)!;

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => json({ fine: true }));
});

test('everything is asked under the server’s own address', async () => {
  await http.games();
  expect(asked()[0]).toBe('https://cards.example/play/api/games');
  expect(asked()[1]).toMatchObject({ method: 'GET', body: null, headers: {} });
});

test.each<[string, () => Promise<unknown>, string, string]>([
  ['a guest', () => http.newGuest('Ann'), 'POST', 'guests'],
  ['one’s tables', () => http.mine('token'), 'GET', 'me'],
  ['listed tables', () => http.listed(), 'GET', 'tables'],
  ['a table', () => http.find('A/B'), 'GET', 'tables/A%2FB'],
  ['a match', () => http.match('ABC', 2), 'GET', 'tables/ABC/matches/2'],
  ['a record', () => http.record('ABC', 2), 'GET', 'tables/ABC/matches/2/record'],
  ['a round', () => http.round('ABC', 2, 3, null), 'GET', 'tables/ABC/matches/2/rounds/3'],
  ['a seat', () => http.round('ABC', 2, 3, 'B'), 'GET', 'tables/ABC/matches/2/rounds/3?seat=B'],
  ['a review', () => http.review('ABC', 2), 'GET', 'tables/ABC/matches/2/review'],
  ['a lesson', () => http.lesson('skipbo', []), 'POST', 'lessons/skipbo'],
  ['tiles', () => http.lessonTiles('breakers', [], ['7']), 'POST', 'lessons/breakers/classify'],
])('%s has an address', async (_, ask, method, path) => {
  await ask();
  expect(asked()[0]).toBe(`https://cards.example/play/api/${path}`);
  expect(asked()[1].method).toBe(method);
});

test('who one is, and the server’s key, go along where they are needed', async () => {
  await http.openTable('secret', { edition: 'skipbo-2003' } as NewTable, 'open sesame');
  expect(asked()[1].headers).toEqual({
    Authorization: 'Bearer secret',
    'Content-Type': 'application/json',
    'Stockpile-Key': 'open sesame',
  });
  await http.openTable('secret', {} as NewTable);
  expect(asked()[1].headers).not.toHaveProperty('Stockpile-Key');
  await http.rename('secret', 'Ann');
  expect(asked()[1]).toMatchObject({ method: 'PUT', body: '{"name":"Ann"}' });
});

test('a lesson is tried with a move, or only looked at', async () => {
  await http.lesson('skipbo', ['h1>1'], 'h2>1');
  expect(JSON.parse(asked()[1].body!)).toEqual({ moves: ['h1>1'], try: 'h2>1' });
  await http.lesson('skipbo', ['h1>1']);
  expect(JSON.parse(asked()[1].body!)).toEqual({ moves: ['h1>1'] });
});

test('a table’s rules stand behind the question mark', async () => {
  const of = { edition: 'skipbo-2003', seats: 4, teams: ['AC', 'BD'], options: { stock: 10 } };
  expect(http.queryOf(of)).toBe('seats=4&teams=AC%2CBD&options=stock%3A10');
  expect(http.queryOf({ edition: 'skipbo-2003' })).toBe('');
  expect(http.queryOf({ edition: 'skipbo-2003', readings: 1 })).toBe('readings=1');
  await http.rules({ edition: 'skipbo-2003', seats: 2 });
  expect(asked()[0]).toMatch(/api\/rules\?edition=skipbo-2003&seats=2$/);
});

test('a link is a picture, and so is a seat’s', () => {
  expect(http.qrOf('ABC')).toBe('https://cards.example/play/api/tables/ABC/qr.svg');
  expect(http.qrOf('ABC', 'x y')).toMatch(/qr\.svg\?seat=x%20y$/);
});

test('nothing to answer is undefined, and a text is a text', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  expect(await http.ask('DELETE', 'api/me')).toBeUndefined();
  fetched.mockImplementation(() => Promise.resolve(new Response('a record')));
  expect(await http.record('ABC', 1)).toBe('a record');
});

test('a refusal is thrown as the server says it', async () => {
  fetched.mockImplementation(() => json({ code: 'no-such-table', args: { code: 'ABC' } }, 404));
  await expect(http.find('ABC')).rejects.toMatchObject({
    code: 'no-such-table',
    args: { code: 'ABC' },
  });
});

test.each([
  [403, 'removed', true],
  [404, 'no-such-match', true],
  [410, 'table-damaged', true],
  [429, 'too-many-lookups', false],
  [503, 'cannot-save', false],
])('what is refused with %i would be so again, or not', async (status, code, final) => {
  fetched.mockImplementation(() => json({ code, args: {} }, status));
  await expect(http.find('ABC')).rejects.toMatchObject({ code, final });
});

test('a server that does not answer, or not as ours does, is not there', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('network')));
  await expect(http.games()).rejects.toMatchObject({ code: 'no-connection' });
  fetched.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 404 })));
  await expect(http.games()).rejects.toMatchObject({ code: 'no-connection', final: false });
});

test('what is shared of a table leads to where others reach it', async () => {
  const own = 'https://cards.example/play/t/ABC/replay/1?review';
  fetched.mockImplementation(() => json({ link: 'http://192.0.2.1:8420/t/ABC' }));
  expect(await http.shareable('ABC', own)).toBe('http://192.0.2.1:8420/t/ABC/replay/1?review');
  // Without an answer, the address of this page will do.
  fetched.mockImplementation(() => Promise.reject(new Error('no connection')));
  expect(await http.shareable('ABC', own)).toBe(own);
});
