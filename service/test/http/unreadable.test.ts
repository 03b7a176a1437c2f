/** A row whose sealed column does not open stands in nobody else's way, and can be replaced or removed. */
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import type { Database } from '../../storage/postgres/database.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { migrate } from '../../storage/postgres/schema.js';
import { type PostgresStore, postgresStore } from '../../storage/postgres.js';
import type { UnreadableRow } from '../../storage/sealing.js';
import { createDeliverer } from '../../webhooks/deliver.js';
import { type EmbeddedPostgres, startPostgres } from '../embedded.js';
import { empty } from '../storage/at-rest.js';
import { ACME, ANN, at, auditEntry, event, inTurn, key, OTHER, recipient, session, subscription, uuid } from '../storage/records.js';
import { authenticate, call, engine, ORIGIN } from './calls.js';

let server: EmbeddedPostgres;
let database: Database;
let store: PostgresStore;

beforeAll(async () => {
  server = await startPostgres();
  database = fromPool(new Pool({ ...server.connection, max: 4 }), { timeoutMilliseconds: 60_000 });
  await migrate(database);
  store = postgresStore({ database, keys: [key(1)] });
}, 60_000);
beforeEach(() => empty(database.query));
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const handlerOf = (by: PostgresStore = store) => createHandler({ engine, store: by, authenticate, publicUrl: ORIGIN });
const SUBSCRIPTIONS = '/webhooks/subscriptions';
const RECIPIENTS = '/beneficiaries/organizations/recipients';

/** Another process, which was given another key. */
const elsewhere = () => postgresStore({ database, keys: [key(2)] });

/** The last character of what is sealed is another one. */
const damageSecret = (id: string) =>
  database.query(
    "update payprep.subscriptions set secrets = left(secrets, -1) || case right(secrets, 1) when 'A' then 'Q' else 'A' end where id = $1",
    [id],
  );
const damageAnswers = () =>
  database.query(
    "update payprep.idempotency_keys set answer = left(answer, -2) || case right(answer, 2) when 'AA' then 'QQ' else 'AA' end",
  );
const damageRecipient = (id: string) =>
  database.query(
    "update payprep.recipients set details = jsonb_set(details, '{sealed}', to_jsonb(left(details ->> 'sealed', -9) || 'AAAAAAAAA')) where id = $1",
    [id],
  );

