/** The trace of a request: read, told, and passed on to whom the service asks and with the events that come of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { introspectionVerifier } from '../../http/authentication/introspection.js';
import { jwtVerifier } from '../../http/authentication/jwt.js';
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { memoryStore } from '../../storage/memory.js';
import { newSpan, readTraceContext } from '../../tracing/trace-context.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import { authenticate, call, engine, ORIGIN } from './calls.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CALLER}-01`;

let told: Answered[] = [];
beforeEach(() => {
  told = [];
});

const clock = () => new Date();
const options = { engine, authenticate, publicUrl: ORIGIN, observe: (answered: Answered) => told.push(answered) };

describe('a request', () => {
  const handler = createHandler({ ...options, store: memoryStore() });
  const ask = (headers: Readonly<Record<string, string>>) => call(handler, 'GET /webhooks/subscriptions', { headers });

  test('stays in the trace of its caller, as a span of its own', async () => {
    await ask({ traceparent });
    expect(told).toEqual([expect.objectContaining({ traceId: TRACE, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) })]);
    expect(told[0]?.spanId).not.toBe(CALLER);
  });

  test('begins a trace where the caller has none, or a wrong one', async () => {
    for (const headers of [{}, { traceparent: traceparent.toUpperCase() }, { traceparent: 'nonsense' }]) await ask(headers);
    const ids = told.map(({ traceId }) => traceId);
    expect(new Set([...ids, TRACE]).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('whom the service asks about a token', () => {
  const asked: Headers[] = [];
  const fetch = async (_: string, init: RequestInit): Promise<Response> => {
    asked.push(new Headers(init.headers));
    return Response.json({ active: true, organization: 'acme', scope: 'webhooks', keys: [] });
  };

  test.each([
    [
      'introspection',
      introspectionVerifier({ endpoint: 'https://auth.example.com/introspect', clientId: 'a', clientSecret: 'b', clock, fetch }),
      'opaque',
    ],
    [
      'keys',
      jwtVerifier({ issuer: 'https://auth.example.com', audience: ORIGIN, jwksUri: 'https://auth.example.com/jwks', clock, fetch }),
      `${btoa('{"alg":"ES256","typ":"at+jwt","kid":"1"}').replace(/=/g, '')}.e30.c2ln`,
    ],
  ])('hears of the trace: %s', async (_, verify, token) => {
    asked.length = 0;
    const handler = createHandler({ ...options, authenticate: verify, store: memoryStore() });
    await call(handler, 'GET /webhooks/subscriptions', { token, headers: { traceparent, tracestate: 'vendor=1' } });
    expect(asked[0]?.get('traceparent')).toBe(`00-${TRACE}-${told[0]?.spanId}-01`);
    expect(asked[0]?.get('tracestate')).toBe('vendor=1');
  });

  test('hears of none where the token is checked for no request', async () => {
    asked.length = 0;
    await introspectionVerifier({ endpoint: 'https://auth.example.com/i', clientId: 'a', clientSecret: 'b', clock, fetch })('opaque');
    expect(asked[0]?.has('traceparent')).toBe(false);
  });
});

describe('an event', () => {
  const RECIPIENT = {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Erika Beispiel' },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  };

  test('is delivered in the trace of the request that it came of', async () => {
    const store = memoryStore();
    const handler = createHandler({ ...options, store });
    await call(handler, 'POST /webhooks/subscriptions', {
      body: { title: 'Recipients', url: 'https://hooks.example.com/', events: ['RECIPIENT_CREATED'] },
    });
    const { body } = await call(handler, 'POST /beneficiaries/organizations/sessions', {
      body: { externalUserId: 'ada', returnUrl: 'https://shop.example.com/' },
      headers: { 'idempotency-key': 'one' },
    });
    const token = new URL(body.url).hash.slice(1);
    const headers = { traceparent, tracestate: 'vendor=1' };
    const { status } = await call(handler, 'POST /session/api/recipients', { token, body: RECIPIENT, headers });
    expect(status).toBe(201);
    const request = told.at(-1);

    const sent: Readonly<Record<string, string>>[] = [];
    const reports: unknown[] = [];
    const post = async (delivery: { readonly headers: Readonly<Record<string, string>> }) => {
      sent.push(delivery.headers);
      return { status: 204, retryAfter: undefined };
    };
    await createDeliverer({ store, post, clock, random: Math.random, onAttempt: (report) => reports.push(report) }).deliverDue();
    const delivered = readTraceContext(sent[0]?.traceparent);
    expect(delivered).toMatchObject({ traceId: TRACE, isSampled: true });
    expect([CALLER, request?.spanId]).not.toContain(delivered?.spanId);
    expect(reports).toEqual([expect.objectContaining({ traceId: TRACE, spanId: delivered?.spanId })]);
    // that is for the systems of the caller
    expect(sent[0]).not.toHaveProperty('tracestate');
  });

  test('of before there were traces begins one with each attempt', async () => {
    const store = memoryStore();
    await store.transaction(async ({ subscriptions, events }) => {
      const organization = 'acme';
      const id = '00000000-0000-4000-8000-000000000001';
      await subscriptions.add({
        ...{ id, organization, created: clock(), title: '', url: 'https://hooks.example.com/', enabled: true },
        ...{
          events: ['RECIPIENT_CREATED'],
          secrets: [{ value: btoa('x'.repeat(32)), expires: undefined }],
          failingSince: undefined,
          disabled: undefined,
        },
      });
      await events.add({ id, organization, created: clock(), eventType: 'RECIPIENT_CREATED', object: { id, externalUserId: 'ada' } });
    });
    const reports: { readonly traceId: string; readonly spanId: string }[] = [];
    const post = async () => ({ status: 204, retryAfter: undefined });
    await createDeliverer({ store, post, clock, random: Math.random, onAttempt: (report) => reports.push(report) }).deliverDue();
    expect(reports).toEqual([expect.objectContaining({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })]);
    expect(Object.keys(newSpan())).toEqual(['traceId', 'spanId', 'isSampled']);
  });
});
