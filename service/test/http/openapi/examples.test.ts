/** The handler answers the requests of `openapi.json` as the document says; and what the document does not say is noticed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_ENDPOINTS } from '../../../http/engine/endpoints.js';
import { createHandler } from '../../../http/handler.js';
import openapi from '../../../http/openapi.json' with { type: 'json' };
import type { Example } from '../../../scripts/openapi/operation.js';
import { OPERATIONS } from '../../../scripts/openapi/operations.js';
import { memoryStore } from '../../../storage/memory.js';
import { authenticate, type Call, call, engine, type Handler, ORIGIN } from '../calls.js';
import { expectDescribed } from '../described.js';

const NOW = new Date('2026-11-20T09:30:00.000Z');

let handler: Handler;
beforeAll(() => {
  handler = createHandler({ engine, store: memoryStore(), authenticate, clock: () => NOW, publicUrl: ORIGIN });
});

const ask = (line: string, body?: unknown, more: Call = {}) => call(handler, line, { body, ...more });

function examplesOf(id: string): readonly (readonly [name: string, example: Example])[] {
  return Object.entries(OPERATIONS.find((operation) => operation.id === id)?.examples ?? {});
}

function onlyExample(id: string): { readonly request: object; readonly answer: object } {
  const [[, example] = []] = examplesOf(id);
  if (example === undefined) throw new Error(`${id} has no example`);
  return example as { readonly request: object; readonly answer: object };
}

/** The answer as long as that of the example: those of the catalogues show their first items alone. */
const shortened = (body: { readonly items?: readonly unknown[] }, { items }: { readonly items?: readonly unknown[] }): unknown =>
  items === undefined || body.items === undefined ? body : { items: body.items.slice(0, items.length) };

/** What is asked by parameters alone. */
const LINES: Readonly<Record<string, string>> = {
  listRequirements: 'GET /engine/requirements?country=DE&currency=EUR&settlementSystem=SCT',
  searchBanks: 'GET /engine/banks?country=NG&q=gtbank',
  getBank: 'GET /engine/banks/DE/37040044',
  describeReturn: 'GET /engine/returns/AC04?list=ISO20022',
};

describe.each(OPERATIONS.filter(({ tag }) => tag === 'Engine').map(({ id, line }) => [id, line] as const))('%s', (id, line) => {
  test.each(examplesOf(id))('answers the example %s', async (_, { request, answer }) => {
    const { body } = await ask(LINES[id] ?? line, request);
    expect(shortened(body, answer as object)).toEqual(answer);
  });
});

describe.each(OPERATIONS.filter(({ tag }) => tag === 'Payments').map(({ id, line }) => [id, line] as const))('%s', (id, line) => {
  test.each(examplesOf(id))('answers the example %s', async (_, { request, answer }) => {
    expect((await ask(line, request)).body).toEqual(answer);
  });
});

const RANDOM = { id: expect.any(String) };

