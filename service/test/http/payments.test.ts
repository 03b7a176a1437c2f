/** Payment preparation over HTTP: endpoints 1 to 4. */
import { fc, test as property } from '@fast-check/vitest';
import { enrich, validate } from 'payprep';
import { describe, expect, test } from 'vitest';
import examples from '../../../test/fixtures/service-examples.json' with { type: 'json' };
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { authenticate, call, engine, brokenStore as store } from './calls.js';

const handler = createHandler({ engine, store, authenticate });

const SINGLE = ['/payments/validations', '/payments/enrichments'];
const BULK = ['/payments/bulk-validations', '/payments/bulk-enrichments'];

test.each(examples.validations)('validate: $why', async ({ request, response }) => {
  const { status, body } = await call(handler, 'POST /payments/validations', { body: request });
  expect([status, body]).toEqual([200, response]);
});

test.each(examples.enrichments)('enrich: $why', async ({ request }) => {
  for (const body of Array.isArray(request) ? request : [request]) {
    const answer = await call(handler, 'POST /payments/enrichments', { body });
    expect([answer.status, answer.body]).toEqual([200, enrich(body, engine)]);
  }
});

const sometimes = fc.option(fc.oneof(fc.string(), fc.constantFrom('DE', 'gb', 'EUR', 'IBAN', 'DE89370400440532013000')), {
  nil: undefined,
});
const instructions = fc.record({
  country: sometimes,
  currency: sometimes,
  creditorAccount: fc.option(fc.record({ id: fc.record({ value: sometimes, type: sometimes }) }), { nil: undefined }),
  creditor: fc.option(fc.record({ name: sometimes, taxId: sometimes }), { nil: undefined }),
  unknown: fc.jsonValue(),
});

property.prop([fc.array(instructions, { maxLength: 20 })])('item i of a bulk answer is the single answer, byte for byte', async (items) => {
  for (const [at, bulk] of BULK.entries()) {
    const { status, text } = await call(handler, `POST ${bulk}`, { body: { items } });
    const singles = await Promise.all(items.map((body) => call(handler, `POST ${SINGLE[at]}`, { body })));
    expect(status).toBe(200);
    expect(text).toBe(`{"items":[${singles.map((single) => single.text).join(',')}]}`);
  }
});

test.each(BULK)('%s: none, twenty, and not one more', async (path) => {
  const items = (count: number) => ({ items: Array.from({ length: count }, () => ({ country: 'DE' })) });
  expect((await call(handler, `POST ${path}`, { body: items(0) })).text).toBe('{"items":[]}');
  expect((await call(handler, `POST ${path}`, { body: items(20) })).body.items).toHaveLength(20);
  const { status, body } = await call(handler, `POST ${path}`, { body: items(21) });
  expect(status).toBe(400);
  const detail = 'The value must have at most 20 items.';
  expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ pointer: '/items', detail }] });
  for (const said of [body.detail, body.message]) expect(said).toBe(`/items: ${detail}`);
});

test.each(BULK)('%s: an item that is no instruction is no fault of its neighbours', async (path) => {
  const good = { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };
  const single = (await call(handler, `POST ${path.replace('bulk-', '')}`, { body: good })).body;
  const wrong = [5, null, 'x', true, [], [[]], { country: 5 }, { creditor: [] }, { creditor: { documents: [{ value: 2 }] } }];
  for (const item of wrong) {
    const { status, body } = await call(handler, `POST ${path}`, { body: { items: [good, item, good] } });
    expect([status, body.items.length, body.items[0], body.items[2]]).toEqual([200, 3, single, single]);
    if (path.endsWith('validations')) expect([body.items[1].status, body.items[1].alerts.length]).toEqual(['ALERT', 1]);
    else expect(body.items[1]).toEqual({ enrichments: {} });
  }
});

test('what is merely wrong is an answer; unknown members that are nobody’s change nothing', async () => {
  const { status, body } = await call(handler, 'POST /payments/validations', { body: { country: 'gb', more: { of: ['it'] } } });
  expect([status, body]).toEqual([200, validate({ country: 'gb' }, engine)]);
  expect(body.status).toBe('ALERT');
});

test.each([
  ['of the instruction', { contry: 'DE', currency: 'EUR' }],
  [
    'inside of it',
    { country: 'DE', creditor: { nam: 'Ada Example' }, creditorAccount: { id: { valu: 'DE89370400440532013000', type: 'IBAN' } } },
  ],
  ['that a script could fall over', JSON.parse('{"country":"DE","__proto__":{"currency":"USD"},"constructor":{}}')],
])('a member %s with a slip in its name is seen, alone and in a bulk, as the library sees it', async (_, body) => {
  const alone = await call(handler, 'POST /payments/validations', { body });
  const several = await call(handler, 'POST /payments/bulk-validations', { body: { items: [body] } });
  expect([alone.status, alone.body]).toEqual([200, validate(body, engine)]);
  expect(several.body.items).toEqual([alone.body]);
});

