import { expect, test } from 'vitest';
import { readCode } from './tableCode';

const base = new URL('http://192.168.1.5:8420/');

test('a code may be typed in any case, with spaces or hyphens', () => {
  for (const text of ['93ZCAQ', '93zcaq', ' 93z-caq ', '93Z CAQ']) {
    expect(readCode(text, base)).toEqual({ code: '93ZCAQ', hash: '', elsewhere: null });
  }
});

test('a link may be pasted, alone or in a message', () => {
  const wanted = { code: '93ZCAQ', hash: '', elsewhere: null };
  expect(readCode('http://192.168.1.5:8420/t/93ZCAQ', base)).toEqual(wanted);
  expect(readCode('Come! http://192.168.1.5:8420/t/93zcaq <- here', base)).toEqual(wanted);
  expect(readCode('http://192.168.1.5:8420/t/93ZCAQ#seat=ab12', base)).toEqual({
    ...wanted,
    hash: '#seat=ab12',
  });
});

test('a link to another address says so', () => {
  const link = 'https://cards.example.org/stockpile/t/93ZCAQ';
  expect(readCode(link, base)).toEqual({ code: '93ZCAQ', hash: '', elsewhere: link });
  const under = new URL('https://cards.example.org/stockpile/');
  expect(readCode(link, under)?.elsewhere).toBeNull();
});

test('anything else is no code', () => {
  for (const text of ['', '  ', 'what?', '100 %', 'http://192.168.1.5:8420/rules', 'https://']) {
    expect(readCode(text, base)).toBeNull();
  }
});
