/**
 * An upgrade: tables are migrated, then processes are replaced, and nothing is lost. Programs of before read and write meanwhile, unless a step says that
 * they cannot: then they are stopped first.
 */
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { MIGRATIONS } from '../../storage/postgres/migrations.js';
import { migrateTables } from '../../storage/postgres/schema.js';
import { createPage, SESSION } from '../contract/client.js';
import { expectSigned } from '../contract/events.js';
import { DUTCH, GERMAN, openWorld, type World } from '../contract/world.js';
import { databases } from '../database.js';
import { eventually } from '../eventually.js';
import { type Environment, NO_FAULT, run, serve, start, stopAll } from '../process.js';
import { receiver } from '../webhooks/receiver.js';
import { startPrevious } from './previous.js';

const { bare, fresh } = databases();
afterAll(stopAll);

/** What is known of the database in `fixtures/tables-1.sql`. */
const BEFORE = {
  secrets: { acme: 'kxtrFxAu7h/7R3BiNrve0RBJ74EZ3mckhJnPo9w0MJk=', other: 'i0EprrUe6W6qPfC+jQ3MP14q1T8eL2rAYEAv4GzhfVM=' },
  session: { id: '42ff18d6-82d7-4dc1-aaa6-9272adc05dab', externalUserId: 'bob', key: 'key-of-acme-bob' },
  token: 'L4_k9PNSostJKbTg0qxcxvAmZDw2bLzgkmwdnKEmcRg',
  tokenOfAnn: 'ujRjIx2DmSvm0ShJ_QJmGIv36sMsOrN1Q_WrNmB-isw',
  added: { key: 'add-1', body: { ...DUTCH, creditor: { ...DUTCH.creditor, name: 'Bo Example' } } },
  recipients: { ann: 3, bob: 3 },
  waiting: 2,
} as const;

const poolOf = ({ DATABASE_URL }: Environment): Pool => {
  const pool = new Pool({ connectionString: DATABASE_URL });
  // a server that stops says so to connections that are closing
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return pool;
};

const settled = (pool: Pool) =>
  eventually(
    async () => (await pool.query("select count(*)::int as count from payprep.deliveries where state <> 'DELIVERED'")).rows[0].count,
  ).toBe(0);

