/** How many requests a session, an address and an organization may send, whatever others do. */
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import type { Limits } from '../../http/limits.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine, ORIGIN, brokenStore as store } from './calls.js';

describe('a session', () => {
  const start = Date.parse('2026-11-20T12:00:00Z');
  let now: number;
  const opened = async (limits: Partial<Limits>) => {
    now = start;
    const own = createHandler({ engine, store: memoryStore(), authenticate, clock: () => new Date(now), publicUrl: ORIGIN, limits });
    const tokenFor = async (externalUserId: string): Promise<string> => {
      const body = { externalUserId, returnUrl: 'https://shop.example.com/back' };
      const session = await call(own, 'POST /beneficiaries/organizations/sessions', {
        body,
        headers: { 'idempotency-key': externalUserId },
      });
      return session.body.url.split('#')[1];
    };
    return { own, tokens: [await tokenFor('ada'), await tokenFor('eve')] as const };
  };

  test('has its share of requests: the other end-users and the organization do not wait', async () => {
    const { own, tokens } = await opened({ sessionRequestsPerSecond: 2 });
    const [ada, eve] = tokens;
    const ask = (token: string) => call(own, 'GET /session/api/recipients', { token });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(ada)).status);
    expect(statuses).toEqual([...Array(4).fill(200), 429, 429]);
    const refused = await ask(ada);
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '1']);
    expect((await ask(eve)).status).toBe(200);
    expect((await call(own, 'POST /payments/validations', { body: {} })).status).toBe(200);
    now += 500;
    expect([(await ask(ada)).status, (await ask(ada)).status]).toEqual([200, 429]);
  });

  test('waits no longer because the clock was set back', async () => {
    const { own, tokens } = await opened({ sessionRequestsPerSecond: 2 });
    const ask = async () => (await call(own, 'GET /session/api/recipients', { token: tokens[0] })).status;
    for (let count = 0; count < 5; count += 1) await ask();
    now -= 60_000;
    expect(await ask()).toBe(429);
    now += 500;
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  test('has a share where nobody sets one', async () => {
    const { own, tokens } = await opened({});
    const statuses = [];
    for (let count = 0; count < 101; count += 1) statuses.push((await call(own, 'GET /session/api', { token: tokens[0] })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
  });

  test('has an end to its changes, and may still be read', async () => {
    const { own, tokens } = await opened({ sessionChanges: 3 });
    const remove = () => call(own, 'DELETE /session/api/recipients/00000000-0000-4000-8000-000000000000', { token: tokens[0] });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await remove()).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await call(own, 'GET /session/api/recipients', { token: tokens[0] })).status).toBe(200);
  });
});

test('an address has its share of requests, whatever token comes from it', async () => {
  const limited = createHandler({
    engine,
    store,
    authenticate,
    clock: () => new Date('2026-11-20T12:00:00Z'),
    limits: { addressRequestsPerSecond: 5 },
    addressOf: ({ headers }) => headers.get('x-from') ?? undefined,
  });
  const ask = async (from: string, token: string) =>
    (await call(limited, 'POST /payments/validations', { body: {}, token, headers: from === '' ? {} : { 'x-from': from } })).status;
  for (let count = 0; count < 10; count += 1) expect(await ask('9.9.9.9', 'nobody')).toBe(401);
  expect([await ask('9.9.9.9', 'nobody'), await ask('9.9.9.9', 'acme'), await ask('8.8.8.8', 'acme')]).toEqual([429, 429, 200]);
  for (let count = 0; count < 12; count += 1) expect(await ask('', 'acme')).toBe(200);
});

test('an organization has its share of requests, whatever others do', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const limited = createHandler({ engine, store, authenticate, clock: () => new Date(now), limits: { requestsPerSecond: 2 } });
  const ask = async (token: string) => call(limited, 'POST /payments/validations', { body: {}, token });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await ask('acme')).status);
  expect(statuses).toEqual([...Array(4).fill(200), 429, 429]);
  expect((await ask('acme')).headers.get('retry-after')).toBe('1');
  expect((await ask('other')).status).toBe(200);
  now += 500;
  expect([(await ask('acme')).status, (await ask('acme')).status]).toEqual([200, 429]);
});
