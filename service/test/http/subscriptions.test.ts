/** Webhook subscriptions over HTTP: endpoints 8 to 10. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { WEBHOOK_EVENT_TYPES } from '../../storage/event-type.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, type Call, call, engine, type Handler } from './calls.js';

const PATH = '/webhooks/subscriptions';
const NEW = { title: 'Ours', url: 'https://hooks.example.com/payprep', events: ['RECIPIENT_CREATED', 'RECIPIENT_DELETED'] };

let now: number;
let handler: Handler;

beforeEach(() => {
  now = Date.parse('2026-11-20T12:00:00Z');
  handler = createHandler({ engine, store: memoryStore(), authenticate, clock: () => new Date(now), limits: { subscriptions: 3 } });
});

const ask = (line: string, body?: unknown, more: Call = {}) => call(handler, line, { body, ...more });
const create = async (body: object = NEW) => ask(`POST ${PATH}`, body);

test('a subscription is made, listed and changed', async () => {
  const made = await create();
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    id: expect.any(String),
    createdDate: '2026-11-20T12:00:00.000Z',
    enabled: true,
    ...NEW,
    secret: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
  });
  now += 1000;
  const second = await create({ ...NEW, enabled: false, events: [] });
  expect((await ask(`GET ${PATH}`)).body).toEqual({ items: [made.body, second.body] });
  const changed = await ask(`PATCH ${PATH}/${made.body.id}`, { enabled: false, title: 'Theirs' });
  expect([changed.status, changed.body]).toEqual([200, { ...made.body, enabled: false, title: 'Theirs' }]);
  expect((await ask(`GET ${PATH}`)).body.items[0]).toEqual(changed.body);
});

test('one that is deleted is in the trail, and gives its place to another', async () => {
  const store = memoryStore();
  handler = createHandler({ engine, store, authenticate, limits: { subscriptions: 1 } });
  const { body } = await create();
  expect((await create()).body.detail).toContain('Delete one');
  expect((await ask(`GET ${PATH}/${body.id}`)).body).toEqual(body);
  expect((await ask(`DELETE ${PATH}/${body.id}`)).status).toBe(204);
  expect((await create()).status).toBe(201);
  const actions = (await store.transaction((tx) => tx.audit.list('acme', { objectId: body.id, limit: 9 }))).map(({ action }) => action);
  expect(actions).toEqual(['SUBSCRIPTION_CREATED', 'SUBSCRIPTION_UPDATED', 'SUBSCRIPTION_DELETED']);
});

test('id, date and secret never change', async () => {
  const { body } = await create();
  const attack = { id: '00000000-0000-4000-8000-000000000000', createdDate: '2000-01-01T00:00:00Z', secret: 'mine', title: 'x' };
  expect((await ask(`PATCH ${PATH}/${body.id}`, attack)).body).toEqual({ ...body, title: 'x' });
});

describe('what is no subscription', () => {
  test.each([
    ['no title', { title: undefined }, '/title', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    ['no URL', { url: undefined }, '/url', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    ['no events', { events: undefined }, '/events', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    ['events that are none', { events: ['RECIPIENT_CREATED', 'ALL'] }, '/events/1', 'JSON_PAYLOAD_INVALID_ENUM_VALUE'],
    ['a number among events', { events: ['RECIPIENT_CREATED', 5] }, '/events/1', 'JSON_PAYLOAD_INVALID_TYPE'],
    ['null among events', { events: [null] }, '/events/0', 'JSON_PAYLOAD_INVALID_TYPE'],
    ['a number for a title', { title: 5 }, '/title', 'JSON_PAYLOAD_INVALID_TYPE'],
    ['a text for enabled', { enabled: 'yes' }, '/enabled', 'JSON_PAYLOAD_INVALID_TYPE'],
    ['plain http', { url: 'http://hooks.example.com/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['an address', { url: 'https://192.0.2.7/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['a decimal address', { url: 'https://2130706433/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['a hexadecimal address', { url: 'https://0x7f.1/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['an address of IPv6', { url: 'https://[::1]/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['this machine', { url: 'https://localhost/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['credentials', { url: 'https://a:b@hooks.example.com/' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['a fragment', { url: 'https://hooks.example.com/#a' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
    ['another scheme', { url: 'file:///etc/passwd' }, '/url', 'WEBHOOK_ENDPOINT_URL_INVALID'],
  ])('%s', async (_, wrong, pointer, code) => {
    const answer = await create({ ...NEW, ...wrong });
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.errors[0]).toEqual({ pointer, code, detail: expect.any(String) });
    expect((await ask(`GET ${PATH}`)).body).toEqual({ items: [] });
  });

  test.each(['payment.succeeded', 'recipient_created', 'BENEFICIARY_CREATED', 'WEBHOOK_TEST', '*'])(
    'the event of another provider, %s: 400, and which there are',
    async (name) => {
      const { status, body } = await create({ ...NEW, events: [name] });
      expect([status, body.errors.length]).toEqual([400, 1]);
      for (const event of WEBHOOK_EVENT_TYPES) expect(body.errors[0].detail).toContain(event);
    },
  );

  test.each(['title', 'url', 'events', 'enabled'])('null is no %s', async (member) => {
    const { body } = await create();
    const answer = await ask(`PATCH ${PATH}/${body.id}`, { [member]: null });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([400, `/${member}`]);
    expect((await ask(`GET ${PATH}`)).body.items).toEqual([body]);
  });
});

test('there are as many as the limit says, in each organization', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED');
  expect((await ask(`POST ${PATH}`, NEW, { token: 'other' })).status).toBe(201);
});

test('those of another organization are as unknown as those that are not there', async () => {
  const { body } = await create();
  const answers = await Promise.all(
    [body.id, '00000000-0000-4000-8000-000000000000', 'x', '%00'].map((id) => ask(`PATCH ${PATH}/${id}`, { url: 'x' }, { token: 'other' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await ask(`GET ${PATH}`, undefined, { token: 'other' })).body).toEqual({ items: [] });
});
