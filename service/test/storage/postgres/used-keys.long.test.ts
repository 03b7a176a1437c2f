/** Which keys are in use costs some rows of an index, however many rows each key sealed: every process asks at its start, and every few minutes. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Query } from '../../../storage/postgres/database.js';
import { fromPool } from '../../../storage/postgres/from-pool.js';
import { migrate } from '../../../storage/postgres/schema.js';
import { findUsedKeys } from '../../../storage/postgres/used-keys.js';
import { sealing } from '../../../storage/sealing.js';
import { type EmbeddedPostgres, startPostgres } from '../../embedded.js';
import { key } from '../records.js';

const COUNT = 20_000;

/** The ids of two keys, by turns. */
const IDS = ['aaaaaaaa', 'bbbbbbbb'] as const;

let server: EmbeddedPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = fromPool(new Pool({ ...server.connection, max: 2 }), { timeoutMilliseconds: 60_000 });
  await migrate(database);
  const { query } = database;
  const sealed = `'v1.' || case when n % 2 = 0 then '${IDS[0]}' else '${IDS[1]}' end || '.iv.' || repeat('x', 200)`;
  await query(`insert into payprep.subscriptions (id, organization, created, title, url, enabled, events, secrets)
    select gen_random_uuid(), 'acme', now(), 't', 'https://x.example', true, '{}', ${sealed} from generate_series(1, ${COUNT}) n`);
  await query(`insert into payprep.idempotency_keys (organization, path, key, fingerprint, lease, expires, answer)
    select 'acme', '/x', n::text, 'f', now(), now(), case when n % 3 > 0 then ${sealed} end from generate_series(1, ${COUNT}) n`);
  await query(`insert into payprep.recipients (id, organization, external_user_id, created, is_default, details)
    select gen_random_uuid(), 'acme', 'ann', now(), false, jsonb_build_object('currency', 'EUR', 'sealed', ${sealed}) from generate_series(1, ${COUNT}) n`);
  await query('analyze payprep.subscriptions, payprep.idempotency_keys, payprep.recipients');
}, 60_000);
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const ROWS = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read, sum(seq_scan)::int as scans
  from pg_stat_xact_user_tables where schemaname = 'payprep'`;

/** What is found, and the rows of tables that it read. The counters of a connection go on from one transaction to the next. */
const costOf = (keys: readonly string[]) =>
  database.transaction(async (query: Query) => {
    const read = async () => (await query<{ read: number; scans: number }>(ROWS))[0] ?? { read: 0, scans: 0 };
    const before = await read();
    const { missing } = await findUsedKeys(query, {
      ...sealing([key(1)], () => new Uint8Array()),
      missing: async (ids) => ids.filter((id) => !keys.includes(id)),
    });
    const after = await read();
    return { missing, read: after.read - before.read, scans: after.scans - before.scans };
  });

test('keys that are there are found by some rows of each table', async () => {
  const { missing, read, scans } = await costOf(IDS);
  expect({ missing, scans }).toEqual({ missing: [], scans: 0 });
  expect(read).toBeLessThan(30);
});

test('a key that is missing is counted in a limited number of rows', async () => {
  const { missing, read } = await costOf([IDS[0]]);
  expect(missing).toEqual([IDS[1]]);
  // a table may be read from its beginning until so many are found
  expect(read).toBeLessThan(3 * 3_100);
});
