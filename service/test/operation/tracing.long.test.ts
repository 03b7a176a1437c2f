/** A trace through processes: a request, its event and the delivery of `serve` and of `deliver`, with OpenTelemetry and without. */
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { received } from '../contract/events.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { databases } from '../database.js';
import { eventually } from '../eventually.js';
import { type Program, serve, start, stopAll } from '../process.js';
import { receiver } from '../webhooks/receiver.js';

const { fresh } = databases();
afterAll(stopAll);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const OTEL = { NODE_OPTIONS: `--import ${fileURLToPath(new URL('otel.mjs', import.meta.url))}` };

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const spansOf = ({ kept }: Program): readonly Span[] =>
  kept.err
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

async function happen(world: World) {
  const hook = await receiver((response) => response.end());
  await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${hook.port}/` } });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  expect((await (await world.user()).page('POST /recipients', { body: GERMAN, headers })).status).toBe(201);
  await received(hook, 1);
  return hook.received[0]?.headers.traceparent;
}

test('with a provider: the request, what it asks of PostgreSQL, and the delivery of another process are one trace', async () => {
  const env = { ...(await fresh()), ...OTEL };
  const service = await serve(['--no-delivery', '--allow-insecure-webhooks'], env);
  const deliverer = start(['deliver', '--metrics-port', '0', '--allow-insecure-webhooks'], env);
  const { metrics } = await deliverer.logged(({ message }) => message === 'delivering');
  const sent = await happen(await openWorld(service));

  await eventually(async () => spansOf(deliverer).filter(({ name }) => name.startsWith('deliver')).length).toBe(1);
  const request = spansOf(service).find(({ parent }) => parent === CALLER);
  expect(request).toMatchObject({ name: 'POST /session/api/recipients', traceId: TRACE });
  const below = spansOf(service).filter(({ parent }) => parent === request?.spanId);
  expect(below.length).toBeGreaterThan(0);
  for (const span of below)
    expect(span).toMatchObject({ name: 'TRANSACTION payprep', traceId: TRACE, attributes: { 'db.system.name': 'postgresql' } });
  const delivery = spansOf(deliverer).find(({ name }) => name === 'deliver RECIPIENT_CREATED');
  expect(delivery).toMatchObject({ traceId: TRACE, parent: request?.spanId, attributes: { 'http.response.status_code': 200 } });
  expect(sent).toBe(`00-${TRACE}-${delivery?.spanId}-01`);
  // what it asks all the time, for nobody, is no trace
  expect(spansOf(deliverer).every(({ traceId }) => traceId === TRACE)).toBe(true);

  const line = await deliverer.logged(({ message }) => message === 'webhook attempt');
  expect(line).toMatchObject({ trace_id: TRACE, span_id: delivery?.spanId });

  const text = await (await fetch(String(metrics))).text();
  expect(text).toContain('payprep_webhook_attempts_total{outcome="delivered"} 1');
  expect(text).toMatch(/^payprep_database_pool_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^payprep_database_pool_waiting 0$/m);
  expect(text).toMatch(/^payprep_build_info\{/m);
});

test('without one the trace goes on', async () => {
  const service = await serve(['--store', 'memory', '--allow-insecure-webhooks']);
  const sent = await happen(await openWorld(service));
  const { span_id: id } = await service.logged(({ message }) => message === 'webhook attempt');
  expect(sent).toBe(`00-${TRACE}-${id}-01`);
  expect(spansOf(service)).toEqual([]);
});
