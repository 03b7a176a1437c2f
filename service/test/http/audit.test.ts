/** What the audit trail says of what happens over HTTP: who, what, from where and with which outcome; and never a value. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import type { AuditRecord } from '../../storage/audit-port.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { ANY_VERSION, type Answer, authenticate, type Call, call, engine, type Handler, ORIGIN } from './calls.js';

const SESSIONS = '/beneficiaries/organizations/sessions';
const SUBSCRIPTIONS = '/webhooks/subscriptions';
const ADDRESS = '192.0.2.9';
const USER = 'user-1';

let store: Store;
let handler: Handler;
let now: number;
let keys: number;

beforeEach(() => {
  [store, now, keys] = [memoryStore(), Date.parse('2026-11-20T12:00:00Z'), 0];
  handler = createHandler({
    engine,
    store,
    authenticate: async (token) => {
      const principal = await authenticate(token);
      return principal && { ...principal, clientId: 'shop-backend' };
    },
    clock: () => new Date(now),
    publicUrl: ORIGIN,
    senderOf: () => ADDRESS,
    limits: { subscriptions: 2 },
  });
});

const ask = (line: string, body?: unknown, more: Call = {}): Promise<Answer> => {
  now += 1_000;
  return call(handler, line, { body, ...more });
};

async function openSession(key?: string): Promise<{ readonly id: string; readonly token: string }> {
  keys += 1;
  const asked = { externalUserId: USER, returnUrl: 'https://marked-return.example.com/' };
  const { body } = await ask(`POST ${SESSIONS}`, asked, { headers: { 'idempotency-key': key ?? `key-${keys}` } });
  return { id: body.id, token: String(body.url).split('#')[1] ?? '' };
}

const trail = (organization = 'acme'): Promise<readonly AuditRecord[]> =>
  store.transaction((tx) => tx.audit.list(organization, { limit: 999 }));

/** The entries that come of the work. */
async function entriesOf(work: () => Promise<unknown>): Promise<readonly object[]> {
  const before = (await trail()).length;
  await work();
  return (await trail()).slice(before).map(({ number: _n, created: _c, organization: _o, ...entry }) => entry);
}

const GERMAN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Marked Name', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};
const NEW = { title: 'Marked title', url: 'https://marked-hook.example.com/', events: ['RECIPIENT_CREATED'] };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const FIELDS = [
  '/country',
  '/currency',
  '/method',
  '/creditor/name',
  '/creditor/type',
  '/creditorAccount/id/value',
  '/creditorAccount/id/type',
];

describe('a session', () => {
  test('is created by a client, once for a key', async () => {
    let id = '';
    const entries = await entriesOf(async () => {
      ({ id } = await openSession('same'));
      await openSession('same');
    });
    const client = { actor: 'CLIENT', clientId: 'shop-backend', address: ADDRESS };
    expect(entries).toEqual([{ ...client, action: 'SESSION_CREATED', objectId: id, externalUserId: USER, fields: [] }]);
  });

  test('is extended and ended by its user', async () => {
    const { id, token } = await openSession();
    const entries = await entriesOf(async () => {
      for (const line of ['POST /session/api/extension', 'DELETE /session/api']) await ask(line, undefined, { token });
    });
    const session = { actor: 'SESSION', sessionId: id, address: ADDRESS, objectId: id, externalUserId: USER, fields: [] };
    expect(entries).toEqual(['SESSION_EXTENDED', 'SESSION_ENDED'].map((action) => ({ ...session, action })));
  });

  test('that is refused says why', async () => {
    await openSession('same');
    const other = { externalUserId: 'user-2', returnUrl: 'https://shop.example.com/' };
    const entries = await entriesOf(() => ask(`POST ${SESSIONS}`, other, { headers: { 'idempotency-key': 'same' } }));
    expect(entries).toMatchObject([{ action: 'SESSION_CREATED', externalUserId: 'user-2', code: 'IDEMPOTENCY_KEY_REQUEST_MISMATCH' }]);
  });
});

