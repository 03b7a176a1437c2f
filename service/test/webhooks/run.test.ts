/** Deliverers that go on until they are stopped, and receivers on this machine. */

import { beforeEach, describe, expect, test } from 'vitest';
import { createUuid } from '../../bytes/uuid.js';
import { memoryStore } from '../../storage/memory.js';
import { createDeliverer, type DelivererFault, type DelivererOptions } from '../../webhooks/deliver.js';
import { pause } from '../../webhooks/pause.js';
import { createPost } from '../../webhooks/post.js';
import type { Outcome } from '../../webhooks/retry-schedule.js';
import { verify } from '../../webhooks/signature.js';
import { createSubscription } from '../../webhooks/subscriptions.js';
import { rawReceiver, receiver } from './receiver.js';
import { type TestStore, testStore } from './store.js';

const now = new Date('2026-11-22T02:00:00Z');
const clock = () => now;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** On a machine that has other things to do. */
const SOON = { timeout: 30_000 };

let store: TestStore;
let stop: AbortController;
let faults: DelivererFault[];

beforeEach(() => {
  store = testStore();
  stop = new AbortController();
  faults = [];
});

/** Rests until there is something to do: no time passes. */
const untilWoken = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

const deliverer = (post: DelivererOptions['post'], options: Partial<DelivererOptions> = {}) =>
  createDeliverer({ store, post, clock, random: () => 0, onFault: (fault) => faults.push(fault), ...options });

