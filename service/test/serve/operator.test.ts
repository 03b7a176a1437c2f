/** What an operator runs against the tables: how long records are kept, and an organization that leaves. */
import { userInfo } from 'node:os';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { migrateTables } from '../../storage/postgres/schema.js';
import { postgresStore } from '../../storage/postgres.js';
import { databases, KEY } from '../database.js';
import { authenticate, call, engine } from '../http/calls.js';
import { dump } from '../storage/at-rest.js';
import {
  ACCOUNT,
  ACME,
  at,
  auditEntry,
  event,
  inTurn,
  OTHER,
  recipient,
  scope,
  session,
  subscription,
  entry as taken,
} from '../storage/records.js';
import { runInProcess } from './in-process.js';

const { fresh } = databases();

test('retention is one for all, and the account that owns the tables changes it', async () => {
  const env = await fresh();
  const { PAYPREP_KEYS: _, ...owner } = env;
  const said = (audit: string) => ({ code: 0, out: `events  30 days\naudit   ${audit}\nusers   for ever\n`, err: '' });
  expect(await runInProcess(['retention'], owner)).toEqual(said('365 days'));
  expect(await runInProcess(['retention', '--keep-audit', '3650'], owner)).toEqual(said('3650 days'));
  const database = fromPool(new Pool({ connectionString: env.DATABASE_URL ?? '' }));
  await database.query('create role bailiff login');
  await migrateTables(database, { grantTo: 'bailiff' });
  const url = new URL(env.DATABASE_URL ?? '');
  url.username = 'bailiff';
  const clerk = { ...owner, DATABASE_URL: url.href };
  expect(await runInProcess(['retention'], clerk)).toEqual(said('3650 days'));
  const refused = await runInProcess(['retention', '--keep-audit', '1'], clerk);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('give the one that owns the tables')]);
  expect(await postgresStore({ database, keys: [KEY] }).retention()).toEqual({ events: 30, audit: 3650, users: 0 });
  await database.close();
});

test('each command that changes something says who ran it', async () => {
  const env = await fresh();
  const store = postgresStore({ database: fromPool(new Pool({ connectionString: env.DATABASE_URL ?? '' })), keys: [KEY] });
  await inTurn(
    store,
    (tx) => tx.subscriptions.add(subscription(1)),
    (tx) => tx.sessions.add(session(2, { created: new Date(), expires: new Date(Date.now() + 60_000) })),
    (tx) => tx.recipients.add(recipient(3)),
  );
  const as = async (operator: string, ...words: readonly string[]): Promise<void> => {
    const { code, err } = await runInProcess([...words, '--operator', operator], env);
    expect([words, code, err]).toEqual([words, 0, '']);
  };
  const own = ['--organization', ACME];
  await as('jane', 'webhooks', 'rotate', subscription(1).id, ...own);
  await as('jane', 'webhooks', 'test', subscription(1).id, ...own);
  await as('Zoë Ω', 'sessions', 'revoke', session(2).id, ...own);
  await as('jane', 'users', 'export', 'ann', ...own);
  await as('jane', 'users', 'erase', 'ann', ...own);
  await as('jane', 'organization', 'erase', ACME);
  const lines = async (...asked: readonly string[]) =>
    (await runInProcess(['audit', '--json', ...asked], env)).out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const entries = await lines(...own);
  expect(entries.map(({ actor, operator, clientId }) => [actor, operator, clientId])).toEqual(
    entries.map(({ action }) => ['OPERATOR', action === 'SESSION_REVOKED' ? 'Zoë Ω' : 'jane', undefined]),
  );
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'SUBSCRIPTION_SECRET_ROTATED',
      'SUBSCRIPTION_TESTED',
      'SESSION_REVOKED',
      'USER_EXPORTED',
      'USER_ERASED',
      'ORGANIZATION_ERASED',
    ]),
  );

  await as('jane', 'reseal');
  await as('jane', 'retention', '--keep-audit', '3650');
  // nothing is changed by these two
  await as('jane', 'retention');
  await as('jane', 'migrate');
  const whole = await lines('--service');
  expect(whole.map(({ action, operator, fields }) => [action, operator, fields])).toEqual([
    ['DATA_RESEALED', 'jane', []],
    ['RETENTION_CHANGED', 'jane', ['/audit']],
  ]);
  expect((await runInProcess(['audit', '--service'], env)).out).toContain('by OPERATOR jane  /audit\n');
  await store.close();
});