describe('a recipient', () => {
  let token: string;
  let about: object;
  beforeEach(async () => {
    const session = await openSession();
    token = session.token;
    about = { actor: 'SESSION', sessionId: session.id, address: ADDRESS, externalUserId: USER };
  });
  const add = async (body: object = GERMAN): Promise<string> => (await ask('POST /session/api/recipients', body, { token })).body.id;

  test('is added: its members are named, and none of their values', async () => {
    let objectId = '';
    const entries = await entriesOf(async () => {
      objectId = await add();
    });
    expect(entries).toEqual([{ ...about, action: 'RECIPIENT_CREATED', objectId, fields: [...FIELDS, '/isDefault'] }]);
  });

  test('is changed: the members that differ are named; what changes nothing is no entry', async () => {
    const objectId = await add();
    const changed = { ...GERMAN, creditor: { ...GERMAN.creditor, name: 'Marked Other', dateOfBirth: '1980-05-17' } };
    const entries = await entriesOf(async () => {
      await ask(`PATCH /session/api/recipients/${objectId}`, changed, { token, headers: ANY_VERSION });
      await ask(`PATCH /session/api/recipients/${objectId}`, changed, { token, headers: ANY_VERSION });
    });
    expect(entries).toEqual([{ ...about, action: 'RECIPIENT_UPDATED', objectId, fields: ['/creditor/name', '/creditor/dateOfBirth'] }]);
  });

  test('becomes the default, and another no longer is it', async () => {
    const [first, second] = [await add(), await add()];
    const entries = await entriesOf(() => ask(`POST /session/api/recipients/${second}/default`, undefined, { token }));
    const changed = { ...about, action: 'RECIPIENT_DEFAULT_CHANGED', fields: ['/isDefault'] };
    expect(entries).toEqual([
      { ...changed, objectId: first },
      { ...changed, objectId: second },
    ]);
  });

  test('is deleted', async () => {
    const objectId = await add();
    const entries = await entriesOf(() => ask(`DELETE /session/api/recipients/${objectId}`, undefined, { token }));
    expect(entries).toEqual([{ ...about, action: 'RECIPIENT_DELETED', objectId, fields: [] }]);
  });

  test('that is refused is named with the members that were wrong', async () => {
    const wrong = { ...GERMAN, creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };
    const objectId = await add();
    const entries = await entriesOf(async () => {
      await ask('POST /session/api/recipients', wrong, { token });
      await ask(`PATCH /session/api/recipients/${objectId}`, wrong, { token, headers: ANY_VERSION });
      for (const line of [`DELETE /session/api/recipients/${NOBODY}`, `POST /session/api/recipients/${NOBODY}/default`])
        await ask(line, undefined, { token });
    });
    const refused = { ...about, fields: ['/creditorAccount/id/value'], code: 'RECIPIENT_REFUSED' };
    expect(entries).toEqual([
      { ...refused, action: 'RECIPIENT_CREATED' },
      { ...refused, action: 'RECIPIENT_UPDATED', objectId },
      { ...about, action: 'RECIPIENT_DELETED', objectId: NOBODY, fields: [], code: 'NOT_FOUND' },
      { ...about, action: 'RECIPIENT_DEFAULT_CHANGED', objectId: NOBODY, fields: [], code: 'NOT_FOUND' },
    ]);
  });
});

