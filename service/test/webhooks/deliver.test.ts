/** When a delivery is tried, with what, and how long it waits for the next time. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SendDelivery } from '../../webhooks/attempt.js';
import { bodyOf } from '../../webhooks/event.js';
import { verify } from '../../webhooks/signature.js';
import { rotateSecret } from '../../webhooks/subscriptions.js';
import {
  actor,
  clock,
  DAY,
  deliverer,
  first,
  happen,
  MINUTE,
  now,
  pass,
  random,
  reports,
  SOME_SPAN,
  sent,
  startAnew,
  store,
  subscribe,
  subscription,
} from './delivering.js';

beforeEach(startAnew);

describe('a delivery', () => {
  test('has one event as its body, signed so that the receiver can check it', async () => {
    const { secret, url, id } = await subscribe();
    const event = await happen();
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(1);
    expect(sent).toHaveLength(1);
    const [{ body, headers, url: to } = { body: '', headers: {}, url: '' }] = sent;
    expect([to, body]).toEqual([url, bodyOf(event)]);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': event.id });
    expect(await verify({ headers, body, secrets: [secret], now })).toMatchObject({ ok: true, id: event.id });
    expect(first()).toMatchObject({ state: 'DELIVERED', nextAttempt: undefined });
    expect(reports).toEqual([
      {
        deliveryId: first()?.id,
        eventId: event.id,
        eventType: 'RECIPIENT_CREATED',
        organization: 'acme',
        subscriptionId: id,
        attempt: 1,
        status: 200,
        error: undefined,
        milliseconds: 0,
        state: 'DELIVERED',
        nextAttempt: undefined,
        isDisabled: false,
        eventCreated: event.created,
        ...SOME_SPAN,
      },
    ]);
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(0);
  });

  test('is signed with the old secret as well, until that expires', async () => {
    const { id, secret: old } = await subscribe();
    await rotateSecret({ store, clock, random, actor }, 'acme', id);
    const check = async () => {
      await happen();
      await deliverer(() => ({ status: 200 })).deliverDue();
      const { headers = {}, body = '' } = sent.pop() ?? {};
      const newest = subscription()?.secrets[0]?.value ?? '';
      return [(await verify({ headers, body, secrets: [old], now })).ok, (await verify({ headers, body, secrets: [newest], now })).ok];
    };
    expect(await check()).toEqual([true, true]);
    pass(DAY - 1);
    expect(await check()).toEqual([true, true]);
    pass(1);
    expect(await check()).toEqual([false, true]);
  });

  test('is tried ten times, with the same id and body and a time of its own, then never again', async () => {
    await subscribe();
    await happen();
    const { deliverDue } = deliverer(() => ({ error: 'TIMEOUT' }));
    const waits: number[] = [];
    while (first()?.state === 'PENDING') {
      const next = first()?.nextAttempt ?? now;
      waits.push((next.getTime() - now.getTime()) / 1000);
      pass(next.getTime() - 1 - now.getTime());
      expect(await deliverDue()).toBe(0);
      pass(next.getTime() - now.getTime());
      expect(await deliverDue()).toBe(1);
    }
    expect(waits).toEqual([0, 5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]);
    expect(first()).toMatchObject({ state: 'FAILED', nextAttempt: undefined });
    expect(first()?.attempts).toHaveLength(10);
    expect(reports.map(({ attempt, error }) => [attempt, error])).toEqual(Array.from({ length: 10 }, (_, at) => [at + 1, 'TIMEOUT']));
    expect(new Set(sent.map(({ body, headers }) => body + headers['webhook-id'])).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect(subscription()?.enabled).toBe(true);
  });

  test('waits for as long as the receiver asks', async () => {
    await subscribe();
    await happen();
    await deliverer(() => ({ status: 429, retryAfter: new Date(now.getTime() + 10 * MINUTE) })).deliverDue();
    expect(first()?.nextAttempt).toEqual(new Date(now.getTime() + 10 * MINUTE));
  });

  test.each<[string, SendDelivery]>([
    ['the sender throws', () => Promise.reject(new Error('https://hooks.example.com/ refused'))],
    [
      'the sender throws at once',
      () => {
        throw new TypeError('x');
      },
    ],
  ])('has failed where %s, and no word of it is kept', async (_, post) => {
    await subscribe();
    await happen();
    await deliverer(() => ({ status: 200 }), { post }).deliverDue();
    expect(first()?.attempts).toEqual([{ date: now, status: undefined, error: 'UNEXPECTED_ERROR', milliseconds: 0 }]);
    expect(first()?.state).toBe('PENDING');
  });

  test('has failed where its secret is none, and others go out', async () => {
    await subscribe();
    await subscribe('https://other.example.com/');
    store.state = {
      ...store.state,
      subscriptions: store.state.subscriptions.map((each, at) =>
        at === 0 ? { ...each, secrets: [{ value: 'none', expires: undefined }] } : each,
      ),
    };
    await happen();
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(2);
    expect(store.state.deliveries.map(({ state }) => state)).toEqual(['PENDING', 'DELIVERED']);
  });

  test('tells how long it took', async () => {
    await subscribe();
    await happen();
    await deliverer(() => {
      pass(1234);
      return { status: 503 };
    }).deliverDue();
    expect(reports[0]).toMatchObject({ milliseconds: 1234, nextAttempt: new Date(now.getTime() + 5000) });
    expect(first()?.attempts[0]?.date).toEqual(new Date(now.getTime() - 1234));
  });
});

test.each([
  { concurrency: 0 },
  { each: { first: 0, most: 0 } },
  { each: { first: 2, most: 1 } },
  { concurrency: Number.NaN },
  { leaseMilliseconds: 15_000 },
  { leaseMilliseconds: Number.NaN },
])('%j is a mistake', (options) => expect(() => deliverer(() => ({ status: 200 }), options)).toThrow(RangeError));
