/** Subscriptions for those who look after receivers, over HTTP: a new secret, and why one is disabled. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from './calls.js';
import { ask, clock, deliver, HOUR, happen, MANAGEMENT, pass, SUBSCRIPTIONS, sent, startAnew, stateOf, subscribed } from './managing.js';

beforeEach(startAnew);

describe('a new secret', () => {
  const rotate = (id: string, key: string | undefined, more: Call = {}) =>
    ask(`POST ${MANAGEMENT}/subscriptions/${id}/secret-rotations`, undefined, {
      headers: { ...(key !== undefined && { 'idempotency-key': key }) },
      ...more,
    });

  test('signs with the one before for a day', async () => {
    const id = await subscribed();
    const before = (await ask(`GET ${SUBSCRIPTIONS}`)).body.items[0];
    const { status, body } = await rotate(id, 'k-1');
    expect([status, { ...body, secret: before.secret }]).toEqual([200, before]);
    expect(body.secret).not.toBe(before.secret);
    expect((await stateOf(id)).previousSecretExpiresDate).toBe('2026-11-21T12:00:00.000Z');
    await happen();
    await deliver({ status: 200 });
    pass(24 * HOUR);
    await happen();
    await deliver({ status: 200 });
    expect(sent.map(({ headers }) => headers['webhook-signature']?.split(' ').length)).toEqual([2, 1]);
    expect(await stateOf(id)).toEqual({ id, enabled: true });
  });

  test('is made once for a key: asked again, the answer is the same', async () => {
    const id = await subscribed();
    const [one, other] = await Promise.all([rotate(id, 'k-1'), rotate(id, 'k-1')]);
    const first = one.status === 200 ? one : other;
    const again = await rotate(id.toUpperCase(), 'k-1');
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, first.body, 'true']);
    expect((await ask(`GET ${SUBSCRIPTIONS}`)).body.items[0].secret).toBe(first.body.secret);
    expect((await rotate(id, 'k-2')).body.secret).not.toBe(first.body.secret);
    const another = await subscribed();
    expect((await rotate(another, 'k-1')).body.id).toBe(another);
  });

  test('needs a key, and a subscription', async () => {
    const id = await subscribed();
    expect((await rotate(id, undefined)).body.code).toBe('IDEMPOTENCY_KEY_HEADER_MISSING');
    const { status } = await rotate(id, 'k-1', { token: 'other', headers: { 'idempotency-key': 'k-1' } });
    expect(status).toBe(404);
    expect((await rotate(id, 'k-1')).status).toBe(200);
  });
});

describe('a subscription says why it is disabled, and since when', () => {
  const disabled = async (id: string) => {
    const { enabled, disabledDate, disabledReason } = await stateOf(id);
    return [enabled, disabledDate, disabledReason];
  };

  test('by the organization', async () => {
    const id = await subscribed();
    expect(await disabled(id)).toEqual([true, undefined, undefined]);
    await ask(`PATCH ${SUBSCRIPTIONS}/${id}`, { enabled: false });
    const since = clock().toISOString();
    pass(HOUR);
    await ask(`PATCH ${SUBSCRIPTIONS}/${id}`, { enabled: false, title: 'Theirs' });
    expect(await disabled(id)).toEqual([false, since, 'REQUESTED']);
    await ask(`PATCH ${SUBSCRIPTIONS}/${id}`, { enabled: true });
    expect(await disabled(id)).toEqual([true, undefined, undefined]);
    expect(await disabled(await subscribed({ enabled: false }))).toEqual([false, clock().toISOString(), 'REQUESTED']);
  });

  test('because its receiver is gone', async () => {
    const id = await subscribed();
    await happen();
    await deliver({ status: 410 });
    expect(await disabled(id)).toEqual([false, '2026-11-20T12:00:01.000Z', 'RECEIVER_GONE']);
  });

  test('because its receiver failed for five days', async () => {
    const id = await subscribed();
    await happen();
    await deliver({ error: 'TIMEOUT' });
    pass(5 * 24 * HOUR);
    await deliver({ error: 'TIMEOUT' });
    expect(await stateOf(id)).toEqual({
      id,
      enabled: false,
      disabledDate: '2026-11-25T12:00:01.000Z',
      disabledReason: 'RECEIVER_FAILING',
      failingSinceDate: '2026-11-20T12:00:01.000Z',
    });
  });
});
