/**
 * What a claim costs in PostgreSQL, in rows that are read: the same for fifty subscriptions and for tens of thousands, whatever the others have waiting. And
 * that no delivery is forgotten while many write and claim at once.
 */
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../../http/limits.js';
import { claimDelivery } from '../../../storage/postgres/claims.js';
import type { Database, Query } from '../../../storage/postgres/database.js';
import { fromPool } from '../../../storage/postgres/from-pool.js';
import { migrate } from '../../../storage/postgres/schema.js';
import { type PostgresStore, postgresStore } from '../../../storage/postgres.js';
import type { Sealing } from '../../../storage/sealing.js';
import { type EmbeddedPostgres, startPostgres } from '../../embedded.js';
import { empty } from '../at-rest.js';
import { at, event, subscription } from '../records.js';

/** The secrets of so many subscriptions are not sealed here. */
const unsealed: Sealing = {
  seal: async (text) => text,
  open: async () => '[]',
  hashes: async () => [],
  keyId: async () => '',
  check: async () => {},
  missing: async () => [],
};

let server: EmbeddedPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = fromPool(new Pool({ ...server.connection, max: 16 }), { timeoutMilliseconds: 60_000 });
  await migrate(database);
}, 60_000);
beforeEach(() => empty(database.query));
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const ID = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";

/**
 * Of so many subscriptions, the first has so many deliveries that wait, each other one, and every delivery is due. An organization has as many as it may by
 * default, and its deliveries are due one after the other.
 */
async function fill(count: number, ofFirst: number, most: number = USUAL_LIMITS.subscriptions): Promise<void> {
  const { query } = database;
  const organization = `'acme-' || (n - 1) / ${most}`;
  await query(`insert into payprep.subscriptions (id, organization, created, title, url, enabled, events, secrets)
    select ${ID}, ${organization}, now(), 't', 'https://x.example', true, '{}', '' from generate_series(1, ${count}) n`);
  await query(`insert into payprep.events
    select ${ID}, ${organization}, now(), 'RECIPIENT_CREATED', 'x', 'ann' from generate_series(1, ${count}) n`);
  await query(
    `insert into payprep.deliveries
      select gen_random_uuid(), ${organization}, ${ID}, ${ID}, now(), 'PENDING', $1::timestamptz + n * interval '1 millisecond', null, 0
      from (select generate_series(1, ${count}) as n union all select 1 from generate_series(2, ${ofFirst})) as numbers`,
    [at(0)],
  );
  await query('analyze payprep.subscriptions, payprep.events, payprep.deliveries');
}