async function allOf({ acme }: World, externalUserId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let next: string | undefined = `/beneficiaries/organizations/recipients?externalUserId=${externalUserId}&limit=250`;
  while (next !== undefined) {
    const { body, headers } = await acme.send(`GET ${next}`);
    ids.push(...body.items.map(({ id }: { readonly id: string }) => id));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return ids;
}

test('from tables of version 1 with data in them: programs of before go on or are stopped, as the steps say, and the new ones find everything', async () => {
  const env = await bare();
  const pool = poolOf(env);
  await pool.query(readFileSync(new URL('../fixtures/tables-1.sql', import.meta.url), 'utf8'));
  const hook = await receiver((response) => response.writeHead(204).end());
  await pool.query("update payprep.subscriptions set url = 'http://127.0.0.1:' || $1::int || '/' || organization", [hook.port]);
  const before = (await pool.query<{ id: string }>("select id from payprep.recipients where organization = 'acme'")).rows.map(
    ({ id }) => id,
  );
  const waiting = await pool.query<{ id: string }>("select event_id as id from payprep.deliveries where state = 'PENDING'");
  const previous = startPrevious(env.DATABASE_URL ?? '', 'acme');
  await eventually(() => previous.recipients.length).toBeGreaterThan(5);

  // where a step says that the programs of before cannot go on, they are stopped first
  const goesBack = MIGRATIONS.every(({ oldest = 1 }) => oldest === 1);
  if (!goesBack) await previous.stop();
  expect(await run(['migrate'], env)).toMatchObject({ code: 0, err: expect.stringMatching(NO_FAULT) });
  const atMigration = previous.recipients.length;
  const service = await serve(['--no-delivery', '--allow-insecure-webhooks'], env);
  const deliverer = start(['deliver', '--metrics-port', 'off', '--allow-insecure-webhooks'], env);
  const world = await openWorld(service);
  // what the new program writes, those of before read
  const ofAnn = createPage(service.url, `${service.url}/session#${BEFORE.tokenOfAnn}`);
  const added = (await ofAnn('POST /recipients', { body: GERMAN })).body.id;
  if (goesBack) {
    await eventually(() => previous.recipients.length).toBeGreaterThan(atMigration + 20);
    await previous.stop();
  }
  expect(previous.faults).toEqual([]);
  expect(previous.longest()).toBeLessThan(2_000);

  const now = [...(await allOf(world, 'ann')), ...(await allOf(world, 'bob'))];
  expect(now.toSorted()).toEqual([...before, added, ...previous.recipients].toSorted());
  expect(before).toHaveLength(BEFORE.recipients.ann + BEFORE.recipients.bob);

  await settled(pool);
  // each of those that waited and of those written since arrived, and none that had arrived before came again
  const told = hook.received.map(({ body }) => JSON.parse(body) as { readonly id: string; readonly object: { readonly id: string } });
  const came = told.filter(({ object }) => object.id !== added).map(({ id }) => id);
  expect(came.toSorted()).toEqual([...waiting.rows.map(({ id }) => id), ...previous.events].toSorted());
  expect(waiting.rows).toHaveLength(BEFORE.waiting);
  for (const request of hook.received.slice(0, 20)) await expectSigned(request, BEFORE.secrets[request.url === '/acme' ? 'acme' : 'other']);

  // a session of before is open; what was asked then gets the same answer again
  const page = createPage(service.url, `${service.url}/session#${BEFORE.token}`);
  expect((await page('GET /recipients')).body.items).toHaveLength(BEFORE.recipients.bob);
  const again = await page('POST /recipients', { body: BEFORE.added.body, headers: { 'idempotency-key': BEFORE.added.key } });
  expect([again.status, before]).toEqual([201, expect.arrayContaining([again.body.id])]);
  expect((await page('POST /recipients', { body: GERMAN })).status).toBe(201);
  const { externalUserId, key, id } = BEFORE.session;
  const reopened = await world.acme.openSession({ ...SESSION, externalUserId }, key);
  expect([reopened.status, reopened.body.id, new URL(reopened.body.url).hash]).toEqual([200, id, `#${BEFORE.token}`]);
  await settled(pool);
  expect(await deliverer.stop()).toBe(0);
});

test('to tables of the next release: programs of today go on, before, while and after they are migrated, and start on them', async () => {
  const env = await fresh();
  const pool = poolOf(env);
  const next = {
    version: MIGRATIONS.length + 1,
    release: '9.1',
    title: 'The next release',
    statements: [
      'alter table payprep.recipients add column note text',
      'alter table payprep.deliveries add column priority integer not null default 0',
      'create table payprep.notes (id uuid primary key, text text not null)',
      'create index events_object on payprep.events (object_id)',
    ],
  };
  const argv = ['--allow-insecure-webhooks'];
  const service = await serve(argv, env);
  const world = await openWorld(service);
  const hook = await receiver((response) => response.writeHead(204).end());
  await world.acme.send('POST /webhooks/subscriptions', {
    body: { title: 'Ours', url: `http://127.0.0.1:${hook.port}/`, events: ['RECIPIENT_CREATED'] },
  });
  const user = await world.user();
  const added: string[] = [];
  let isStopped = false;
  const adding = (async () => {
    while (!isStopped) added.push((await user.page('POST /recipients', { body: GERMAN })).body.id);
  })();
  await eventually(() => added.length).toBeGreaterThan(5);
  const migrated = await migrateTables(fromPool(poolOf(env)), { steps: [...MIGRATIONS, next] });
  expect([migrated.before, migrated.after]).toEqual([MIGRATIONS.length, next.version]);
  const atMigration = added.length;
  await eventually(() => added.length).toBeGreaterThan(atMigration + 5);
  // a process of today that starts again, say because its machine did
  const another = await openWorld(await serve(argv, env));
  expect((await another.acme.send(`GET /beneficiaries/organizations/recipients/${added[0]}`)).status).toBe(200);
  isStopped = true;
  await adding;
  await settled(pool);
  expect(hook.received.map(({ body }) => JSON.parse(body).object.id).toSorted()).toEqual(added.toSorted());
});
