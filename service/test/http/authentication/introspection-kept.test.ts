/** How often a provider is asked about a token (RFC 7662), and how long its answer is kept. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TokenCache } from '../../../http/authentication/token-cache.js';
import { answering, GOOD, now, principal, scene, unavailable } from './introspected.js';
import { json, NOW } from './support.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('what is kept', () => {
  test('a good answer for 30 seconds', async () => {
    const { requests, verify, pass, serves } = answering(GOOD);
    await verify('token');
    serves.answer = () => json({ active: false });
    pass(29.999);
    expect(await verify('token')).toEqual(principal);
    expect(requests).toHaveLength(1);
    pass(0.001);
    expect(await verify('token')).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test('never for longer than the token is good', async () => {
    const { requests, verify, pass } = answering({ ...GOOD, exp: now + 10 }, { clockToleranceSeconds: 0 });
    await verify('token');
    pass(9);
    expect(await verify('token')).toEqual(principal);
    expect(requests).toHaveLength(1);
    pass(1);
    expect(await verify('token')).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test('and not for longer where the clock is set back meanwhile', async () => {
    const { requests, verify, pass, serves } = answering(GOOD);
    await verify('token');
    serves.answer = () => json({ active: false });
    pass(-3_600);
    expect(await verify('token')).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  test('a refusal for 5 seconds', async () => {
    const { requests, verify, pass, serves } = answering({ active: false });
    await verify('token');
    serves.answer = () => json(GOOD);
    pass(4);
    expect(await verify('token')).toBeUndefined();
    expect(requests).toHaveLength(1);
    pass(1);
    expect(await verify('token')).toEqual(principal);
  });

  test('nothing where that is asked for', async () => {
    const { requests, verify } = scene((token) => json({ ...GOOD, active: token === 'good' }), { cacheSeconds: 0 });
    for (const token of ['good', 'good', 'bad', 'bad']) await verify(token);
    expect(requests).toHaveLength(4);
  });

  test('is no failure: the server is asked again', async () => {
    const { requests, verify, serves } = scene(() => new Response('', { status: 503 }));
    await expect(verify('token')).rejects.toEqual(unavailable('STATUS'));
    serves.answer = () => json(GOOD);
    expect(await verify('token')).toEqual(principal);
    expect(requests).toHaveLength(2);
  });

  test('each token by itself', async () => {
    const { requests, verify } = scene((token) => json({ ...GOOD, organization: `org-of-${token}` }));
    const tokens = Array.from({ length: 20 }, (_, at) => `token-${at % 10}`);
    const found = await Promise.all(tokens.map((token) => verify(token)));
    expect(found.map((one) => one?.organization)).toEqual(tokens.map((token) => `org-of-${token}`));
    expect(requests).toHaveLength(10);
  });

  test('no more than so many, those that were not asked for longest go first', async () => {
    const { requests, verify } = answering(GOOD, { cacheSize: 2 });
    for (const token of ['a', 'b', 'a', 'c', 'a', 'c']) await verify(token);
    expect(requests).toHaveLength(3);
    await verify('b');
    expect(requests).toHaveLength(4);
  });

  test('tokens that somebody made up push out no good one', async () => {
    const { requests, verify } = scene((token) => json({ ...GOOD, active: token === 'good' }), { cacheSize: 10 });
    await verify('good');
    for (let at = 0; at < 50; at += 1) await verify(`made-up-${at}`);
    await verify('good');
    expect(requests).toHaveLength(51);
  });

  test('under the digest of the token, never under the token', async () => {
    const set = vi.spyOn(TokenCache.prototype, 'set');
    await answering(GOOD).verify('abc');
    // the example of FIPS 180-4
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(set.mock.calls).toEqual([[digest, principal, { since: NOW.getTime(), until: NOW.getTime() + 30_000 }]]);
    set.mockRestore();
  });
});

test('many requests with the same token at the same time ask once', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  let release: (response: Response) => void = () => undefined;
  const { requests, verify } = scene(() => new Promise<Response>((resolve) => (release = resolve)), { cacheSeconds: 0 });
  const waiting = Promise.all(Array.from({ length: 50 }, () => verify('token')));
  await Promise.all(digest.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setImmediate(resolve));
  release(json(GOOD));
  expect(await waiting).toEqual(Array(50).fill(principal));
  expect(requests).toHaveLength(1);
  digest.mockRestore();
});
