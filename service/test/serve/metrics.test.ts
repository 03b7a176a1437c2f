/** The metrics, counted in this process: each event of a service under its name, with few labels. */
import { beforeEach, describe, expect, test } from 'vitest';
import { VerifierUnavailable } from '../../http/authentication/principal.js';
import { createHandler } from '../../http/handler.js';
import { buildOf } from '../../serve/metrics/build.js';
import { createMetrics, type Metrics } from '../../serve/metrics/index.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import type { SendDelivery } from '../../webhooks/attempt.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import type { Outcome } from '../../webhooks/retry-schedule.js';
import { authenticate, call, engine, type Handler, ORIGIN } from '../http/calls.js';

let now: Date;
let store: Store;
let metrics: Metrics;
const clock = () => now;
const pool = { totalCount: 7, idleCount: 3, waitingCount: 2, options: { max: 20 } };

beforeEach(() => {
  now = new Date('2026-11-22T09:00:00Z');
  store = memoryStore();
  metrics = createMetrics({ store, clock, pool, build: { version: '1.2.3', engineEdition: '1.2.3 2026-11', node: '24.0.0' } });
});

/** The samples of a name, with their labels. */
async function samples(name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const ANSWERED = {
  requestId: 'one',
  organization: undefined,
  code: undefined,
  limit: undefined,
  traceId: '',
  spanId: '',
  error: undefined,
};

const serving = (more: Partial<Parameters<typeof createHandler>[0]> = {}): Handler =>
  createHandler({ engine, store, authenticate, clock, publicUrl: ORIGIN, observe: metrics.answered, ...more });

describe('requests', () => {
  test('by method, route and status, problems by code', async () => {
    const handler = serving();
    await call(handler, 'GET /webhooks/subscriptions');
    await call(handler, 'GET /webhooks/subscriptions');
    await call(handler, 'PROPFIND /nowhere');
    expect(await samples('payprep_http_requests_total')).toEqual({
      '{method="GET",route="/webhooks/subscriptions",status="200"}': 2,
      '{method="other",route="none",status="404"}': 1,
    });
    expect(await samples('payprep_http_problems_total')).toEqual({ '{code="NOT_FOUND"}': 1 });
    expect(await samples('payprep_http_request_seconds_count')).toEqual({ '{route="/webhooks/subscriptions"}': 2, '{route="none"}': 1 });
  });

  test('add up from scrape to scrape, with times in buckets', async () => {
    const answered = { ...ANSWERED, method: 'POST', route: '/payments/validations', status: 200 };
    metrics.answered({ ...answered, milliseconds: 1 });
    metrics.answered({ ...answered, milliseconds: 3 });
    await metrics.text();
    metrics.answered({ ...answered, milliseconds: 5000 });
    metrics.answered({ ...answered, milliseconds: 9000, status: 503 });
    const lines = (await metrics.text()).split('\n').filter((line) => /payprep_http_request(?:s|_seconds)/.test(line));
    const upTo = [0.001, 1, 0.0025, 1, 0.005, 2, 0.01, 2, 0.025, 2, 0.05, 2, 0.1, 2, 0.25, 2, 1, 2, 5, 3, '+Inf', 4];
    expect(lines).toEqual([
      '# HELP payprep_http_requests Answers',
      '# TYPE payprep_http_requests counter',
      'payprep_http_requests_total{method="POST",route="/payments/validations",status="200"} 3',
      'payprep_http_requests_total{method="POST",route="/payments/validations",status="503"} 1',
      '# HELP payprep_http_request_seconds Time to an answer',
      '# TYPE payprep_http_request_seconds histogram',
      ...upTo.flatMap((le, at) =>
        at % 2 === 0 ? `payprep_http_request_seconds_bucket{le="${le}",route="/payments/validations"} ${upTo[at + 1]}` : [],
      ),
      'payprep_http_request_seconds_sum{route="/payments/validations"} 14.004',
      'payprep_http_request_seconds_count{route="/payments/validations"} 4',
    ]);
  });

  test('without a token that holds, by reason', async () => {
    const handler = serving();
    const ask = (token: string | null, headers = {}) => call(handler, 'GET /webhooks/subscriptions', { token, headers });
    await ask(null);
    await ask('nobody');
    await ask('acme.payments');
    await ask(null, { authorization: 'Bearer a b' });
    await call(handler, 'GET /session/api', { token: 'x'.repeat(43) });
    const unavailable = serving({ authenticate: () => Promise.reject(new VerifierUnavailable('TIMEOUT')) });
    await call(unavailable, 'GET /webhooks/subscriptions');
    expect(await samples('payprep_tokens_refused_total')).toEqual({
      '{reason="missing"}': 1,
      '{reason="invalid"}': 1,
      '{reason="scope"}': 1,
      '{reason="malformed"}': 1,
      '{reason="session"}': 1,
      '{reason="unavailable"}': 1,
    });
    expect(await samples('payprep_authorization_server_failures_total')).toEqual({ '{reason="timeout"}': 1 });
  });

  test('beyond a limit, by limit', async () => {
    const most = { requestsPerSecond: 5, sessionRequestsPerSecond: 5, sessionChanges: 1, addressRequestsPerSecond: 100, subscriptions: 0 };
    const handler = serving({ limits: most });
    const big = { body: { note: 'x'.repeat(70_000) } };
    await call(handler, 'POST /payments/validations', big);
    await call(handler, 'POST /payments/bulk-validations', { body: { items: Array.from({ length: 21 }, () => ({})) } });
    await call(handler, 'POST /webhooks/subscriptions', { body: { title: 'a', url: 'https://hooks.example.com/', events: [] } });
    const session = { body: { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' }, headers: { 'idempotency-key': 'one' } };
    const { body } = await call(handler, 'POST /beneficiaries/organizations/sessions', session);
    const token = new URL(body.url).hash.slice(1);
    const id = '00000000-0000-4000-8000-000000000000';
    for (let count = 0; count < 2; count += 1) await call(handler, `DELETE /session/api/recipients/${id}`, { token });
    for (let count = 0; count < 10; count += 1) await call(handler, 'GET /session/api', { token });
    for (let count = 0; count < 10; count += 1) await call(handler, 'GET /webhooks/subscriptions');
    const narrow = serving({ limits: { addressRequestsPerSecond: 5 }, addressOf: () => '192.0.2.7' });
    for (let count = 0; count < 11; count += 1) await call(narrow, 'GET /webhooks/subscriptions');
    expect(await samples('payprep_limits_reached_total')).toEqual({
      '{limit="body_size"}': 1,
      '{limit="bulk_items"}': 1,
      '{limit="subscriptions"}': 1,
      '{limit="session_changes"}': 1,
      '{limit="session_rate"}': 2,
      '{limit="organization_rate"}': 4,
      '{limit="address_rate"}': 1,
    });
  });
});

describe('deliveries', () => {
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

  beforeEach(() =>
    store.transaction(async ({ subscriptions, events }) => {
      const subscription = { organization: 'acme', created: now, title: '', url: 'https://hooks.example.com/', enabled: true };
      const secrets = [{ value: btoa('x'.repeat(32)), expires: undefined }];
      await subscriptions.add({
        ...subscription,
        id: id(1),
        events: ['RECIPIENT_CREATED'],
        secrets,
        failingSince: undefined,
        disabled: undefined,
      });
      for (const n of [2, 3, 4]) {
        const object = { id: id(9), externalUserId: 'ada' };
        const created = new Date(now.getTime() + n * 1000);
        await events.add({ id: id(n), organization: 'acme', created, eventType: 'RECIPIENT_CREATED', object });
      }
    }),
  );

  /** Answers by the event's number: the deliveries of a round are sent at the same time, in any order. */
  const round = (answers: Readonly<Record<number, Outcome>>) => {
    const post: SendDelivery = async ({ headers }) => answers[Number(headers['webhook-id']?.slice(-12))] ?? { error: 'CONNECTION' };
    return createDeliverer({ store, post, clock, random: () => 0, onAttempt: metrics.attempted }).deliverDue();
  };

  test('that wait, and how long the oldest has', async () => {
    now = new Date(now.getTime() + 63_000);
    expect(await samples('payprep_webhook_deliveries_pending')).toEqual({ '': 3 });
    expect(await samples('payprep_webhook_deliveries_due')).toEqual({ '': 3 });
    expect(await samples('payprep_webhook_oldest_pending_seconds')).toEqual({ '': 61 });
    expect(await samples('payprep_webhook_oldest_due_seconds')).toEqual({ '': 61 });
    await round({ 2: { status: 200, retryAfter: undefined }, 3: { status: 500, retryAfter: undefined }, 4: { error: 'TIMEOUT' } });
    // counted twice a minute, and told for the moment
    now = new Date(now.getTime() + 4_000);
    expect(await samples('payprep_webhook_deliveries_pending')).toEqual({ '': 3 });
    now = new Date(now.getTime() + 26_000);
    expect(await samples('payprep_webhook_deliveries_pending')).toEqual({ '': 2 });
    expect(await samples('payprep_webhook_oldest_due_seconds')).toEqual({ '': 25 });
  });

  test('are not known where the store does not answer', async () => {
    const broken = { ...store, transaction: () => Promise.reject(new Error('gone')) };
    metrics = createMetrics({ store: broken, clock, build: { version: '1', engineEdition: '1', node: '1' } });
    expect(await samples('payprep_webhook_deliveries_due')).toEqual({ '': Number.NaN });
    expect(await samples('payprep_database_pool_waiting')).toEqual({});
  });

  test('that were tried, by outcome, and how long that took', async () => {
    now = new Date(now.getTime() + 10_000);
    await round({ 2: { status: 200, retryAfter: undefined }, 3: { status: 503, retryAfter: undefined }, 4: { error: 'TIMEOUT' } });
    now = new Date(now.getTime() + 400_000);
    await round({ 3: { status: 777, retryAfter: undefined }, 4: { status: 410, retryAfter: undefined } });
    expect(await samples('payprep_webhook_attempts_total')).toEqual({
      '{outcome="delivered"}': 1,
      '{outcome="status_5xx"}': 1,
      '{outcome="TIMEOUT"}': 1,
      '{outcome="status_other"}': 1,
      '{outcome="status_4xx"}': 1,
    });
    expect(await samples('payprep_webhook_deliveries_total')).toEqual({ '{outcome="delivered"}': 1, '{outcome="failed"}': 1 });
    expect(await samples('payprep_webhook_attempt_seconds_count')).toEqual({ '': 5 });
    expect(await samples('payprep_webhook_delivery_seconds_count')).toEqual({ '': 1 });
    expect(await samples('payprep_webhook_delivery_seconds_sum')).toEqual({ '': 8 });
    expect(await samples('payprep_webhook_subscriptions_disabled_total')).toEqual({ '': 1 });
  });
});

test('the connections to the database', async () => {
  expect(await samples('payprep_database_pool_connections')).toEqual({ '{state="idle"}': 3, '{state="used"}': 4 });
  expect(await samples('payprep_database_pool_waiting')).toEqual({ '': 2 });
  expect(await samples('payprep_database_pool_max_connections')).toEqual({ '': 20 });
});

test('which version runs, with which rules and on which Node', async () => {
  expect(await samples('payprep_build_info')).toEqual({ '{version="1.2.3",engine_edition="1.2.3 2026-11",node="24.0.0"}': 1 });
  expect(buildOf('24.0.0')).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    engineEdition: expect.stringMatching(/^\d+\.\d+\.\d+\S* \d{4}-\d\d/),
    node: '24.0.0',
  });
});