test('entries of a machine whose clock is ahead are listed and exported', async () => {
  const env = await fresh();
  const store = postgresStore({ database: fromPool(new Pool({ connectionString: env.DATABASE_URL ?? '' })), keys: [KEY] });
  await inTurn(store, (tx) => tx.audit.add({ ...auditEntry(1), created: new Date(Date.now() + 3_600_000), action: 'SESSION_ENDED' }));
  await store.close();
  for (const words of [
    ['audit', '--json', '--organization', ACME],
    ['organization', 'export', ACME],
  ])
    expect((await runInProcess(words, env)).out).toContain('SESSION_ENDED');
  const until = new Date().toISOString();
  expect((await runInProcess(['audit', '--organization', ACME, '--until', until], env)).out).not.toContain('SESSION_ENDED');
});

test('without a name it is that of the account, or the one of the variable', async () => {
  const env = await fresh();
  await runInProcess(['retention', '--keep-events', '7'], env);
  await runInProcess(['retention', '--keep-events', '8'], { ...env, PAYPREP_OPERATOR: 'deployer' });
  const { out } = await runInProcess(['audit', '--service', '--json'], env);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).operator),
  ).toEqual([userInfo().username, 'deployer']);
});

test('the tables say who migrated them', async () => {
  const env = await fresh();
  const { DATABASE_URL = '' } = env;
  const database = fromPool(new Pool({ connectionString: DATABASE_URL }));
  await database.query('drop schema payprep cascade');
  expect((await runInProcess(['migrate', '--operator', 'jane'], env)).code).toBe(0);
  expect((await runInProcess(['audit', '--service'], env)).out).toMatch(/TABLES_MIGRATED {2}done {2}by OPERATOR jane\n$/);
  await database.close();
});

test.each([
  ['a name with a line break', ['retention', '--operator', 'a\nb'], '--operator is a name of at most 100 characters'],
  ['an organization besides the service', ['audit', '--service', '--organization', ACME], 'give either --organization or --service'],
])('%s is refused', async (_, words, reason) => {
  const { code, err } = await runInProcess(words, { PAYPREP_STORE: 'memory' });
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
});

test('an organization that leaves is exported, and erased with all but the trail; no other loses anything', async () => {
  const env = await fresh();
  const database = fromPool(new Pool({ connectionString: env.DATABASE_URL ?? '' }), { timeoutMilliseconds: 60_000 });
  const store = postgresStore({ database, keys: [KEY] });
  const names = Array.from({ length: 120 }, (_, n) => `user-${n}`);
  await inTurn(
    store,
    (tx) => tx.subscriptions.add(subscription(1)),
    (tx) => tx.subscriptions.add(subscription(2)),
    (tx) => tx.subscriptions.add(subscription(3, { organization: OTHER })),
    (tx) => tx.events.add(event(10)),
    (tx) => tx.events.add(event(11, { organization: OTHER })),
    (tx) => tx.audit.add(auditEntry(1)),
    (tx) => tx.sessions.add(session(1, { created: at(0) })),
    (tx) => tx.idempotency.take(scope(), taken(0)),
    (tx) => tx.recipients.add(recipient(999, { organization: OTHER })),
    async (tx) => {
      for (const [n, externalUserId] of names.entries()) await tx.recipients.add(recipient(n + 1, { externalUserId }));
    },
  );
  await database.query("update payprep.subscriptions set secrets = left(secrets, -4) || 'AAAA' where id = $1", [subscription(2).id]);
  const exported = await runInProcess(['organization', 'export', ACME], env);
  const lines: readonly { readonly kind: string }[] = exported.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  expect([exported.code, exported.err]).toEqual([0, '']);
  expect(['subscription', 'unreadable-subscription', 'user'].map(count)).toEqual([1, 1, 121]);
  expect(lines.filter((line) => JSON.stringify(line).includes(ACCOUNT))).toHaveLength(120);
  expect(JSON.stringify(lines.filter(({ kind }) => kind === 'audit'))).toContain('ORGANIZATION_EXPORTED');

  const erased = await runInProcess(['organization', 'erase', ACME], env);
  expect(erased).toEqual({ code: 0, out: 'Erased: subscriptions 2, users 121, recipients 120.\n', err: '' });
  for (const table of ['subscriptions', 'recipients', 'sessions', 'events', 'deliveries', 'idempotency_keys'])
    expect(await database.query(`select organization from payprep.${table} where organization = $1`, [ACME]), table).toEqual([]);
  expect(await dump(database.query)).not.toMatch(/user-\d|"ann"/);
  const trail = await store.transaction((tx) => tx.audit.list(ACME, { limit: 9_999 }));
  expect(trail.map(({ action }) => action)).toContain('ORGANIZATION_ERASED');

  const handler = createHandler({ engine, store, authenticate });
  expect((await call(handler, 'GET /webhooks/subscriptions', { token: OTHER })).body.items).toHaveLength(1);
  expect(await store.transaction((tx) => tx.deliveries.list(OTHER, { limit: 9 }))).toHaveLength(1);
  expect(await store.transaction((tx) => tx.recipients.find(OTHER, recipient(999).id))).toBeDefined();
  await store.close();
});
