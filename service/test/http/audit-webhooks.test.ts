/** What the audit trail says of those who look after webhooks: tests, rotations and redeliveries, and what of it was refused. */
import { beforeEach, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { type Answer, authenticate, type Call, call, engine, type Handler } from './calls.js';

const SUBSCRIPTIONS = '/webhooks/management/subscriptions';
const DELIVERIES = '/webhooks/management/deliveries';
const NEW = { title: 'Ours', url: 'https://hooks.example.com/', events: ['RECIPIENT_CREATED'] };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const CLIENT = { actor: 'CLIENT', address: '192.0.2.9', fields: [] };

let store: Store;
let handler: Handler;
let subscription: string;

const ask = (line: string, body?: unknown, more: Call = {}): Promise<Answer> => call(handler, line, { body, ...more });

/** All entries but the one of the subscription, which is made before each test. */
const trail = async (): Promise<readonly object[]> =>
  (await store.transaction((tx) => tx.audit.list('acme', { limit: 999 })))
    .slice(1)
    .map(({ number: _n, created: _c, organization: _o, ...entry }) => entry);

beforeEach(async () => {
  store = memoryStore();
  handler = createHandler({ engine, store, authenticate, senderOf: () => '192.0.2.9' });
  subscription = (await ask('POST /webhooks/subscriptions', NEW)).body.id;
});

test('a test event and its redelivery', async () => {
  const delivery = (await ask(`POST ${SUBSCRIPTIONS}/${subscription}/test-events`)).body.id;
  expect((await ask(`POST ${DELIVERIES}/${delivery}/redeliveries`)).status).toBe(202);
  expect(await trail()).toEqual([
    { ...CLIENT, action: 'SUBSCRIPTION_TESTED', objectId: subscription },
    { ...CLIENT, action: 'DELIVERY_REPEATED', objectId: delivery },
  ]);
});

test('a new secret, once for a key, and not the secret', async () => {
  const rotate = () => ask(`POST ${SUBSCRIPTIONS}/${subscription}/secret-rotations`, undefined, { headers: { 'idempotency-key': 'once' } });
  const { body } = await rotate();
  expect((await rotate()).body).toEqual(body);
  const entries = await trail();
  expect(entries).toEqual([{ ...CLIENT, action: 'SUBSCRIPTION_SECRET_ROTATED', objectId: subscription, fields: ['/secret'] }]);
  expect(JSON.stringify(entries)).not.toContain(body.secret);
});

test('what is refused, and why; what only asks is no entry', async () => {
  await ask(`PATCH /webhooks/subscriptions/${subscription}`, { enabled: false });
  await ask(`POST ${SUBSCRIPTIONS}/${subscription}/test-events`);
  await ask(`POST ${SUBSCRIPTIONS}/${NOBODY}/secret-rotations`, undefined, { headers: { 'idempotency-key': 'another' } });
  await ask(`POST ${DELIVERIES}/no-id-but-text/redeliveries`);
  await ask(`GET ${SUBSCRIPTIONS}/${NOBODY}`);
  await ask(`GET ${SUBSCRIPTIONS}/${subscription}/deliveries`);
  expect((await trail()).slice(1)).toEqual([
    { ...CLIENT, action: 'SUBSCRIPTION_TESTED', objectId: subscription, code: 'WEBHOOK_SUBSCRIPTION_DISABLED' },
    { ...CLIENT, action: 'SUBSCRIPTION_SECRET_ROTATED', objectId: NOBODY, code: 'NOT_FOUND' },
    { ...CLIENT, action: 'DELIVERY_REPEATED', code: 'NOT_FOUND' },
  ]);
});
