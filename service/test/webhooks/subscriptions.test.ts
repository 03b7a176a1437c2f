import { fc, test as property } from '@fast-check/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUuid, readUuid } from '../../bytes/uuid.js';
import { redeliver } from '../../webhooks/redeliver.js';
import { keyOf } from '../../webhooks/secret.js';
import {
  createSubscription,
  listSubscriptions,
  rotateSecret,
  type SubscriptionResult,
  updateSubscription,
} from '../../webhooks/subscriptions.js';
import { type TestStore, testStore } from './store.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const HOUR = 3_600_000;
const wanted = { title: 'Ours', url: 'https://hooks.example.com/payprep', events: ['RECIPIENT_CREATED'] };

let now: Date;
let store: TestStore;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const options = () => ({ store, clock: () => now, random, actor: { actor: 'OPERATOR' } as const });

beforeEach(() => {
  now = new Date('2026-11-22T02:00:00Z');
  store = testStore();
});

const codes = (result: SubscriptionResult) => (result.ok ? [] : result.problems.map(({ code, pointer }) => [code, pointer]));

async function created(organization = 'acme', changes: Partial<typeof wanted & { enabled: boolean }> = {}) {
  const result = await createSubscription(options(), organization, { ...wanted, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.subscription;
}

const change = (fields: object): void => {
  store.state = { ...store.state, subscriptions: store.state.subscriptions.map((each) => ({ ...each, ...fields })) };
};

describe('a subscription is made', () => {
  test('in the shape of the contract', async () => {
    const subscription = await created();
    expect(subscription).toEqual({
      id: expect.stringMatching(UUID),
      createdDate: '2026-11-22T02:00:00.000Z',
      enabled: true,
      ...wanted,
      secret: expect.any(String),
    });
    expect(keyOf(subscription.secret)).toHaveLength(32);
    expect(await listSubscriptions(options(), 'acme')).toEqual({ items: [subscription], unreadable: [] });
  });

  test('disabled, without a title, without events, or with one that comes twice', async () => {
    expect(await created('acme', { enabled: false, title: '', events: [] })).toMatchObject({ enabled: false, title: '', events: [] });
    expect(await created('acme', { events: ['RECIPIENT_DELETED', 'RECIPIENT_CREATED', 'RECIPIENT_DELETED'] })).toMatchObject({
      events: ['RECIPIENT_DELETED', 'RECIPIENT_CREATED'],
    });
  });

  test('with an id and a secret of its own', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => created()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    expect(new Set(all.map(({ secret }) => secret)).size).toBe(20);
  });

  test.each([
    [{ url: 'http://hooks.example.com/' }, [['WEBHOOK_ENDPOINT_URL_INVALID', '/url']]],
    [{ url: 'https://127.0.0.1/' }, [['WEBHOOK_ENDPOINT_URL_INVALID', '/url']]],
    [{ url: '' }, [['WEBHOOK_ENDPOINT_URL_INVALID', '/url']]],
    [{ events: ['RECIPIENT_CREATED', 'RECIPIENT_LOST'] }, [['JSON_PAYLOAD_INVALID_ENUM_VALUE', '/events/1']]],
    [{ events: Array(101).fill('RECIPIENT_CREATED') }, [['BAD_REQUEST', '/events']]],
    [{ title: 'x'.repeat(256) }, [['BAD_REQUEST', '/title']]],
    [{ title: 'a\u0000' }, [['BAD_REQUEST', '/title']]],
    [{ title: 'a\ud800' }, [['BAD_REQUEST', '/title']]],
    [
      { title: '\n', url: 'x', events: ['', 'y'] },
      [
        ['BAD_REQUEST', '/title'],
        ['WEBHOOK_ENDPOINT_URL_INVALID', '/url'],
        ['JSON_PAYLOAD_INVALID_ENUM_VALUE', '/events/0'],
        ['JSON_PAYLOAD_INVALID_ENUM_VALUE', '/events/1'],
      ],
    ],
  ])('not with %.60j', async (changes, problems) => {
    const { id } = await created();
    expect(codes(await createSubscription(options(), 'acme', { ...wanted, ...changes }))).toEqual(problems);
    expect(codes(await updateSubscription(options(), 'acme', id, changes))).toEqual(problems);
    expect(store.state.subscriptions).toHaveLength(1);
  });

  test('for this machine where development is on', async () => {
    const local = { ...options(), allowInsecure: true };
    expect(await createSubscription(local, 'acme', { ...wanted, url: 'http://localhost:8080/' })).toMatchObject({ ok: true });
  });

  test('only up to the limit of the organization, also where many come at once', async () => {
    const results = await Promise.all(Array.from({ length: 25 }, () => createSubscription(options(), 'acme', wanted)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    expect(results.flatMap(codes)).toEqual(Array(5).fill(['WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED', undefined]));
    expect(store.calls.filter((call) => call === 'lock')).toHaveLength(25);
    expect(await createSubscription(options(), 'other', wanted)).toMatchObject({ ok: true });
    expect(codes(await createSubscription({ ...options(), limit: 1 }, 'other', wanted))).toEqual([
      ['WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED', undefined],
    ]);
  });
});

describe('a subscription is changed', () => {
  test.each([
    {},
    { title: 'New' },
    { url: 'https://new.example.com/' },
    { enabled: false },
    { events: [] },
    { title: undefined, events: undefined },
  ])('by %j, and no further', async (changes) => {
    const before = await created();
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    expect(await updateSubscription(options(), 'acme', before.id, changes)).toEqual({ ok: true, subscription: { ...before, ...given } });
    expect(await listSubscriptions(options(), 'acme')).toEqual({ items: [{ ...before, ...given }], unreadable: [] });
  });

  test('and begins anew when it is enabled again, or sent elsewhere', async () => {
    const { id } = await created();
    const failingSince = new Date('2026-11-17T00:00:00Z');
    const failingAfter = async (enabled: boolean, changes: object) => {
      change({ failingSince, enabled, url: wanted.url });
      await updateSubscription(options(), 'acme', id, changes);
      return store.state.subscriptions[0]?.failingSince;
    };
    expect(await failingAfter(false, { enabled: true })).toBeUndefined();
    expect(await failingAfter(true, { url: 'https://new.example.com/' })).toBeUndefined();
    expect(await failingAfter(true, { enabled: true, url: wanted.url })).toEqual(failingSince);
    expect(await failingAfter(false, { title: 'New' })).toEqual(failingSince);
    expect(await failingAfter(true, { enabled: false })).toEqual(failingSince);
  });

  test('not by another organization, nor under an id that is none', async () => {
    const { id } = await created();
    expect(await updateSubscription(options(), 'acme', id.toUpperCase(), {})).toMatchObject({ ok: true });
    const answers = [
      await updateSubscription(options(), 'other', id, { title: 'Theirs' }),
      await updateSubscription(options(), 'other', id, { url: 'x' }),
      await updateSubscription(options(), 'acme', '00000000-0000-4000-8000-000000000000', {}),
      await updateSubscription(options(), 'acme', 'none', {}),
      await rotateSecret(options(), 'other', id),
      await rotateSecret(options(), 'acme', "' or 1=1"),
    ];
    expect(answers).toEqual(Array(6).fill({ ok: false, problems: [{ code: 'NOT_FOUND' }] }));
    expect(await listSubscriptions(options(), 'other')).toEqual({ items: [], unreadable: [] });
    expect((await listSubscriptions(options(), 'acme')).items[0]).toMatchObject(wanted);
  });
});

describe('a secret is replaced', () => {
  test('by a new one, and the old one lives for a day', async () => {
    const before = await created();
    const result = await rotateSecret(options(), 'acme', before.id);
    const secret = result.ok ? result.subscription.secret : '';
    expect(secret).not.toBe(before.secret);
    expect(keyOf(secret)).toHaveLength(32);
    expect(result).toEqual({ ok: true, subscription: { ...before, secret } });
    expect(store.state.subscriptions[0]?.secrets).toEqual([
      { value: secret, expires: undefined },
      { value: before.secret, expires: new Date(now.getTime() + 24 * HOUR) },
    ]);
  });

  test('twice, and there are never more than two', async () => {
    const { id } = await created();
    const first = await rotateSecret(options(), 'acme', id);
    now = new Date(now.getTime() + HOUR);
    const second = await rotateSecret(options(), 'acme', id);
    expect(store.state.subscriptions[0]?.secrets).toEqual([
      { value: second.ok && second.subscription.secret, expires: undefined },
      { value: first.ok && first.subscription.secret, expires: new Date(now.getTime() + 24 * HOUR) },
    ]);
  });
});

test('a delivery is due again when its organization asks for it', async () => {
  await created();
  await store.transaction(({ events }) =>
    events.add({
      id: createUuid(random),
      organization: 'acme',
      created: new Date('2026-11-20T00:00:00Z'),
      eventType: 'RECIPIENT_CREATED',
      object: { id: createUuid(random), externalUserId: 'user' },
    }),
  );
  const id = store.state.deliveries[0]?.id ?? '';
  expect(await redeliver(options(), 'acme', id)).toEqual({ ok: true });
  expect(store.state.deliveries[0]).toMatchObject({ state: 'PENDING', nextAttempt: now });
  const none = { ok: false, problems: [{ code: 'NOT_FOUND' }] };
  expect(await redeliver(options(), 'other', id)).toEqual(none);
  expect(await redeliver(options(), 'acme', 'none')).toEqual(none);
});

property.prop([fc.uint8Array({ minLength: 16, maxLength: 16 })])('an id is a UUID of version 4, whatever the bytes are', (bytes) => {
  const before = Uint8Array.from(bytes);
  expect(createUuid(() => bytes)).toMatch(UUID);
  expect(readUuid(createUuid(() => bytes).toUpperCase())).toBe(createUuid(() => bytes));
  expect(bytes).toEqual(before);
});