describe('a subscription', () => {
  beforeEach(async () => {
    await inTurn(
      store,
      (tx) => tx.subscriptions.add(subscription(1)),
      (tx) => tx.subscriptions.add(subscription(2)),
      (tx) => tx.subscriptions.add(subscription(3, { organization: OTHER })),
      (tx) => tx.events.add(event(10)),
      (tx) => tx.events.add(event(11, { organization: OTHER })),
    );
    await damageSecret(uuid(1));
  });

  test('is left out of the list, and named in a header', async () => {
    const { status, body, headers } = await call(handlerOf(), `GET ${SUBSCRIPTIONS}`);
    expect([status, body.items.map(({ id }: { id: string }) => id), headers.get('payprep-unreadable')]).toEqual([200, [uuid(2)], uuid(1)]);
    expect((await call(handlerOf(), `GET ${SUBSCRIPTIONS}`, { token: OTHER })).headers.get('payprep-unreadable')).toBeNull();
  });

  test('lets others be created, is disabled, and gets a new secret', async () => {
    const handler = handlerOf();
    const wanted = { title: 'New', url: 'https://hooks.acme.example/new', events: ['RECIPIENT_CREATED'] };
    expect((await call(handler, `POST ${SUBSCRIPTIONS}`, { body: wanted, headers: { 'idempotency-key': 'k' } })).status).toBe(201);
    expect((await call(handler, `PATCH ${SUBSCRIPTIONS}/${uuid(1)}`, { body: { enabled: false } })).body).toMatchObject({ enabled: false });
    expect((await call(handler, `GET ${SUBSCRIPTIONS}`)).headers.get('payprep-unreadable')).toBe(uuid(1));
    const rotated = await call(handler, `POST /webhooks/management/subscriptions/${uuid(1)}/secret-rotations`, {
      headers: { 'idempotency-key': 'r' },
    });
    expect(rotated.status).toBeLessThan(300);
    const { body, headers } = await call(handler, `GET ${SUBSCRIPTIONS}`);
    expect([body.items.length, headers.get('payprep-unreadable')]).toEqual([3, null]);
  });

  test('alone is an error of its own, and is deleted', async () => {
    const alone = await call(handlerOf(), `GET ${SUBSCRIPTIONS}/${uuid(1)}`);
    expect([alone.status, alone.body.code]).toEqual([500, 'DATA_UNREADABLE']);
    expect((await call(handlerOf(), `DELETE ${SUBSCRIPTIONS}/${uuid(1)}`, { token: OTHER })).status).toBe(404);
    expect((await call(handlerOf(), `DELETE ${SUBSCRIPTIONS}/${uuid(1)}`)).status).toBe(204);
    expect((await call(handlerOf(), `GET ${SUBSCRIPTIONS}`)).headers.get('payprep-unreadable')).toBeNull();
    expect((await call(handlerOf(elsewhere()), `DELETE ${SUBSCRIPTIONS}/${uuid(2)}`)).status).toBe(204);
    expect(await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }))).toEqual([]);
  });

  test('keeps no delivery of anybody else, sends nothing unsigned, and is not disabled for it', async () => {
    const sent: string[] = [];
    const reports: unknown[] = [];
    let now = at(99);
    const deliverer = createDeliverer({
      store,
      post: async ({ headers }) => {
        sent.push(headers['webhook-id'] ?? '');
        return { status: 204 };
      },
      clock: () => now,
      random: () => 0,
      onAttempt: ({ subscriptionId, error, state, isDisabled }) => reports.push([subscriptionId, error, state, isDisabled]),
    });
    expect(await deliverer.deliverDue()).toBe(3);
    expect(sent.sort()).toEqual([uuid(10), uuid(11)]);
    expect(reports).toContainEqual([uuid(1), 'SUBSCRIPTION_UNREADABLE', 'PENDING', false]);
    // six days later, and still unreadable
    for (const day of [1, 2, 3, 4, 5, 6]) {
      now = at(99 + day * 86_400);
      await deliverer.deliverDue();
    }
    const [found] = await store.transaction((tx) => tx.subscriptions.list(ACME));
    expect(found).toMatchObject({ enabled: true, failingSince: undefined, isUnreadable: true });
  });

  test('that another key sealed stays as it is, whatever else is changed without that key', async () => {
    const { status } = await call(handlerOf(elsewhere()), `PATCH ${SUBSCRIPTIONS}/${uuid(2)}`, { body: { title: 'Renamed' } });
    expect(status).toBe(200);
    const [, found] = await store.transaction((tx) => tx.subscriptions.list(ACME));
    expect(found).toEqual(subscription(2, { title: 'Renamed' }));
  });
});

describe('a recipient', () => {
  beforeEach(async () => {
    await inTurn(
      store,
      (tx) => tx.recipients.add(recipient(1, { isDefault: true })),
      (tx) => tx.recipients.add(recipient(2, { details: { ...recipient(2).details, currency: 'GBP' } })),
    );
    await damageRecipient(uuid(1));
  });

  test('is left out of the list, and named in a header; alone it is an error of its own', async () => {
    const list = await call(handlerOf(), `GET ${RECIPIENTS}?externalUserId=${ANN.externalUserId}`);
    expect([list.status, list.body.items.map(({ id }: { id: string }) => id), list.headers.get('payprep-unreadable')]).toEqual([
      200,
      [uuid(2)],
      uuid(1),
    ]);
    const alone = await call(handlerOf(), `GET ${RECIPIENTS}/${uuid(1)}`);
    expect([alone.status, alone.body.code]).toEqual([500, 'DATA_UNREADABLE']);
    expect((await call(handlerOf(), `GET ${RECIPIENTS}/${uuid(2)}`)).status).toBe(200);
  });

  test('is removed, and hinders no look for one with the same details', async () => {
    const read = recipient(1).details;
    expect(await store.transaction((tx) => tx.recipients.hasSame(ANN, read))).toBe(false);
    await store.transaction((tx) => tx.recipients.remove(ANN, uuid(1)));
    expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(1);
  });
});

