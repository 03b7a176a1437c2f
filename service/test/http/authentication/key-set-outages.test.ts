import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { VerifierUnavailable } from '../../../http/authentication/principal.js';
import { keySet, scene, unavailable } from './key-sets.js';
import { json, type Signer, signer, silence } from './support.js';

let first: Signer;

beforeAll(async () => {
  first = await signer('ES256', 'first');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a provider that cannot be asked', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['UNREACHABLE', () => Promise.reject(new TypeError('fetch failed: https://user:hunter2@issuer.test'))],
    ['STATUS', () => new Response('', { status: 500 })],
    ['STATUS', () => json(keySet(first), { status: 404 })],
    ['REDIRECT', () => new Response('', { status: 302, headers: { location: 'https://evil.test/jwks' } })],
    ['REDIRECT', () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
    ['MALFORMED', () => new Response('<html>')],
    ['MALFORMED', () => new Response(new Uint8Array([0xff, 0xfe]))],
    ['MALFORMED', () => json([])],
    ['MALFORMED', () => json(null)],
    ['MALFORMED', () => json({ keys: 'none' })],
    ['MALFORMED', () => json({ keys: [1] })],
    ['TOO_LARGE', () => json({ ...keySet(first), more: 'x'.repeat(300_000) })],
    ['UNREACHABLE', () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) }))],
  ])('%s', async (reason, answer) => {
    const { requests, organizationOf, tokenOf, verify } = scene({ answer });
    const token = await tokenOf(first);
    await expect(organizationOf(token)).rejects.toEqual(unavailable(reason));
    const said = await Promise.resolve(verify(token)).catch((error: unknown) => error);
    expect(said).toBeInstanceOf(VerifierUnavailable);
    expect(`${said} ${(said as Error).stack}`).not.toMatch(/hunter2|evil|ey[A-Za-z0-9]{20}/);
    expect(requests).toHaveLength(1);
  });

  test('an endless answer is not read to its end', async () => {
    let chunks = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      chunks += 1;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
    };
    const { organizationOf, tokenOf } = scene({ answer: () => new Response(new ReadableStream({ pull })) });
    await expect(organizationOf(await tokenOf(first))).rejects.toEqual(unavailable('TOO_LARGE'));
    expect(chunks).toBeLessThan(10);
  });

  test('what stands in a refusal is not waited for', async () => {
    const cancel = vi.fn();
    const { organizationOf, tokenOf } = scene({ answer: () => new Response(new ReadableStream({ cancel }), { status: 500 }) });
    await expect(organizationOf(await tokenOf(first))).rejects.toEqual(unavailable('STATUS'));
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('without any key it is asked again after a second, not earlier', async () => {
    const serves = { answer: () => new Response('', { status: 502 }) };
    const { requests, organizationOf, tokenOf, pass } = scene(serves);
    const token = await tokenOf(first);
    for (let at = 0; at < 20; at += 1) await expect(organizationOf(token)).rejects.toEqual(unavailable('STATUS'));
    expect(requests).toHaveLength(1);
    serves.answer = () => json(keySet(first));
    pass(1);
    expect(await organizationOf(token)).toBe('org-1');
    expect(requests).toHaveLength(2);
  });

  test('keys that are too old hold until they are read again, for an hour', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { requests, organizationOf, tokenOf, pass } = scene(serves);
    const token = await tokenOf(first);
    await organizationOf(token);
    serves.answer = () => new Response('', { status: 502 });
    pass(600);
    for (let at = 0; at < 20; at += 1) expect(await organizationOf(token)).toBe('org-1');
    expect(requests).toHaveLength(2);
    pass(30);
    expect(await organizationOf(token)).toBe('org-1');
    expect(requests).toHaveLength(3);
    pass(3600 - 630);
    await expect(organizationOf(token)).rejects.toEqual(unavailable('STATUS'));
    serves.answer = () => json(keySet(first));
    pass(1);
    expect(await organizationOf(token)).toBe('org-1');
  });

  test('an answer that holds no keys does not take away those that are there', async () => {
    const serves = { answer: () => json(keySet(first)) };
    const { organizationOf, tokenOf, pass } = scene(serves);
    const token = await tokenOf(first);
    await organizationOf(token);
    serves.answer = () => json({ error: 'maintenance' });
    pass(600);
    expect(await organizationOf(token)).toBe('org-1');
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['that says nothing', silence],
    ['that sends a body without end', () => new Response(new ReadableStream({ pull: silence }))],
  ])('one %s is not waited for', async (_, answer) => {
    const serves = { answer };
    const { requests, organizationOf, tokenOf, pass } = scene(serves);
    const token = await tokenOf(first);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = Promise.allSettled([organizationOf(token), organizationOf(token)]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(vi.getTimerCount()).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toEqual(Array(2).fill({ status: 'rejected', reason: unavailable('TIMEOUT') }));
    expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
    serves.answer = () => json(keySet(first));
    pass(1);
    expect(await organizationOf(token)).toBe('org-1');
  });
});
