import { beforeEach, describe, expect, test } from 'vitest';
import { createUuid } from '../../bytes/uuid.js';
import type { WebhookEventType } from '../../storage/event-type.js';
import type { SendDelivery } from '../../webhooks/attempt.js';
import { type AttemptReport, createDeliverer, type DelivererFault, type DelivererOptions } from '../../webhooks/deliver.js';
import { bodyOf } from '../../webhooks/event.js';
import type { Outcome } from '../../webhooks/schedule.js';
import { verify } from '../../webhooks/signature.js';
import { createSubscription, rotateSecret, updateSubscription } from '../../webhooks/subscriptions.js';
import { type TestStore, testStore } from './store.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** On a machine that has other things to do. */
const SOON = { timeout: 30_000 };

let now: Date;
let store: TestStore;
let sent: Parameters<SendDelivery>[0][];
let reports: AttemptReport[];
let faults: DelivererFault[];

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const clock = () => now;
const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

beforeEach(() => {
  now = new Date('2026-11-22T02:00:00Z');
  store = testStore();
  [sent, reports, faults] = [[], [], []];
});

const deliverer = (answer: (url: string) => Outcome | Promise<Outcome>, options: Partial<DelivererOptions> = {}) =>
  createDeliverer({
    store,
    post: async (request) => {
      sent.push(request);
      return answer(request.url);
    },
    clock,
    random: () => 0,
    onAttempt: (report) => reports.push(report),
    onFault: (fault) => faults.push(fault),
    ...options,
  });

async function subscribe(url = 'https://hooks.example.com/', organization = 'acme') {
  const made = await createSubscription({ store, clock, random }, organization, { title: '', url, events: ['RECIPIENT_CREATED'] });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.subscription;
}

async function happen(organization = 'acme', eventType: WebhookEventType = 'RECIPIENT_CREATED') {
  const event = {
    id: createUuid(random),
    organization,
    created: now,
    eventType,
    object: { id: createUuid(random), externalUserId: 'user' },
  };
  await store.transaction(({ events }) => events.add(event));
  return event;
}

const first = () => store.state.deliveries[0];
const subscription = () => store.state.subscriptions[0];

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
      },
    ]);
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(0);
  });

  test('is signed with the old secret as well, until that expires', async () => {
    const { id, secret: old } = await subscribe();
    await rotateSecret({ store, clock, random }, 'acme', id);
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
      now = new Date(next.getTime() - 1);
      expect(await deliverDue()).toBe(0);
      now = next;
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

describe('at least once', () => {
  test('what a deliverer left behind is tried again when its lease ends', async () => {
    await subscribe();
    await happen();
    void deliverer(() => new Promise(() => undefined)).deliverDue();
    const { deliverDue } = deliverer(() => ({ status: 200 }));
    expect(await deliverDue()).toBe(0);
    pass(60_000 - 1);
    expect(await deliverDue()).toBe(0);
    pass(1);
    expect(await deliverDue()).toBe(1);
    expect(first()?.state).toBe('DELIVERED');
  });

  test('who comes too late writes nothing down', async () => {
    await subscribe();
    await happen();
    let late: (outcome: Outcome) => void = () => undefined;
    const slow = deliverer(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    ).deliverDue();
    await expect.poll(() => sent.length, SOON).toBe(1);
    pass(60_000);
    await deliverer(() => ({ status: 200 })).deliverDue();
    late({ status: 410 });
    await slow;
    expect(first()?.attempts.map(({ status }) => status)).toEqual([200]);
    expect(subscription()).toMatchObject({ enabled: true, failingSince: undefined });
    expect(reports.map(({ status }) => status)).toEqual([200]);
  });

  test('what cannot be settled is told, and due again when the lease ends', async () => {
    await subscribe();
    await happen();
    const cause = new Error('the database is gone');
    const broken = { transaction: store.transaction.bind(store) };
    const { deliverDue } = deliverer(
      () => {
        broken.transaction = () => Promise.reject(cause);
        return { status: 200 };
      },
      { store: broken },
    );
    expect(await deliverDue()).toBe(1);
    expect(faults).toEqual([{ code: 'SETTLE_FAILED', cause }]);
    expect(reports).toEqual([]);
    pass(60_000);
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(1);
  });

  test('a report that throws breaks nothing', async () => {
    await subscribe();
    await happen();
    const cause = new Error('log');
    await deliverer(() => ({ status: 200 }), {
      onAttempt: () => {
        throw cause;
      },
    }).deliverDue();
    expect(faults).toEqual([{ code: 'REPORT_FAILED', cause }]);
    expect(first()?.state).toBe('DELIVERED');
  });
});

describe('a subscription is disabled', () => {
  test('at once where the receiver is gone, under the lock', async () => {
    const { id } = await subscribe();
    await happen();
    await happen();
    store.calls.length = 0;
    await deliverer(() => ({ status: 410 }), { each: { first: 1, most: 1 } }).deliverDue();
    expect(store.calls).toEqual(['claim', 'lock', 'settle', 'change']);
    expect(subscription()?.enabled).toBe(false);
    expect(reports[0]).toMatchObject({ state: 'FAILED', isDisabled: true });
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(0);
    await updateSubscription({ store, clock }, 'acme', id, { enabled: true });
    expect(await deliverer(() => ({ status: 200 })).deliverDue()).toBe(1);
  });

  test('once, where several hear that the receiver is gone', async () => {
    await subscribe();
    await happen();
    await happen();
    await deliverer(() => ({ status: 410 })).deliverDue();
    expect(reports.map(({ state, isDisabled }) => [state, isDisabled])).toEqual([
      ['FAILED', true],
      ['FAILED', false],
    ]);
  });

  test('after five days of only failures, of whichever events', async () => {
    await subscribe();
    const round = async (status: number) => {
      await happen();
      await deliverer(() => ({ status }), { each: { first: 100, most: 100 }, concurrency: 100 }).deliverDue();
      return [subscription()?.enabled, subscription()?.failingSince?.getTime()];
    };
    expect(await round(200)).toEqual([true, undefined]);
    const since = now.getTime();
    expect(await round(500)).toEqual([true, since]);
    pass(5 * DAY - 1);
    expect(await round(500)).toEqual([true, since]);
    pass(1);
    expect(await round(500)).toEqual([false, since]);
    expect(reports.at(-1)).toMatchObject({ isDisabled: true });
  });

  test('but not where one of them succeeded meanwhile', async () => {
    await subscribe();
    await happen();
    await deliverer(() => ({ status: 500 })).deliverDue();
    pass(5 * DAY);
    await deliverer(() => ({ status: 200 })).deliverDue();
    await happen();
    await deliverer(() => ({ status: 500 })).deliverDue();
    expect(subscription()).toMatchObject({ enabled: true, failingSince: now });
  });

  test('but not where its URL was changed while the old receiver answered', async () => {
    const { id } = await subscribe();
    await happen();
    const changes = { url: 'https://new.example.com/' };
    await deliverer(async () => {
      await updateSubscription({ store, clock }, 'acme', id, changes);
      return { status: 410 };
    }).deliverDue();
    expect(subscription()).toMatchObject({ enabled: true, ...changes });
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
