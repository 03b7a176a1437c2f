/** What holds for every path: who is let in, what every answer carries, and what is told of it. */
import { createEngine, validate } from 'payprep';
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { StorageError } from '../../storage/errors.js';
import { newSpan } from '../../tracing/trace-context.js';
import type { Span } from '../../tracing/tracer.js';
import { authenticate, call, engine, ORIGIN, brokenStore as store } from './calls.js';

const told: Answered[] = [];
const observe = (answered: Answered) => told.push(answered);
const handler = createHandler({ engine, store, authenticate, observe });

const ENDPOINTS = [
  ['POST', '/payments/validations'],
  ['POST', '/payments/bulk-validations'],
  ['POST', '/payments/enrichments'],
  ['POST', '/payments/bulk-enrichments'],
  ['POST', '/beneficiaries/organizations/sessions'],
  ['GET', '/beneficiaries/organizations/recipients/00000000-0000-4000-8000-000000000000'],
  ['GET', '/beneficiaries/organizations/recipients'],
  ['POST', '/webhooks/subscriptions'],
  ['GET', '/webhooks/subscriptions'],
  ['PATCH', '/webhooks/subscriptions/00000000-0000-4000-8000-000000000000'],
] as const;

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  const body = method === 'GET' ? undefined : {};

  test('refuses a call without credentials', async () => {
    const { status, headers, body: problem } = await call(handler, `${method} ${path}`, { body, token: null });
    expect([status, problem.code, headers.get('www-authenticate')]).toEqual([401, 'AUTH_CREDENTIALS_MISSING', 'Bearer']);
  });

  test('refuses malformed credentials', async () => {
    for (const authorization of ['Bearer', 'Bearer a b', 'bearer acme, Bearer acme']) {
      const {
        status,
        headers,
        body: problem,
      } = await call(handler, `${method} ${path}`, { body, token: null, headers: { authorization } });
      expect([status, problem.code, headers.get('www-authenticate')]).toEqual([
        400,
        'AUTH_REQUEST_INVALID',
        'Bearer error="invalid_request"',
      ]);
    }
  });

  test('a token in the query is none', async () => {
    const { status } = await call(handler, `${method} ${path}?access_token=acme`, { body, token: null });
    expect([400, 401]).toContain(status);
  });

  test('a token that nobody knows', async () => {
    const { status, headers, body: problem } = await call(handler, `${method} ${path}`, { body, token: 'nobody' });
    expect([status, problem.code, headers.get('www-authenticate')]).toEqual([401, 'AUTH_TOKEN_INVALID', 'Bearer error="invalid_token"']);
  });

  test('a token for something else', async () => {
    const { status, headers, body: problem } = await call(handler, `${method} ${path}`, { body, token: 'acme.nothing' });
    const scope = path.split('/')[1];
    expect([status, problem.code]).toEqual([403, 'AUTH_SCOPE_INSUFFICIENT']);
    expect(headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
  });

  test('refuses other methods and names its own', async () => {
    const { status, headers, body: problem } = await call(handler, `PUT ${path}`);
    expect([status, problem.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    const allowed = headers.get('allow')?.split(', ') ?? [];
    expect(allowed).toContain(method);
    expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'));
  });
});

test('elsewhere there is nothing', async () => {
  for (const path of ['/', '/payments', '/payments/validations/', '/Payments/validations', '/payments/%00', '/payments/%E0%A4%A'])
    expect((await call(handler, `POST ${path}`, { body: {} })).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
});

test('a problem has the members of RFC 9457, and code and message', async () => {
  const { body } = await call(handler, 'POST /payments/validations', { body: '{' });
  expect(body).toEqual({
    type: 'urn:payprep:problem:JSON_PAYLOAD_MALFORMED',
    title: 'The body is not valid JSON.',
    status: 400,
    detail: 'The body is not valid JSON.',
    code: 'JSON_PAYLOAD_MALFORMED',
    message: 'The body is not valid JSON.',
  });
});

test('no answer may be kept', async () => {
  for (const line of ['POST /payments/validations', 'GET /nowhere', 'GET /openapi.json'])
    expect((await call(handler, line, line.startsWith('POST') ? { body: {} } : {})).headers.get('cache-control')).toBe('no-store');
});

test('the id of a request is the caller’s, where it may stand in a log, or a new one', async () => {
  const idOf = async (id?: string) =>
    (await call(handler, 'GET /nowhere', { headers: id === undefined ? {} : { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idOf('order-5:retry.1')).toBe('order-5:retry.1');
  for (const id of [undefined, '', 'a b', 'x'.repeat(129), '{"level":"error"}', 'é'])
    expect(await idOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a fault of ours tells its id and nothing else', async () => {
  const { status, text, headers, body } = await call(handler, 'GET /beneficiaries/organizations/recipients?externalUserId=ada');
  expect([status, body.code]).toEqual([500, 'UNEXPECTED_ERROR']);
  expect(text).not.toContain('DE89');
  const last = told.at(-1);
  expect(last?.requestId).toBe(headers.get('x-request-id'));
  expect(String(last?.error)).toContain('refused');
});

test('an answer is not lost where whoever watches fails', async () => {
  const failing = (): never => {
    throw new Error('a watcher of the installation');
  };
  const span = (): Span => ({ context: newSpan(undefined), run: (work) => work(), end: failing });
  for (const tracer of [
    { start: failing, startBelow: failing },
    { start: span, startBelow: span },
  ]) {
    const own = createHandler({ engine, store, authenticate, observe: failing, tracer });
    const { status, headers } = await call(own, 'GET /nowhere');
    expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  }
});

test.each([['a text'], [undefined], [{ code: 'E' }], [new StorageError('REFUSED', 'a text')]])(
  'whatever is thrown, %j, is a fault of ours, and answered as one',
  async (thrown) => {
    const broken = { ...store, transaction: () => Promise.reject(thrown) };
    const own = createHandler({ engine, store: broken, authenticate, observe });
    const { status, text, body, headers } = await call(own, 'GET /webhooks/subscriptions');
    expect([status, body.code, headers.get('x-request-id')]).toEqual([500, 'UNEXPECTED_ERROR', told.at(-1)?.requestId]);
    expect(text).not.toContain('a text');
    expect(told.at(-1)).toMatchObject({ status: 500, route: '/webhooks/subscriptions', error: thrown });
  },
);

test('where the store is away, one is told when to ask again', async () => {
  const away = () => Promise.reject(new StorageError('UNAVAILABLE', 'The database does not answer: ECONNREFUSED.'));
  const { status, text, headers, body } = await call(
    createHandler({ engine, store: { ...store, transaction: away }, authenticate, observe }),
    'GET /beneficiaries/organizations/recipients?externalUserId=ada',
  );
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
  expect(text).not.toContain('ECONN');
  expect(told.at(-1)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', error: { code: 'UNAVAILABLE' } });
});

test('what is told of an answer holds nothing that was sent', async () => {
  const body = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } }, creditor: { name: 'Ada Example' } };
  await call(handler, 'POST /payments/validations?externalUserId=ada', { body, token: 'acme.payments' });
  const { milliseconds, ...last } = told.at(-1) as Answered;
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  expect(last).toEqual({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    limit: undefined,
    requestId: expect.any(String),
    method: 'POST',
    status: 200,
    route: '/payments/validations',
    organization: 'acme',
    code: undefined,
    error: undefined,
  });
  await call(handler, 'GET /beneficiaries/organizations/recipients/DE89370400440532013000');
  expect(JSON.stringify(told.at(-1))).not.toContain('DE89');
});

test('rules are read on the day of the request', async () => {
  let now = new Date('2026-11-15T23:59:59Z');
  const days: string[] = [];
  const daily = createHandler({
    engine: (on) => {
      days.push(on);
      return createEngine({ on });
    },
    store,
    authenticate,
    clock: () => now,
  });
  const ask = () => call(daily, 'POST /payments/validations', { body: { country: 'DE' } });
  await ask();
  await ask();
  now = new Date('2026-11-16T00:00:00Z');
  expect((await ask()).body).toEqual(validate({ country: 'DE' }, createEngine({ on: '2026-11-16' })));
  expect(days).toEqual(['2026-11-15', '2026-11-16']);
});

test('the address of the service does not matter', async () => {
  const headers = { authorization: 'Bearer acme', 'content-type': 'application/json' };
  const response = await handler(
    new Request(`${ORIGIN.replace('https', 'http')}:8080/payments/validations`, { method: 'POST', headers, body: '{}' }),
  );
  expect(response.status).toBe(200);
});

test.each([
  ['GET', '/openapi.json', 200],
  ['GET', '/nowhere', 404],
  ['PUT', '/payments/validations', 405],
  ['POST', '/payments/validations', 401],
])('no browser guesses what the answer to %s %s is', async (method, path, status) => {
  const response = await handler(new Request(`${ORIGIN}${path}`, { method }));
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([status, 'nosniff']);
});