test('a slip in the name of a member is an alert', async () => {
  const { body } = await call(handler, 'POST /payments/validations', { body: { contry: 'DE', currency: 'EUR' } });
  expect(body.alerts).toContainEqual({ code: 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN' });
});

test('what is null is absent', async () => {
  const { status, body } = await call(handler, 'POST /payments/validations', { body: { country: null, creditor: { name: null } } });
  expect([status, body]).toEqual([200, validate({}, engine)]);
});

describe('a body that is none', () => {
  test.each([
    ['no JSON', '{', 'JSON_PAYLOAD_MALFORMED', undefined],
    ['nothing', '', 'JSON_PAYLOAD_MALFORMED', undefined],
    ['a list', '[]', 'JSON_PAYLOAD_INVALID_TYPE', ''],
    ['null', 'null', 'JSON_PAYLOAD_INVALID_TYPE', ''],
    ['a number for a country', '{"country":5}', 'JSON_PAYLOAD_INVALID_TYPE', '/country'],
    ['a text for an account', '{"creditorAccount":"DE"}', 'JSON_PAYLOAD_INVALID_TYPE', '/creditorAccount'],
    ['deep inside', '{"creditor":{"documents":[{"value":"1"},{"value":2}]}}', 'JSON_PAYLOAD_INVALID_TYPE', '/creditor/documents/1/value'],
  ])('%s', async (_, body, code, pointer) => {
    const answer = await call(handler, 'POST /payments/validations', { body });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body.code).toBe(code);
    expect(answer.body.errors?.[0]?.pointer).toBe(pointer);
  });

  test('items are missing, or no list', async () => {
    const missing = await call(handler, 'POST /payments/bulk-validations', { body: {} });
    expect([missing.status, missing.body.code]).toEqual([400, 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD']);
    const text = await call(handler, 'POST /payments/bulk-validations', { body: { items: 'all' } });
    expect([text.status, text.body.errors]).toEqual([
      400,
      [{ pointer: '/items', code: 'JSON_PAYLOAD_INVALID_TYPE', detail: 'Expected an array.' }],
    ]);
  });

  test('of another type, or of none', async () => {
    for (const type of ['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded']) {
      const { status } = await call(handler, 'POST /payments/validations', { body: '{}', headers: { 'content-type': type } });
      expect(status).toBe(415);
    }
    for (const charset of ['utf-8', 'UTF8', '"utf-8"', 'us-ascii']) {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect((await call(handler, 'POST /payments/validations', { body: '{}', headers })).status).toBe(200);
    }
  });

  test('of another charset: it is not read as what it is not', async () => {
    for (const charset of ['utf-16', 'utf-16le', 'iso-8859-1', '"UTF-16"', 'nonsense']) {
      const headers = { 'content-type': `application/json;charset=${charset}` };
      const { status, body } = await call(handler, 'POST /payments/validations', { body: '{}', headers });
      expect([charset, status, body.code, body.detail]).toEqual([charset, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body in UTF-8.']);
    }
  });

  test('too long, announced or not', async () => {
    const body = JSON.stringify({ creditor: { name: 'x'.repeat(70_000) } });
    const lines = [{}, { 'content-length': String(body.length) }];
    for (const headers of lines) {
      const answer = await call(handler, 'POST /payments/validations', { body, headers });
      expect([answer.status, answer.body.code]).toEqual([413, 'JSON_PAYLOAD_TOO_LARGE']);
    }
  });

  test('too long, where its announced length lies or is none', async () => {
    const body = `{}${' '.repeat(70_000)}`;
    for (const length of ['2', '0', '-1', 'many', '']) {
      const answer = await call(handler, 'POST /payments/validations', { body, headers: { 'content-length': length } });
      expect([length, answer.status, answer.body.code]).toEqual([length, 413, 'JSON_PAYLOAD_TOO_LARGE']);
    }
    expect((await call(handler, 'POST /payments/validations', { body: '{}', headers: { 'content-length': '1' } })).status).toBe(200);
  });

  test.each([{}, { 'content-length': '100' }])('that breaks off is no fault of ours: %j', async (length) => {
    const told: Answered[] = [];
    const watched = createHandler({ engine, store, authenticate, observe: (answered) => told.push(answered) });
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('ECONNRESET')),
    });
    const headers = { authorization: 'Bearer acme', 'content-type': 'application/json', ...length };
    // a stream is sent half-duplex, which the types do not know
    const sent = { method: 'POST', headers, body, duplex: 'half' };
    const response = await watched(new Request('https://pay.example.com/payments/validations', sent));
    expect([response.status, (await response.json()).code]).toEqual([400, 'JSON_PAYLOAD_MALFORMED']);
    expect(told).toMatchObject([{ status: 400, error: undefined }]);
  });

  test('is refused where it is not UTF-8', async () => {
    const headers = { authorization: 'Bearer acme', 'content-type': 'application/json' };
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const response = await handler(new Request('https://pay.example.com/payments/validations', { method: 'POST', headers, body }));
    expect(response.status).toBe(400);
  });

  test('deep, and with the names of prototypes', async () => {
    const deep = `{"creditor":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await call(handler, 'POST /payments/validations', { body: deep })).status).toBe(400);
    const body = '{"__proto__":{"country":"ZZ"},"constructor":{"prototype":{"country":"ZZ"}}}';
    expect((await call(handler, 'POST /payments/validations', { body })).body).toEqual(validate({}, engine));
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('whatever it is, it is answered, and nothing of it is repeated', async (body) => {
    const answer = await call(handler, 'POST /payments/validations', { body });
    expect([200, 400]).toContain(answer.status);
    const secret = await call(handler, 'POST /payments/validations', {
      body: { country: { DE89370400440532013000: 1 }, currency: 7777777 },
    });
    expect(secret.text).not.toMatch(/DE8937|7777777/);
  });
});