const ROWS = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read, sum(seq_scan)::int as scans
  from pg_stat_xact_user_tables where schemaname = 'payprep'`;

interface Cost {
  readonly claimed: number;
  readonly read: number;
  readonly scans: number;
}

/** A claim of 64, and the rows of tables that it read. The counters of a connection go on from one transaction to the next. */
const costOf = (seconds: number, rooms: ReadonlyMap<string, number> = new Map()): Promise<Cost> =>
  database.transaction(async (query: Query) => {
    const read = async () => (await query<{ read: number; scans: number }>(ROWS))[0] ?? { read: 0, scans: 0 };
    const before = await read();
    const { length } = await claimDelivery(query, unsealed, { now: at(seconds), lease: at(seconds + 60), limit: 64, each: 4, rooms });
    const after = await read();
    return { claimed: length, read: after.read - before.read, scans: after.scans - before.scans };
  });

describe('a claim of 64 deliveries', () => {
  /**
   * Each delivery is of another organization, and all subscriptions of that one are looked at: each with its first delivery twice. Then some ten of
   * each that is claimed: the subscription and the delivery, when they are locked, claimed, read and raised.
   */
  const MAX_READ = 64 * (USUAL_LIMITS.subscriptions * 3 + 10);

  test.each([2_000, 30_000])('of %i subscriptions reads some rows of each that it claims from, and no table', async (count) => {
    await fill(count, 1);
    for (let seconds = 60; seconds < 66; seconds += 1) {
      const { claimed, read, scans } = await costOf(seconds);
      expect([claimed, scans]).toEqual([64, 0]);
      expect(read).toBeLessThan(MAX_READ);
    }
  });

  test('passes over a subscription that takes no more, however much it has waiting', async () => {
    await fill(3_000, 20_000);
    const first = '00000000-0000-4000-8000-000000000001';
    const full = await costOf(60, new Map([[first, 0]]));
    expect([full.claimed, full.scans]).toEqual([64, 0]);
    expect(full.read).toBeLessThan(MAX_READ);
  });

  test('reads nothing where nothing is due', async () => {
    await fill(5_000, 1);
    await database.query("update payprep.deliveries set state = 'DELIVERED', next_attempt = null");
    // what was promised is looked at once, and then no more
    await costOf(60);
    expect(await costOf(61)).toEqual({ claimed: 0, read: 0, scans: 0 });
  });

  test('finds an organization behind the backlog of one that may have any number of subscriptions', async () => {
    await fill(6_000, 1, 5_990);
    const claimed = await database.transaction((query) =>
      claimDelivery(query, unsealed, { now: at(60), lease: at(120), limit: 64, each: 4 }),
    );
    expect(new Set(claimed.map(({ event: { organization } }) => organization))).toEqual(new Set(['acme-0', 'acme-1']));
  });
});

describe('a claim that finds nothing more', () => {
  /** A subscription of which `next_due` is the end of a lease, and nothing waits. */
  async function emptied(): Promise<PostgresStore> {
    const store = postgresStore({ database, keys: [Buffer.alloc(32, 1).toString('base64')] });
    await store.transaction(async (tx) => {
      await tx.subscriptions.add(subscription(1));
      await tx.events.add(event(10));
    });
    const [one] = await claimAt(store, 20);
    const attempt = { date: at(21), status: 200, error: undefined, milliseconds: 1 };
    if (one !== undefined)
      await store.transaction((tx) => tx.deliveries.settle(one, { attempt, state: 'DELIVERED', nextAttempt: undefined }));
    return store;
  }

  const claimAt = (store: PostgresStore, seconds: number) =>
    store.transaction((tx) => tx.deliveries.claim({ now: at(seconds), lease: at(seconds + 30), limit: 9, each: 9 }));

  test('forgets no delivery that is being written', async () => {
    const store = await emptied();
    await store.transaction(async (tx) => {
      await tx.events.add(event(60));
      expect(await claimAt(store, 99)).toEqual([]);
    });
    expect(await claimAt(store, 100)).toHaveLength(1);
  });

  test('forgets no delivery that is written right after it', async () => {
    const store = await emptied();
    let adding: Promise<void> | undefined;
    await store.transaction(async (tx) => {
      expect(await tx.deliveries.claim({ now: at(99), lease: at(130), limit: 9, each: 9 })).toEqual([]);
      adding = store.transaction((other) => other.events.add(event(60)));
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
      while ((await database.query(waiting)).length === 0);
    });
    await adding;
    expect(await claimAt(store, 100)).toHaveLength(1);
  });
});

test('whoever writes while others claim and settle, each delivery is claimed', async () => {
  const store = postgresStore({ database, keys: [Buffer.alloc(32, 1).toString('base64')] });
  await store.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await tx.subscriptions.add(subscription(n));
  });
  let written = 0;
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; n < 30; n += 1) {
      await store.transaction(async (tx) => {
        await tx.events.add(event(1_000 * (writer + 1) + n));
        // longer than a claim takes
        if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      });
      written += 3;
    }
  };
  let delivered = 0;
  let isOver = false;
  // a second of its own for each round: settled deliveries are due again after it, and then arrive
  let seconds = 10_000;
  const deliver = async (): Promise<void> => {
    for (let idle = 0; idle < 20; ) {
      seconds += 1;
      const now = seconds;
      const claimed = await store.transaction((tx) => tx.deliveries.claim({ now: at(now), lease: at(now + 60_000), limit: 8, each: 4 }));
      for (const one of claimed) {
        const hasArrived = one.attempts > 0;
        const attempt = { date: at(now), status: hasArrived ? 200 : 500, error: undefined, milliseconds: 1 };
        const settled = hasArrived
          ? ({ attempt, state: 'DELIVERED', nextAttempt: undefined } as const)
          : ({ attempt, state: 'PENDING', nextAttempt: at(now + 5) } as const);
        if ((await store.transaction((tx) => tx.deliveries.settle(one, settled))) && hasArrived) delivered += 1;
      }
      idle = claimed.length === 0 && isOver ? idle + 1 : 0;
    }
  };
  const writing = Promise.all([0, 1, 2, 3].map(write)).then(() => {
    isOver = true;
  });
  await Promise.all([writing, ...[1, 2, 3].map(deliver)]);
  expect([written, delivered]).toEqual([360, 360]);
});
