/**
 * A restore: what a database held at the moment of its backup is there again, and what happened afterwards is not.
 *
 * The backup is made by PostgreSQL's own COPY, in one transaction: `pg_dump` reads in the same way, and there is none beside the server of the tests.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createPage, SESSION } from '../contract/client.js';
import { expectSigned, received } from '../contract/events.js';
import { DUTCH, GERMAN, openWorld } from '../contract/world.js';
import { ANOTHER_KEY, databases } from '../database.js';
import { eventually } from '../eventually.js';
import { type Environment, run, serve, stopAll, temporaryFolder } from '../process.js';
import { receiver } from '../webhooks/receiver.js';

const { bare, fresh } = databases();
afterAll(stopAll);

const poolOf = ({ DATABASE_URL }: Environment): Pool => {
  const pool = new Pool({ connectionString: DATABASE_URL });
  // a server that stops says so to connections that are closing
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return pool;
};

async function backUp(pool: Pool, folder: string): Promise<readonly string[]> {
  const client = await pool.connect();
  await client.query('begin isolation level repeatable read');
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'payprep'",
  );
  const names = rows.map(({ name }) => name);
  for (const name of names) await client.query(`copy payprep.${name} to '${join(folder, name)}'`);
  await client.query('commit');
  client.release();
  return names;
}

/** The numbers that go on behind those that were copied. */
const COUNT_ON = "select setval(pg_get_serial_sequence('payprep.users', 'ref'), coalesce(max(ref), 1)) from payprep.users";

/** As `pg_restore` does: the order of tables does not count, since rules between them are asked at the end. */
async function restore(pool: Pool, folder: string, names: readonly string[]): Promise<void> {
  const client = await pool.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(`truncate ${names.map((name) => `payprep.${name}`).join(', ')}`);
  for (const name of names) await client.query(`copy payprep.${name} from '${join(folder, name)}'`);
  await client.query(COUNT_ON);
  client.release(true);
}

const pending = async (pool: Pool): Promise<number> =>
  (await pool.query("select count(*)::int as count from payprep.deliveries where state = 'PENDING'")).rows[0].count;

test('after a restore, sessions and sealed secrets are as at the backup, and what was delivered since comes again under the same id', async () => {
  const env = await fresh();
  const pool = poolOf(env);
  const argv = ['--allow-insecure-webhooks'];
  const service = await serve(argv, env);
  const world = await openWorld(service);
  let status = 204;
  const hook = await receiver((response) => response.writeHead(status).end());
  const subscription = (
    await world.acme.send('POST /webhooks/subscriptions', {
      body: { title: 'Ours', url: `http://127.0.0.1:${hook.port}/`, events: ['RECIPIENT_CREATED', 'RECIPIENT_DELETED'] },
    })
  ).body;
  const asked = { ...SESSION, externalUserId: 'ada' };
  const session = (await world.acme.openSession(asked, 'the-key')).body;
  const page = createPage(service.url, session.url);
  const before = (await page('POST /recipients', { body: GERMAN })).body.id;
  await received(hook, 1);
  await eventually(() => pending(pool)).toBe(0);
  // this one waits at the backup
  status = 500;
  const waiting = (await page('POST /recipients', { body: DUTCH })).body.id;
  await received(hook, 2);
  await eventually(async () => (await pool.query('select count(*)::int as count from payprep.attempts')).rows[0].count).toBe(2);

  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  const tables = await backUp(pool, folder);

  // afterwards it arrives; a recipient is added, another deleted, and the session ends
  status = 204;
  await eventually(() => pending(pool)).toBe(0);
  const since = (await page('POST /recipients', { body: GERMAN })).body.id;
  expect((await page(`DELETE /recipients/${before}`)).status).toBe(204);
  expect((await run(['sessions', 'revoke', session.id, '--organization', 'acme'], env)).code).toBe(0);
  await received(hook, 5);
  await service.stop();
  const sent = hook.received.length;

  const other = await bare();
  await run(['migrate'], other);
  await restore(poolOf(other), folder, tables);
  const without = await run(['serve', '--development-tokens', '--port', '0', '--metrics-port', 'off'], {
    ...other,
    PAYPREP_KEYS: ANOTHER_KEY,
  });
  expect([without.code, without.err]).toEqual([2, expect.stringContaining('sealed with the key')]);
  expect((await run(['migrate'], other)).out).toContain('there is nothing to do');

  const again = await serve(argv, other);
  const restored = await openWorld(again);
  const list = await restored.acme.send('GET /beneficiaries/organizations/recipients?externalUserId=ada');
  // what was deleted is back, and what was added is gone
  expect(list.body.items.map(({ id }: { readonly id: string }) => id)).toEqual([before, waiting]);
  expect((await restored.acme.send(`GET /beneficiaries/organizations/recipients/${since}`)).status).toBe(404);
  // the secret opens, and what was sent since is sent again: once, under its id, signed
  await received(hook, sent + 1);
  await eventually(() => pending(poolOf(other))).toBe(0);
  expect((await restored.acme.send('GET /webhooks/subscriptions')).body.items).toEqual([subscription]);
  const [repeated, ...more] = hook.received.slice(sent);
  expect(more).toEqual([]);
  expect(JSON.parse(repeated?.body ?? '').object.id).toBe(waiting);
  expect(hook.received.slice(0, sent).some(({ headers }) => headers['webhook-id'] === repeated?.headers['webhook-id'])).toBe(true);
  if (repeated) await expectSigned(repeated, subscription.secret);
  // a session that was ended since is open again, until its time ends; a repeated request gets its answer
  expect((await createPage(again.url, session.url)('GET /recipients')).status).toBe(200);
  expect((await restored.acme.openSession(asked, 'the-key')).body.id).toBe(session.id);
});
