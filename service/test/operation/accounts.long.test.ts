/** The two accounts of docs/operations.md, with the program as it is installed: what each may, and that both together are enough. */
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { postgresStore } from '../../storage/postgres.js';
import { SESSION, SUBSCRIPTION } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { databases, KEY } from '../database.js';
import { eventually } from '../eventually.js';
import { type Environment, NO_FAULT, run, serve, start, stopAll } from '../process.js';
import { ACME, auditEntry } from '../storage/records.js';

const { bare, server } = ((opened) => ({ bare: opened.bare, server: () => opened.server }))(databases());
const DAY = 86_400_000;

let owner: Environment;
let service: Environment;
let world: World;
let subscriptionId: string;

const ask = async (line: string, env = service) => {
  const { code, out, err } = await run(line.split(' '), env);
  expect([line, code, err.replace(NO_FAULT, '')]).toEqual([line, 0, '']);
  return out;
};

beforeAll(async () => {
  const admin = new Pool(server().connection);
  await admin.query('create role payprep_owner login');
  await admin.query('create role payprep_service login');
  const env = await bare();
  const of = (account: string): Environment => {
    const url = new URL(env.DATABASE_URL ?? '');
    url.username = account;
    return { ...env, DATABASE_URL: url.href };
  };
  const { pathname } = new URL(env.DATABASE_URL ?? '');
  await admin.query(`alter database ${pathname.slice(1)} owner to payprep_owner`);
  await admin.end();
  [owner, service] = [of('payprep_owner'), of('payprep_service')];
  await ask('migrate --grant payprep_service --operator ann', owner);
  world = await openWorld(await serve(['--no-delivery'], service));
  subscriptionId = (await world.acme.send('POST /webhooks/subscriptions', { body: SUBSCRIPTION })).body.id;
  await (await world.user()).page('POST /recipients', { body: GERMAN });
});
afterAll(stopAll);

test('the account of the service is enough for every command but migrate and retention', async () => {
  const { sessionId } = await world.user('other');
  await world.acme.openSession({ ...SESSION, externalUserId: 'user-1' });
  const [[delivery]] = [(await ask('webhooks --organization acme --json')).split('\n').map((line) => line && JSON.parse(line))];
  for (const line of [
    `webhooks redeliver ${delivery.id} --organization acme --operator ann`,
    `webhooks rotate ${subscriptionId} --organization acme --operator ann`,
    `webhooks test ${subscriptionId} --organization acme --operator ann`,
    `sessions revoke ${sessionId} --organization other --operator ann`,
    'users export user-1 --organization acme --operator ann',
    'users erase user-1 --organization acme --operator ann',
    'recheck --json',
    'reseal --operator ann',
    'retention',
    'organization export acme --operator ann',
    'organization erase other --operator ann',
  ])
    await ask(line);
  const trail =
    (await ask('audit --organization acme --json')) +
    (await ask('audit --organization other --json')) +
    (await ask('audit --service --json'));
  const entries = trail
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const byOperator = entries.filter(({ actor }) => actor === 'OPERATOR');
  expect([...new Set(byOperator.map(({ action }) => action))].sort()).toEqual([
    ...['DATA_RESEALED', 'DELIVERY_REPEATED', 'ORGANIZATION_ERASED', 'ORGANIZATION_EXPORTED', 'SESSION_REVOKED'],
    ...['SUBSCRIPTION_SECRET_ROTATED', 'SUBSCRIPTION_TESTED', 'TABLES_MIGRATED', 'USER_ERASED', 'USER_EXPORTED'],
  ]);
  expect(new Set(byOperator.map(({ operator }) => operator))).toEqual(new Set(['ann']));
});

test('where PostgreSQL takes no more connections of the account, requests wait for those that are open', async () => {
  const admin = new Pool(server().connection);
  onTestFinished(() => admin.end());
  await admin.query('create role payprep_narrow login connection limit 2');
  await ask('migrate --grant payprep_narrow', owner);
  const url = new URL(service.DATABASE_URL ?? '');
  url.username = 'payprep_narrow';
  const narrow = await serve(['--no-delivery', '--database-connections', '10', '--connections-per-organization', '8'], {
    ...service,
    DATABASE_URL: url.href,
  });
  const { acme, other } = await openWorld(narrow);
  const asked = Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? other : acme).send('GET /webhooks/subscriptions'));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  await narrow.stop();
});

describe('how long the audit trail is kept', () => {
  test('is no business of the account of the service', async () => {
    const { code, err } = await run(['retention', '--keep-audit', '1'], service);
    expect([code, err]).toEqual([2, expect.stringContaining('give the one that owns the tables')]);
  });

  test('is read by deliver in the table, whatever its variables say', async () => {
    const pool = new Pool({ connectionString: service.DATABASE_URL, max: 1 });
    const store = postgresStore({ database: fromPool(pool), keys: [KEY] });
    onTestFinished(() => store.close());
    const old = async () =>
      (await store.transaction((tx) => tx.audit.list(ACME, { limit: 99 }))).filter(
        ({ created }) => Date.now() - created.getTime() > 9 * DAY,
      );
    await store.transaction((tx) => tx.audit.add(auditEntry(1, { created: new Date(Date.now() - 400 * DAY) })));
    const deliver = async () => {
      const program = start(['deliver', '--metrics-port', 'off'], { ...service, PAYPREP_KEEP_AUDIT: '1' });
      await program.logged(({ message }) => message === 'delivering');
      return program;
    };
    await ask('retention --keep-audit 3650 --operator ann', owner);
    const first = await deliver();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await first.stop();
    expect(await old()).toHaveLength(1);
    await expect(pool.query('delete from payprep.audit')).rejects.toMatchObject({ code: '42501' });
    await ask('retention --keep-audit 365 --operator ann', owner);
    const second = await deliver();
    await eventually(async () => (await old()).length).toBe(0);
    await second.stop();
    expect(await ask('retention', owner)).toContain('audit   365 days');
  });
});
