/** Spans by OpenTelemetry: what is recorded of a request, its transactions and the deliveries that come of it, and that nothing of it is anybody's. */
import { PassThrough } from 'node:stream';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { findTracer } from '../../serve/telemetry.js';
import { tracedStore } from '../../serve/traced-store.js';
import { StorageError } from '../../storage/errors.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import type { Tracer } from '../../tracing/tracer.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import { ANY_VERSION, authenticate, call, engine, type Handler, ORIGIN } from '../http/calls.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: 'vendor=1' };
const clock = () => new Date();

test('without a provider nothing is recorded', async () => {
  expect(await findTracer('1', new PassThrough())).toBeUndefined();
});

describe('with a provider', () => {
  const exporter = new InMemorySpanExporter();
  let tracer: Tracer;
  let store: Store;
  let handler: Handler;

  beforeAll(async () => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
    const found = await findTracer('1', new PassThrough());
    if (found === undefined) throw new Error('there is none');
    tracer = found;
  });
  afterAll(() => {
    trace.disable();
    context.disable();
  });
  beforeEach(() => {
    store = tracedStore(memoryStore(), tracer, 'postgresql');
    handler = createHandler({ engine, authenticate, publicUrl: ORIGIN, store, tracer });
  });
  afterEach(() => exporter.reset());

  const spans = (): readonly ReadableSpan[] => exporter.getFinishedSpans();
  const named = (name: string) => spans().filter((span) => span.name === name);
  const below = (parent: ReadableSpan | undefined) =>
    spans().filter((span) => span.parentSpanContext?.spanId === parent?.spanContext().spanId && span !== parent);

  test('a request is a span of its route, below its caller, with its transactions below it', async () => {
    await call(handler, 'GET /webhooks/subscriptions', { headers });
    const [request] = named('GET /webhooks/subscriptions');
    expect(request).toMatchObject({ kind: SpanKind.SERVER, status: { code: SpanStatusCode.UNSET } });
    expect(request?.spanContext().traceId).toBe(TRACE);
    expect(request?.parentSpanContext).toMatchObject({ spanId: CALLER, isRemote: true });
    expect(request?.spanContext().traceState?.serialize()).toBe('vendor=1');
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/webhooks/subscriptions',
      'url.path': '/webhooks/subscriptions',
      'url.scheme': 'https',
      'payprep.organization': 'acme',
    });
    const [transaction] = below(request);
    expect(transaction).toMatchObject({
      name: 'TRANSACTION payprep',
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.namespace': 'payprep', 'db.operation.name': 'TRANSACTION' },
    });
    expect(spans()).toHaveLength(2);
  });

  test('what is refused is no error of the server; what fails is, without what the database says', async () => {
    await call(handler, 'GET /DE89370400440532013000', { token: null });
    expect(spans()).toEqual([expect.objectContaining({ name: 'GET', status: { code: SpanStatusCode.UNSET } })]);
    expect(spans()[0]?.attributes).toMatchObject({ 'http.response.status_code': 404, 'payprep.problem.code': 'NOT_FOUND' });
    expect(spans()[0]?.attributes).not.toHaveProperty('url.path');
    exporter.reset();

    const fault = new StorageError('UNAVAILABLE', 'DE89370400440532013000', '57P01');
    const broken = tracedStore({ ...memoryStore(), transaction: () => Promise.reject(fault) }, tracer, 'postgresql');
    await call(createHandler({ engine, authenticate, publicUrl: ORIGIN, store: broken, tracer }), 'GET /webhooks/subscriptions');
    const [transaction, request] = spans();
    expect(transaction).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': 'UNAVAILABLE', 'db.response.status_code': '57P01' },
    });
    expect(request).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'http.response.status_code': 503, 'error.type': 'StorageError', 'payprep.problem.code': 'SERVICE_UNAVAILABLE' },
    });
    expect(JSON.stringify([transaction?.attributes, transaction?.events, request?.attributes, request?.events])).not.toContain('DE89');
  });

  test('below the span of a server that is instrumented, it is one of its own', async () => {
    const outer = trace.getTracer('http').startSpan('GET', { kind: SpanKind.SERVER });
    await context.with(trace.setSpan(context.active(), outer), () => call(handler, 'GET /webhooks/subscriptions', { headers }));
    const [request] = named('GET /webhooks/subscriptions');
    expect(request?.kind).toBe(SpanKind.INTERNAL);
    expect(request?.parentSpanContext?.spanId).toBe(outer.spanContext().spanId);
  });

  test('what nobody asked for begins no trace', async () => {
    await store.transaction(({ deliveries }) => deliveries.measure(clock()));
    expect(spans()).toEqual([]);
  });

  test('a delivery is a span in the trace of the request, and nothing in any of them is anybody’s', async () => {
    await call(handler, 'POST /webhooks/subscriptions', {
      body: { title: 'Recipients', url: 'https://hooks.example.com/secret-path', events: ['RECIPIENT_CREATED'] },
    });
    const { body } = await call(handler, 'POST /beneficiaries/organizations/sessions?user=ada-user', {
      body: { externalUserId: 'ada-user', returnUrl: 'https://shop.example.com/' },
      headers: { 'idempotency-key': 'key-of-ada' },
    });
    const token = new URL(body.url).hash.slice(1);
    const recipient = {
      country: 'DE',
      currency: 'EUR',
      method: 'BANK_ACCOUNT',
      creditor: { name: 'Erika Beispiel' },
      creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
    };
    const sentHeaders = { ...headers, 'user-agent': 'client-of-ada', 'x-forwarded-for': '192.0.2.7' };
    const added = await call(handler, 'POST /session/api/recipients', { token, body: recipient, headers: sentHeaders });
    await call(handler, `PATCH /session/api/recipients/${added.body.id}?name=Erika`, { token, body: recipient, headers: ANY_VERSION });

    const sent: Readonly<Record<string, string>>[] = [];
    let answer: { readonly status: number; readonly retryAfter: undefined } | { readonly error: 'TIMEOUT' } = { error: 'TIMEOUT' };
    let now = clock();
    const deliverer = createDeliverer({
      store,
      tracer,
      post: async (delivery) => {
        sent.push(delivery.headers);
        return answer;
      },
      clock: () => now,
      random: () => 0,
    });
    await deliverer.deliverDue();
    answer = { status: 204, retryAfter: undefined };
    now = new Date(now.getTime() + 6_000);
    await deliverer.deliverDue();

    const [failed, arrived, ...more] = named('deliver RECIPIENT_CREATED');
    expect(more).toEqual([]);
    expect(failed).toMatchObject({
      kind: SpanKind.CLIENT,
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': 'TIMEOUT' },
    });
    expect(arrived).toMatchObject({
      status: { code: SpanStatusCode.UNSET },
      attributes: { 'http.response.status_code': 204, 'payprep.delivery.attempt': 2, 'payprep.event.id': sent[1]?.['webhook-id'] },
    });
    const request = named('POST /session/api/recipients')[0];
    for (const [at, span] of [failed, arrived].entries()) {
      expect(span?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
      expect(sent[at]?.traceparent).toBe(`00-${TRACE}-${span?.spanContext().spanId}-01`);
      // to settle it
      expect(below(span).map(({ name }) => name)).toEqual(['TRANSACTION payprep']);
    }

    const told = JSON.stringify(spans().map(({ name, attributes, events, status, links }) => [name, attributes, events, status, links]));
    // the id of an event is random, and may hold these three letters
    expect(told.replaceAll(sent[0]?.['webhook-id'] ?? '', '')).not.toContain('ada');
    for (const value of ['Erika', 'DE89', 'secret-path', 'shop.example', 'hooks.example', '192.0.2.7', added.body.id, token])
      expect(told, value).not.toContain(value);
  });
});