async function subscribe(url: string, count: number, organization = url) {
  const made = await createSubscription({ store, clock, random, allowInsecure: true, actor: { actor: 'OPERATOR' } }, organization, {
    title: '',
    url,
    events: ['RECIPIENT_CREATED'],
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  for (let at = 0; at < count; at++) {
    const object = { id: createUuid(random), externalUserId: 'user' };
    const event = { id: createUuid(random), organization, created: now, eventType: 'RECIPIENT_CREATED' as const, object };
    await store.transaction(({ events }) => events.add(event));
  }
  return made.subscription;
}

const states = (state: string) => store.state.deliveries.filter((each) => each.state === state).length;

describe('a deliverer that runs', () => {
  test('delivers all that is due, and stops when it is told', async () => {
    await subscribe('https://a.example.com/', 30);
    await subscribe('https://b.example.com/', 30);
    let most = 0;
    const running = new Map<string, number>();
    const run = deliverer(
      async ({ url }) => {
        running.set(url, (running.get(url) ?? 0) + 1);
        most = Math.max(most, ...running.values());
        await new Promise((resolve) => setImmediate(resolve));
        running.set(url, (running.get(url) ?? 0) - 1);
        return { status: 200 };
      },
      { concurrency: 5, each: { first: 3, most: 3 } },
    ).run({ signal: stop.signal, idle: untilWoken });
    await expect.poll(() => states('DELIVERED'), SOON).toBe(60);
    stop.abort();
    await run;
    expect(most).toBe(3);
    expect(faults).toEqual([]);
  });

  test('sends more and more at once to a receiver that takes them, and does not wait for all of them to send the next', async () => {
    await subscribe('https://a.example.com/', 60);
    let [running, most] = [0, 0];
    const slow: (() => void)[] = [];
    const run = deliverer(
      async () => {
        most = Math.max(most, ++running);
        // the first one takes as long as all of the others
        if (slow.length === 0) await new Promise<void>((resolve) => slow.push(resolve));
        else await new Promise((resolve) => setImmediate(resolve));
        running--;
        return { status: 200 };
      },
      { each: { first: 2, most: 8 } },
    ).run({ signal: stop.signal, idle: untilWoken });
    await expect.poll(() => states('DELIVERED'), SOON).toBe(59);
    for (const release of slow) release();
    await expect.poll(() => states('DELIVERED'), SOON).toBe(60);
    stop.abort();
    await run;
    expect(most).toBe(8);
  });

  test('lets a receiver that hangs hold nothing but its own', async () => {
    await subscribe('https://hangs.example.com/', 50);
    await subscribe('https://a.example.com/', 20);
    const held: ((outcome: Outcome) => void)[] = [];
    const run = deliverer(
      ({ url }) => (url.includes('hangs') ? new Promise((resolve) => held.push(resolve)) : Promise.resolve({ status: 200 })),
      {
        concurrency: 4,
        each: { first: 2, most: 2 },
      },
    ).run({ signal: stop.signal, idle: untilWoken });
    await expect.poll(() => states('DELIVERED'), SOON).toBe(20);
    expect(held).toHaveLength(2);
    stop.abort();
    for (const release of held) release({ status: 500 });
    await run;
    expect(held).toHaveLength(2);
  });

  test('lets an organization with many slow receivers keep no other waiting', async () => {
    store = memoryStore() as unknown as TestStore;
    for (const name of ['a', 'b', 'c', 'd']) await subscribe(`https://${name}.example.com/`, 0, 'slow');
    await subscribe('https://other.example.com/', 0, 'other');
    const happen = async (organization: string, second: number) => {
      const object = { id: createUuid(random), externalUserId: 'user' };
      const created = new Date(now.getTime() - 60_000 + second * 1000);
      const event = { id: createUuid(random), organization, created, eventType: 'RECIPIENT_CREATED' as const, object };
      await store.transaction(({ events }) => events.add(event));
    };
    for (let second = 0; second < 10; second += 1) await happen('slow', second);
    for (let second = 20; second < 26; second += 1) await happen('other', second);
    const held: (() => void)[] = [];
    const arrived: string[] = [];
    const run = deliverer(
      async ({ url }) => {
        if (url !== 'https://other.example.com/') await new Promise<void>((resolve) => held.push(resolve));
        arrived.push(url);
        return { status: 200 };
      },
      { concurrency: 4, each: { first: 2, most: 4 } },
    ).run({ signal: stop.signal, idle: untilWoken });
    // none of the slow ones has arrived
    await expect.poll(() => arrived, SOON).toEqual(Array(6).fill('https://other.example.com/'));
    expect(held).toHaveLength(2);
    stop.abort();
    for (const release of held) release();
    await run;
    expect(faults).toEqual([]);
  });

  test('finishes what is on its way, and claims nothing more', async () => {
    await subscribe('https://a.example.com/', 10);
    const held: ((outcome: Outcome) => void)[] = [];
    let isOver = false;
    const run = deliverer(() => new Promise((resolve) => held.push(resolve)), { each: { first: 2, most: 2 } }).run({
      signal: stop.signal,
      idle: untilWoken,
    });
    void run.then(() => {
      isOver = true;
    });
    await expect.poll(() => held.length, SOON).toBe(2);
    stop.abort();
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    for (const release of held) release({ status: 200 });
    await run;
    expect([states('DELIVERED'), states('PENDING')]).toEqual([2, 8]);
  });

  test('that is stopped before it begins does nothing', async () => {
    await subscribe('https://a.example.com/', 1);
    stop.abort();
    await deliverer(() => Promise.resolve({ status: 200 })).run({ signal: stop.signal, idle: untilWoken });
    expect(states('PENDING')).toBe(1);
  });

  test('goes on when the store comes back', async () => {
    await subscribe('https://a.example.com/', 1);
    const cause = new Error('the database is gone');
    let failures = 3;
    const flaky: Pick<TestStore, 'transaction'> = {
      transaction: (work) => (failures-- > 0 ? Promise.reject(cause) : store.transaction(work)),
    };
    const run = deliverer(() => Promise.resolve({ status: 200 }), { store: flaky }).run({ signal: stop.signal, idle: pause(1) });
    await expect.poll(() => states('DELIVERED'), SOON).toBe(1);
    stop.abort();
    await run;
    expect(faults).toEqual(Array(3).fill({ code: 'CLAIM_FAILED', cause }));
  });
});

test('a pause ends with its time, or with the signal', async () => {
  await pause(1)(new AbortController().signal);
  await pause(1e9)(AbortSignal.abort());
  const rest = pause(1e9)(stop.signal);
  stop.abort();
  await rest;
});

test('over the wire: each receiver gets its own, and what it answers is what counts', async () => {
  const answering = (status: number, headers = {}) => receiver((response) => response.writeHead(status, headers).end());
  const [good, broken, gone, busy, moved] = await Promise.all([
    answering(204),
    answering(500),
    answering(410),
    answering(429, { 'retry-after': '600' }),
    answering(302, { location: 'http://169.254.169.254/' }),
  ]);
  const silent = await rawReceiver(() => undefined);
  const ports = [good.port, broken.port, gone.port, busy.port, moved.port, silent];
  const made = [];
  for (const port of ports) made.push(await subscribe(`http://127.0.0.1:${port}/`, 1, 'acme'));
  const post = createPost({ clock, allowInsecure: true, timeoutMilliseconds: 1000 });
  await deliverer(post, { concurrency: 100, each: { first: 100, most: 100 } }).deliverDue();

  const tried = made.map(({ id }) => store.state.deliveries.filter(({ subscriptionId }) => subscriptionId === id).at(-1));
  expect(tried.map((row) => [row?.state, row?.attempts[0]?.status ?? row?.attempts[0]?.error])).toEqual([
    ['DELIVERED', 204],
    ['PENDING', 500],
    ['FAILED', 410],
    ['PENDING', 429],
    ['PENDING', 'REDIRECT'],
    ['PENDING', 'TIMEOUT'],
  ]);
  expect(tried[3]?.nextAttempt).toEqual(new Date(now.getTime() + 600_000));
  expect(store.state.subscriptions.map(({ enabled }) => enabled)).toEqual([true, true, false, true, true, true]);
  const [{ headers, body } = { headers: {}, body: '' }] = good.received;
  expect(await verify({ headers, body, secrets: [made[0]?.secret ?? ''], now })).toMatchObject({ ok: true });
  expect(await verify({ headers, body, secrets: [made[1]?.secret ?? ''], now })).toMatchObject({ ok: false });
});