describe('a kept answer', () => {
  const SESSIONS = 'POST /beneficiaries/organizations/sessions';
  const asked = (name: string) => ({
    body: { externalUserId: 'ann', returnUrl: 'https://shop.example.com/' },
    headers: { 'idempotency-key': name },
  });

  test('is an error of its own, does nothing twice, and is named without its key; others are answered', async () => {
    const told: UnreadableRow[] = [];
    const watching = postgresStore({ database, keys: [key(1)], onUnreadable: (row) => told.push(row) });
    let now = at(0);
    const handler = createHandler({ engine, store: watching, authenticate, clock: () => now, publicUrl: ORIGIN });
    expect((await call(handler, SESSIONS, asked('one'))).status).toBe(200);
    await damageAnswers();
    const again = await call(handler, SESSIONS, asked('one'));
    expect([again.status, again.body.code]).toEqual([500, 'DATA_UNREADABLE']);
    expect(told).toEqual([{ kind: 'answer', id: undefined, code: 'SEAL_BROKEN' }]);
    expect(await database.query('select id from payprep.sessions')).toHaveLength(1);
    expect((await call(handler, SESSIONS, asked('two'))).status).toBe(200);
    now = at(25 * 3600);
    expect((await call(handler, SESSIONS, asked('one'))).status).toBe(200);
  });

  test('that another key sealed is an error of its own, and is told again by who has the key', async () => {
    const first = await call(handlerOf(), SESSIONS, asked('one'));
    const there = await call(handlerOf(elsewhere()), SESSIONS, asked('one'));
    expect([there.status, there.body.code]).toEqual([500, 'DATA_UNREADABLE']);
    expect((await call(handlerOf(), SESSIONS, asked('one'))).body).toEqual(first.body);
  });
});

/** Each of these has tests above with a row of it that is damaged. */
const SEALED = ['idempotency_keys.answer', 'recipients.details', 'subscriptions.secrets'];

const columnsOf = () =>
  database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'payprep' order by 1, 2`,
  );

test('docs/security.md lists each column that is not sealed', async () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const [, part = ''] = /^## What is not sealed$([\s\S]*?)^## /m.exec(page) ?? [];
  const listed = [...part.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
  );
  const all = (await columnsOf()).map(({ table, column }) => `${table}.${column}`);
  expect(listed.sort()).toEqual(all.filter((name) => !SEALED.includes(name)).sort());
  for (const name of SEALED) expect(part).toContain(`\`${name}\``);
});

test('no other column is sealed', async () => {
  await inTurn(
    store,
    (tx) => tx.subscriptions.add(subscription(1)),
    (tx) => tx.recipients.add(recipient(1)),
    (tx) => tx.events.add(event(10)),
    (tx) => tx.audit.add(auditEntry(1)),
    (tx) => tx.sessions.add(session(1)),
  );
  const body = { externalUserId: 'ann', returnUrl: 'https://shop.example.com/' };
  await call(handlerOf(), 'POST /beneficiaries/organizations/sessions', { body, headers: { 'idempotency-key': 'one' } });
  const sealed: string[] = [];
  for (const { table, column } of await columnsOf()) {
    // version, key, iv and ciphertext
    const found = await database.query(`select from payprep."${table}" where "${column}"::text ~ 'v1[.][A-Za-z0-9_-]{8}[.]'`);
    if (found.length > 0) sealed.push(`${table}.${column}`);
  }
  expect(sealed).toEqual(SEALED);
});