describe('a subscription', () => {
  const client = { actor: 'CLIENT', clientId: 'shop-backend', address: ADDRESS };

  test('is created and changed; what changes nothing is no entry', async () => {
    let objectId = '';
    const entries = await entriesOf(async () => {
      objectId = (await ask(`POST ${SUBSCRIPTIONS}`, NEW)).body.id;
      await ask(`PATCH ${SUBSCRIPTIONS}/${objectId}`, { url: 'https://marked-two.example.com/', enabled: false, title: NEW.title });
      await ask(`PATCH ${SUBSCRIPTIONS}/${objectId}`, {});
    });
    expect(entries).toEqual([
      { ...client, action: 'SUBSCRIPTION_CREATED', objectId, fields: ['/title', '/url', '/enabled', '/events'] },
      { ...client, action: 'SUBSCRIPTION_UPDATED', objectId, fields: ['/url', '/enabled'] },
    ]);
  });

  test('that is refused says why', async () => {
    const entries = await entriesOf(async () => {
      await ask(`POST ${SUBSCRIPTIONS}`, { ...NEW, url: 'https://10.0.0.1/' });
      for (let n = 0; n < 3; n += 1) await ask(`POST ${SUBSCRIPTIONS}`, NEW);
      await ask(`PATCH ${SUBSCRIPTIONS}/${NOBODY}`, {});
      await ask(`PATCH ${SUBSCRIPTIONS}/no-id-but-marked`, {});
    });
    expect(entries.filter((entry) => 'code' in entry)).toEqual([
      { ...client, action: 'SUBSCRIPTION_CREATED', fields: ['/url'], code: 'WEBHOOK_ENDPOINT_URL_INVALID' },
      { ...client, action: 'SUBSCRIPTION_CREATED', fields: [], code: 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED' },
      { ...client, action: 'SUBSCRIPTION_UPDATED', objectId: NOBODY, fields: [], code: 'NOT_FOUND' },
      { ...client, action: 'SUBSCRIPTION_UPDATED', fields: [], code: 'NOT_FOUND' },
    ]);
  });
});

test('of wrong tokens, wrong shapes and what only asks there is no entry', async () => {
  const { token } = await openSession();
  const entries = await entriesOf(async () => {
    await ask(`POST ${SESSIONS}`, {}, { token: 'nobody' });
    await ask(`POST ${SESSIONS}`, {}, { token: 'acme.payments' });
    await ask(`POST ${SESSIONS}`, {}, { headers: { 'idempotency-key': 'x' } });
    await ask('POST /session/api/recipients', { country: 1 }, { token });
    await ask('POST /session/api/recipients', GERMAN, { token: 'marked' });
    await ask('GET /session/api/recipients', undefined, { token });
    await ask(`GET ${SUBSCRIPTIONS}`);
  });
  expect(entries).toEqual([]);
});

test('no value comes out, whatever was done, and no token', async () => {
  const { token } = await openSession();
  const marked = { ...GERMAN, creditor: { name: 'Marked Name', type: 'INDIVIDUAL', address: { townName: 'Markedtown', country: 'DE' } } };
  const { body } = await ask('POST /session/api/recipients', marked, { token, headers: { 'idempotency-key': 'marked-key' } });
  await ask(
    `PATCH /session/api/recipients/${body.id}`,
    { ...marked, creditor: { name: 'Marked Two', type: 'INDIVIDUAL' } },
    { token, headers: ANY_VERSION },
  );
  await ask(`PATCH /session/api/recipients/${body.id}`, { ...marked, currency: 'XXX' }, { token, headers: ANY_VERSION });
  await ask(
    `PATCH /session/api/recipients/${body.id}`,
    { ...marked, marked: 'marked', creditor: { marked: 1 } },
    { token, headers: ANY_VERSION },
  );
  await ask(`POST ${SUBSCRIPTIONS}`, { ...NEW, url: 'http://user:marked@10.0.0.1/marked#marked' });
  const made = await ask(`POST ${SUBSCRIPTIONS}`, NEW);
  await ask(`PATCH ${SUBSCRIPTIONS}/${made.body.id}`, { title: 'marked', events: [] });
  const text = JSON.stringify(await trail());
  expect((await trail()).length).toBeGreaterThan(6);
  expect(text).not.toMatch(/marked|3704|0532|\bEUR\b|XXX|DE89/i);
  for (const secret of [token, made.body.secret]) expect(text).not.toContain(secret);
});

test('a change and its entry are one: where the entry fails, nothing changed', async () => {
  const { token } = await openSession();
  const transaction: Store['transaction'] = (work) =>
    store.transaction((tx) =>
      work({
        ...tx,
        audit: {
          ...tx.audit,
          add: async () => {
            throw new Error('the audit trail is full');
          },
        },
      }),
    );
  const failing = createHandler({ engine, store: { ...store, transaction }, authenticate, clock: () => new Date(now), publicUrl: ORIGIN });
  expect((await call(failing, 'POST /session/api/recipients', { body: GERMAN, token })).status).toBe(500);
  expect((await ask('GET /session/api/recipients', undefined, { token })).body.items).toEqual([]);
});
