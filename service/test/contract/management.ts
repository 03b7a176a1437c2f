/** The endpoints beside the contract's, from outside: how a subscription fares, its deliveries, sending again, a test, a new secret. */
import { expect, test } from 'vitest';
import { eventually } from '../eventually.js';
import { receiver } from '../webhooks/receiver.js';
import { MANAGEMENT_ENDPOINTS, SUBSCRIPTION } from './client.js';
import { expectSigned, received } from './events.js';
import { delivery, faultsIn, items, subscription, subscriptionState } from './shapes.js';
import { GERMAN, type World } from './world.js';

const PATH = '/webhooks/management';

export function managementContract(world: () => World): void {
  const ask = (line: string, headers: Readonly<Record<string, string>> = {}) => world().acme.send(line, { headers });
  const subscribe = async (port: number) =>
    (await world().acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${port}/` } })).body;
  const leave = (id: string) => world().acme.send(`PATCH /webhooks/subscriptions/${id}`, { body: { enabled: false } });

  test.each(MANAGEMENT_ENDPOINTS)('$line: 404 for what there is not', async ({ line }) => {
    const { status, body } = await ask(line, { 'idempotency-key': crypto.randomUUID() });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await ask(line.replace(/[0-9a-f-]{36}/, 'none'), { 'idempotency-key': crypto.randomUUID() })).status).toBe(404);
  });

  test('what became of an event is shown, and it is sent again, with the same id', async () => {
    const own = await receiver((to) => to.end());
    const { id } = await subscribe(own.port);
    await (await world().user()).page('POST /recipients', { body: GERMAN });
    await received(own, 1);
    const list = async () => (await ask(`GET ${PATH}/subscriptions/${id}/deliveries?state=DELIVERED`)).body;
    await eventually(async () => (await list()).items.length).toBe(1);
    expect(faultsIn(await list(), items(delivery))).toEqual([]);
    const [{ id: sent }] = (await list()).items;
    expect((await ask(`GET ${PATH}/deliveries/${sent}`)).body).toEqual((await list()).items[0]);
    const again = await ask(`POST ${PATH}/deliveries/${sent}/redeliveries`);
    expect([again.status, faultsIn(again.body, delivery), again.body.id]).toEqual([202, [], sent]);
    await received(own, 2);
    expect(new Set(own.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await world().other.send(`GET ${PATH}/deliveries/${sent}`)).status).toBe(404);
    await leave(id);
  });

  test('a test event arrives, signed, whatever the subscription asks for', async () => {
    const own = await receiver((to) => to.end());
    const { id, secret } = await subscribe(own.port);
    const { status, body } = await ask(`POST ${PATH}/subscriptions/${id}/test-events`);
    expect([status, faultsIn(body, delivery)]).toEqual([202, []]);
    await received(own, 1);
    for (const request of own.received) await expectSigned(request, secret);
    await leave(id);
  });

  test('a secret is rotated once a key, and the state says until when the one before signs along', async () => {
    const own = await receiver((to) => to.end());
    const made = await subscribe(own.port);
    const rotate = (key: string) => ask(`POST ${PATH}/subscriptions/${made.id}/secret-rotations`, { 'idempotency-key': key });
    expect((await ask(`POST ${PATH}/subscriptions/${made.id}/secret-rotations`)).body.code).toBe('IDEMPOTENCY_KEY_HEADER_MISSING');
    const key = crypto.randomUUID();
    const { status, body } = await rotate(key);
    expect([status, faultsIn(body, subscription)]).toEqual([200, []]);
    expect(body.secret).not.toBe(made.secret);
    expect((await rotate(key)).body).toEqual(body);
    const state = (await ask(`GET ${PATH}/subscriptions/${made.id}`)).body;
    expect(faultsIn(state, subscriptionState)).toEqual([]);
    expect(Date.parse(state.previousSecretExpiresDate)).toBeGreaterThan(Date.now());
    await ask(`POST ${PATH}/subscriptions/${made.id}/test-events`);
    await received(own, 1);
    for (const request of own.received) for (const secret of [body.secret, made.secret]) await expectSigned(request, secret);
    await leave(made.id);
  });
}
