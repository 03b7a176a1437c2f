import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearerToken, MAX_TOKEN_LENGTH } from '../../../http/authentication/bearer.js';

const asked = (authorization?: string, url = 'https://api.test/payments/validations') =>
  bearerToken(new Request(url, { headers: authorization === undefined ? {} : { authorization } }));

test.each(['Bearer mF_9.B5f-4.1JqM', 'bearer mF_9.B5f-4.1JqM', 'BEARER  mF_9.B5f-4.1JqM'])('%s', (header) => {
  expect(asked(header)).toEqual({ token: 'mF_9.B5f-4.1JqM' });
});

test('every character that a token may have', () => {
  const token = 'ABCXYZabcxyz0189-._~+/==';
  expect(asked(`Bearer ${token}`)).toEqual({ token });
});

test.each([undefined, '', 'Basic dXNlcjpwYXNz', 'Bearerer abc', 'Digest username="a", realm="b"'])('no bearer token: %s', (header) => {
  expect(asked(header)).toEqual({ missing: true });
});

test.each([
  'Bearer',
  'Bearer\tabc',
  'Bearer a b',
  'Bearer abc,',
  'Bearer "abc"',
  'Bearer =abc',
  'Bearer abc===',
  'Bearer a=b',
  'Bearer token="abc"',
  'Bearer ab\u00e9',
  'Bearer abc, Bearer abc',
  'Basic dXNlcjpwYXNz, Bearer abc',
])('malformed: %s', (header) => {
  expect(asked(header)).toEqual({ malformed: true });
});

test('two headers are two credentials', () => {
  const headers = new Headers({ authorization: 'Bearer abc' });
  headers.append('authorization', 'Bearer abc');
  expect(bearerToken(new Request('https://api.test/', { headers }))).toEqual({ malformed: true });
});

test('a token of the greatest length is taken, a longer one is not', () => {
  const longest = 'x'.repeat(MAX_TOKEN_LENGTH);
  expect(asked(`Bearer ${longest}`)).toEqual({ token: longest });
  expect(asked(`Bearer ${longest}x`)).toEqual({ malformed: true });
  expect(asked(`Bearer ${longest}=`)).toEqual({ malformed: true });
});

test('a token in the query is never accepted, not even beside a good one', () => {
  const url = 'https://api.test/webhooks/subscriptions?access_token=abc';
  expect(asked(undefined, url)).toEqual({ malformed: true });
  expect(asked('Bearer abc', url)).toEqual({ malformed: true });
  expect(asked('Bearer abc', 'https://api.test/?access_token')).toEqual({ malformed: true });
  expect(asked('Bearer abc', 'https://api.test/?access%5Ftoken=abc')).toEqual({ malformed: true });
});

test('a token in the body is not looked for', () => {
  const body = new URLSearchParams({ access_token: 'abc' });
  expect(bearerToken(new Request('https://api.test/', { method: 'POST', body }))).toEqual({ missing: true });
});

test('any token of the syntax comes out as it went in', () => {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+/';
  const token = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(token, (value) => {
      expect(asked(`Bearer ${value}`)).toEqual({ token: value });
    }),
  );
});

test('any header has an answer, in which a token has no blank and no comma', () => {
  const header = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((unit) => String.fromCharCode(unit)), maxLength: 60 });
  const prefixed = fc.tuple(fc.constantFrom('', 'Bearer', 'Bearer ', 'bearer  '), header).map((parts) => parts.join(''));
  fc.assert(
    fc.property(prefixed, (value) => {
      const bearer = asked(value);
      if ('token' in bearer) expect(bearer.token).toMatch(/^[^\s,]+$/);
      else expect(Object.values(bearer)).toEqual([true]);
    }),
  );
});

test.each(['Bearer ', ' ', ',', 'Bearer a,', '='])('a header of 100 kB of %j is read through once', (part) => {
  expect('token' in asked(`Bearer ${part.repeat(100_000 / part.length)}`)).toBe(false);
  expect('token' in asked(`x${part.repeat(100_000 / part.length)}`)).toBe(false);
});