test('a session is opened, and a recipient that is added in it is shown', async () => {
  const { request, answer } = onlyExample('createSession');
  const headers = { 'idempotency-key': 'a key' };
  const { body } = await ask('POST /beneficiaries/organizations/sessions', request, { headers });
  expect(body).toEqual({ ...RANDOM, url: expect.stringMatching(/^https:\/\/pay\.example\.com\/session#[\w-]{43}$/) });
  expect(answer).toEqual({ ...RANDOM, url: expect.stringMatching(/^https:\/\/pay\.example\.com\/session#[\w-]+$/) });
  const [, token = ''] = body.url.split('#');
  const { answer: shown } = onlyExample('getRecipient') as { readonly answer: Readonly<Record<string, unknown>> };
  const { id: _, isDefault, ...details } = shown;
  const added = await ask('POST /session/api/recipients', details, { token });
  const found = await ask(`GET /beneficiaries/organizations/recipients/${added.body.id}`);
  expect(found.body).toEqual({ ...shown, ...RANDOM });
  expect((await ask('GET /beneficiaries/organizations/recipients?externalUserId=user-1')).body).toEqual({ items: [found.body] });
});

test('each recipient of the example of a list can be added', async () => {
  const { items } = onlyExample('listRecipients').answer as { readonly items: readonly Readonly<Record<string, unknown>>[] };
  const session = { externalUserId: 'list', returnUrl: 'https://www.example.com/' };
  const { body } = await ask('POST /beneficiaries/organizations/sessions', session, { headers: { 'idempotency-key': 'list' } });
  const [, token = ''] = body.url.split('#');
  for (const { id: _, isDefault, ...details } of items)
    expect((await ask('POST /session/api/recipients', details, { token })).body).toEqual({ ...RANDOM, isDefault, ...details });
});

test('a subscription is created, listed and changed', async () => {
  const created = onlyExample('createSubscription');
  const MADE = { ...RANDOM, secret: expect.any(String) };
  const { body } = await ask('POST /webhooks/subscriptions', created.request);
  expect(body).toEqual({ ...created.answer, ...MADE });
  const { items } = onlyExample('listSubscriptions').answer as { readonly items: readonly object[] };
  expect((await ask('GET /webhooks/subscriptions')).body).toEqual({ items: items.map((item) => ({ ...item, ...MADE })) });
  const changed = onlyExample('updateSubscription');
  expect((await ask(`PATCH /webhooks/subscriptions/${body.id}`, changed.request)).body).toEqual({ ...changed.answer, ...MADE });
});

const lineWithoutNames = (line: string): string => line.replaceAll(/[{:][^/}]+\}?/g, '*');

test('the document has the contract’s ten operations and those beside it, each with a scope, an example of its request and one of its answer', () => {
  const beside = ['Webhook management', 'Engine'];
  expect(OPERATIONS.filter(({ tag }) => !beside.includes(tag))).toHaveLength(14);
  expect(OPERATIONS.filter(({ tag }) => tag === 'Webhook management')).toHaveLength(6);
  const declared = ENGINE_ENDPOINTS.map(({ method, path }) => lineWithoutNames(`${method} /engine${path}`));
  expect(OPERATIONS.filter(({ tag }) => tag === 'Engine').map(({ line }) => lineWithoutNames(line))).toEqual(declared);
  for (const { id, body, scope, line, status } of OPERATIONS) {
    const examples = examplesOf(id).map(([, example]) => example);
    if (status !== 204) expect(examples.length, line).toBeGreaterThan(0);
    for (const { request, answer } of examples)
      expect([request === undefined, answer === undefined], line).toEqual([body === undefined, false]);
    expect(Object.keys(openapi.components.securitySchemes.accessToken.flows.clientCredentials.scopes)).toContain(scope);
  }
});

test('no member of the document may be null', () => expect(JSON.stringify(openapi)).not.toMatch(/"null"|nullable/));

describe('what is not described is noticed', () => {
  const HEADERS = {
    'x-request-id': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json',
  };
  const OK = { status: 'OK', alerts: [] };
  const check = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) => {
    const text = JSON.stringify(body);
    return () =>
      expectDescribed('POST', '/payments/validations', new Response(text, { status, headers: { ...HEADERS, ...headers } }), text);
  };

  test('an answer as described passes', () => expect(check(OK)).not.toThrow());

  test.each([
    ['a status', check(OK, 202)],
    ['a header', check(OK, 200, { 'x-powered-by': 'payprep' })],
    ['a header of another answer', check(OK, 200, { 'retry-after': '5' })],
    ['another value of a header', check(OK, 200, { 'cache-control': 'public' })],
    ['a type', check(OK, 200, { 'content-type': 'text/html' })],
    ['a member', check({ ...OK, warnings: [] })],
    ['a member of a member', check({ status: 'ALERT', alerts: [{ code: 'CREDITOR_NAME_MISSING', text: '' }] })],
    ['a code', check({ status: 'ALERT', alerts: [{ code: 'CREDITOR_UNLUCKY' }] })],
    ['null for a member', check({ status: 'OK', alerts: null })],
  ])('%s', (_, answer) => expect(answer).toThrow());

  test('a header that is missing', () => {
    const answer = new Response('{}', { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
    expect(() => expectDescribed('POST', '/payments/validations', answer, JSON.stringify(OK))).toThrow(/headers/);
  });

  test('the code of a problem of another operation', () => {
    const problem = openapi.components.examples.IDEMPOTENCY_KEY_HEADER_MISSING.value;
    const answer = check(problem, 400, { 'content-type': 'application/problem+json' });
    expect(answer).toThrow(/IDEMPOTENCY/);
  });
});
