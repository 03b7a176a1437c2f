/** Deliveries for those who look after receivers, over HTTP: the log, sending again, a test. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  clock,
  deliver,
  HOUR,
  happen,
  listed,
  MANAGEMENT,
  NEW,
  pass,
  SUBSCRIPTIONS,
  sent,
  startAnew,
  stateOf,
  subscribed,
} from './managing.js';

beforeEach(startAnew);

describe('the deliveries of a subscription', () => {
  test('are shown with their attempts, and without whom they are about', async () => {
    const id = await subscribed();
    await happen();
    await deliver({ status: 503 });
    const { status, body, text } = await listed(id);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        subscriptionId: id,
        state: 'PENDING',
        event: { id: expect.any(String), createdDate: '2026-11-20T12:00:00.000Z', eventType: 'RECIPIENT_CREATED' },
        attempts: [{ date: '2026-11-20T12:00:01.000Z', status: 503, milliseconds: 0 }],
        nextAttemptDate: '2026-11-20T12:00:06.000Z',
      },
    ]);
    expect(text).not.toContain('ada@example.com');
    expect((await ask(`GET ${MANAGEMENT}/deliveries/${body.items[0].id}`)).body).toEqual(body.items[0]);
  });

  test.each(['NAME_NOT_RESOLVED', 'ADDRESS_NOT_PUBLIC'])('say of %s no more than that there is no public address', async (error) => {
    const id = await subscribed();
    await happen();
    await deliver({ error });
    expect((await listed(id)).body.items[0].attempts[0].error).toBe('ADDRESS_NOT_FOUND');
  });

  test('come page by page, the newest first, each once', async () => {
    const id = await subscribed();
    await subscribed({ title: 'Another' });
    await happen(7);
    const seen: string[] = [];
    let next: string | undefined = '?limit=3';
    for (let pages = 0; next !== undefined; pages += 1) {
      expect(pages).toBeLessThan(3);
      const { body, headers } = await listed(id, next);
      for (const { subscriptionId, event } of body.items) {
        expect(subscriptionId).toBe(id);
        seen.push(event.createdDate);
      }
      next = /<[^?]+(\?[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...seen].sort().reverse());
    expect(new Set(seen).size).toBe(7);
  });

  test('are chosen by their state', async () => {
    const id = await subscribed();
    await happen(2);
    await deliver({ status: 200 });
    await happen();
    const states = async (state: string) => (await listed(id, `?state=${state}`)).body.items.map((item: { state: string }) => item.state);
    expect([await states('DELIVERED'), await states('PENDING'), await states('FAILED')]).toEqual([
      ['DELIVERED', 'DELIVERED'],
      ['PENDING'],
      [],
    ]);
  });

  test.each([
    ['?state=LOST', '?state'],
    ['?state=PENDING&state=FAILED', '?state'],
    ['?limit=0', '?limit'],
    ['?cursor=x', '?cursor'],
  ])('%s is refused', async (query, pointer) => {
    const { status, body } = await listed(await subscribed(), query);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });
});

describe('a delivery that is sent again', () => {
  test('is due at once, and keeps the id of its event', async () => {
    const id = await subscribed();
    await happen();
    await deliver({ status: 200 });
    const [delivery] = (await listed(id)).body.items;
    pass(HOUR);
    const again = await ask(`POST ${MANAGEMENT}/deliveries/${delivery.id}/redeliveries`);
    expect([again.status, again.body]).toEqual([202, { ...delivery, state: 'PENDING', nextAttemptDate: clock().toISOString() }]);
    await deliver({ status: 200 });
    expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.event.id, delivery.event.id]);
    expect((await listed(id)).body.items[0].attempts).toHaveLength(2);
  });
});

describe('a test', () => {
  test('is sent whatever the subscription asks for, names no recipient and no user, and is tried once', async () => {
    const id = await subscribed({ events: [] });
    await subscribed({ title: 'Another' });
    const { status, body } = await ask(`POST ${MANAGEMENT}/subscriptions/${id}/test-events`);
    expect([status, body.state, body.event.eventType, body.attempts]).toEqual([202, 'PENDING', 'WEBHOOK_TEST', []]);
    expect(await deliver({ status: 500 })).toBe(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      id: body.event.id,
      createdDate: '2026-11-20T12:00:00.000Z',
      eventType: 'WEBHOOK_TEST',
      object: { id },
    });
    const after = (await ask(`GET ${MANAGEMENT}/deliveries/${body.id}`)).body;
    expect([after.state, after.attempts.length, after.nextAttemptDate]).toEqual(['FAILED', 1, undefined]);
    expect((await stateOf(id)).failingSinceDate).toBe('2026-11-20T12:00:00.000Z');
  });

  test('of a disabled subscription is refused', async () => {
    const id = await subscribed({ enabled: false });
    const { status, body } = await ask(`POST ${MANAGEMENT}/subscriptions/${id}/test-events`);
    expect([status, body.code]).toEqual([409, 'WEBHOOK_SUBSCRIPTION_DISABLED']);
    expect((await listed(id)).body.items).toEqual([]);
  });

  test('is nothing to subscribe to', async () => {
    const { status, body } = await ask(`POST ${SUBSCRIPTIONS}`, { ...NEW, events: ['WEBHOOK_TEST'] });
    expect([status, body.code]).toEqual([400, 'JSON_PAYLOAD_INVALID_ENUM_VALUE']);
  });
});

test('what belongs to another organization is as unknown as what is not there', async () => {
  const id = await subscribed();
  await happen();
  const [delivery] = (await listed(id)).body.items;
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const line of [
    `GET ${MANAGEMENT}/subscriptions/ID`,
    `GET ${MANAGEMENT}/subscriptions/ID/deliveries`,
    `POST ${MANAGEMENT}/subscriptions/ID/test-events`,
    `POST ${MANAGEMENT}/subscriptions/ID/secret-rotations`,
    `GET ${MANAGEMENT}/deliveries/ID`,
    `POST ${MANAGEMENT}/deliveries/ID/redeliveries`,
  ]) {
    const own = line.includes('deliveries/ID') ? delivery.id : id;
    const answers = await Promise.all(
      [own, nobody, 'x', '%00'].map((value) =>
        ask(line.replace('ID', value), undefined, { token: 'other', headers: { 'idempotency-key': 'k' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  expect((await listed(id)).body.items).toEqual([delivery]);
});
