import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { JWKS_URI, keySet, scene, unavailable } from './key-sets.js';
import { json, type Signer, sign, signer } from './support.js';

let first: Signer;
let second: Signer;

beforeAll(async () => {
  [first, second] = await Promise.all([signer('ES256', 'first'), signer('ES256', 'second')]);
});

afterEach(() => {
  vi.useRealTimers();
});

test('keys are read once for many requests at the same time, and for those behind them', async () => {
  const { requests, organizationOf, tokenOf } = scene({ answer: () => json(keySet(first)) });
  const token = await tokenOf(first);
  const found = await Promise.all(Array.from({ length: 50 }, () => organizationOf(token)));
  expect(new Set(found)).toEqual(new Set(['org-1']));
  expect(await organizationOf(token)).toBe('org-1');
  expect(requests.map(({ url, init }) => [url, init.method, init.redirect])).toEqual([[JWKS_URI, 'GET', 'manual']]);
});

test('nothing is asked for what is no token of ours', async () => {
  const { requests, verify, tokenOf } = scene({ answer: () => json(keySet(first)) });
  const wrongType = await tokenOf(first, { typ: 'JWT' });
  const wrongSignature = await sign(new Uint8Array(32), { alg: 'HS256', typ: 'at+jwt', kid: 'first' }, {});
  for (const token of ['', 'a.b.c', 'opaque', wrongType, wrongSignature]) expect(await verify(token)).toBeUndefined();
  expect(requests).toHaveLength(0);
});

test('keys are read again when they are ten minutes old', async () => {
  const { requests, organizationOf, tokenOf, pass } = scene({ answer: () => json(keySet(first)) });
  const token = await tokenOf(first);
  await organizationOf(token);
  pass(599);
  await organizationOf(token);
  expect(requests).toHaveLength(1);
  pass(1);
  expect(await organizationOf(token)).toBe('org-1');
  expect(requests).toHaveLength(2);
});

describe('rotation', () => {
  test('is seen in time although the clock is set back meanwhile', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { organizationOf, pass } = scene(serves);
    const [withdrawn, added] = await Promise.all([first, second].map((key) => key.token({ iat: 0, exp: 4_000_000_000 })));
    expect(await organizationOf(withdrawn ?? '')).toBe('org-1');
    serves.answer = () => json(keySet(second));
    pass(-86_400);
    expect(await organizationOf(withdrawn ?? '')).toBe('org-1');
    pass(30);
    expect(await organizationOf(added ?? '')).toBe('org-1');
    expect(await organizationOf(withdrawn ?? '')).toBeUndefined();
  });

  test('a key that is new is found, once, by all that wait for it', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { requests, organizationOf, tokenOf, pass } = scene(serves);
    await organizationOf(await tokenOf(first));
    serves.answer = () => json(keySet(first, second));
    pass(30);
    const token = await tokenOf(second);
    expect(await Promise.all(Array.from({ length: 20 }, () => organizationOf(token)))).toEqual(Array(20).fill('org-1'));
    expect(await organizationOf(await tokenOf(first))).toBe('org-1');
    expect(requests).toHaveLength(2);
  });

  test('behind an unknown key, a new one is refused until the keys may be read again', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { organizationOf, tokenOf, pass } = scene(serves);
    await organizationOf(await tokenOf(first));
    pass(60);
    expect(await organizationOf(await tokenOf(second, { kid: 'made-up' }))).toBeUndefined();
    serves.answer = () => json(keySet(first, second));
    pass(5);
    const token = await tokenOf(second);
    expect(await organizationOf(token)).toBeUndefined();
    expect(await organizationOf(await tokenOf(first))).toBe('org-1');
    pass(5);
    expect(await organizationOf(token)).toBe('org-1');
  });

  test('a key that was withdrawn counts until the keys are read again', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { organizationOf, tokenOf, pass } = scene(serves);
    const token = await tokenOf(first);
    await organizationOf(token);
    serves.answer = () => json(keySet(second));
    pass(30);
    expect(await organizationOf(token)).toBe('org-1');
    expect(await organizationOf(await tokenOf(second))).toBe('org-1');
    expect(await organizationOf(token)).toBeUndefined();
  });

  test('any number of unknown keys makes one reading in a cooldown', async () => {
    const { requests, organizationOf, tokenOf, pass } = scene({ answer: () => json(keySet(first)) });
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, at) => tokenOf(second, { kid: `made-up-${at}` })));
    for (const token of tokens) expect(await organizationOf(token)).toBeUndefined();
    await Promise.all(tokens.map(organizationOf));
    expect(requests).toHaveLength(1);
    pass(9);
    for (const token of tokens) expect(await organizationOf(token)).toBeUndefined();
    expect(requests).toHaveLength(1);
    pass(1);
    for (const token of tokens) expect(await organizationOf(token)).toBeUndefined();
    await Promise.all(tokens.map(organizationOf));
    expect(requests).toHaveLength(2);
  });

  test('nor do they storm a provider that is down', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { requests, organizationOf, tokenOf, pass } = scene(serves);
    await organizationOf(await tokenOf(first));
    serves.answer = () => new Response('', { status: 503 });
    pass(30);
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => tokenOf(second, { kid: `made-up-${at}` })));
    // nobody can tell, now, whether there are such keys
    for (const token of tokens) await expect(organizationOf(token)).rejects.toEqual(unavailable('STATUS'));
    expect(requests).toHaveLength(2);
    expect(await organizationOf(await tokenOf(first))).toBe('org-1');
  });
});

test.each([
  'http://issuer.test/jwks',
  'http://localhost.issuer.test/jwks',
  'ftp://issuer.test/jwks',
  'file:///etc/passwd',
  'data:application/json,{}',
  'https://user@issuer.test/jwks',
  'https://:hunter2@issuer.test/jwks',
  'https://issuer.test/jwks#keys',
  '/jwks',
  '',
])('an address that is not asked: %s', (jwksUri) => {
  expect(() => scene({ answer: () => json({}) }, { jwksUri })).toThrow(/^jwksUri: (?!.*hunter2)/);
});

test.each(['http://localhost:8080/jwks', 'http://127.0.0.1/jwks', 'http://[::1]:1/jwks'])(
  'without TLS at home alone: %s',
  async (jwksUri) => {
    const { requests, organizationOf, tokenOf } = scene({ answer: () => json(keySet(first)) }, { jwksUri });
    expect(await organizationOf(await tokenOf(first))).toBe('org-1');
    expect(requests.map(({ url }) => url)).toEqual([jwksUri]);
  },
);

test.each(['cacheSeconds', 'staleSeconds', 'cooldownSeconds', 'timeoutMilliseconds'])('%s has to be a number of its range', (option) => {
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => scene({ answer: () => json({}) }, { [option]: wrong })).toThrow(option);
});
