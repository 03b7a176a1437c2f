/** The store in a real PostgreSQL, over `pg`: the contract, what lies in the database, and what only several connections at once can show. */
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { migrate, migrateTables } from '../../storage/postgres/schema.js';
import { type PostgresStore, postgresStore } from '../../storage/postgres.js';
import { type EmbeddedPostgres, startPostgres } from '../embedded.js';
import { empty } from './at-rest.js';
import { storeContract } from './contract.js';
import { ACME, ANN, at, auditEntry, DAY, entry, event, key, recipient, scope, subscription, uuid } from './records.js';
import { databaseContract } from './rows.js';
import { signal } from './signal.js';

const keys = [key(1)];
let server: EmbeddedPostgres;
let database: Database;
let store: PostgresStore;
// no measure of speed: a machine with other work may keep a statement waiting for longer than an operator would
const databaseOf = (name?: string): Database =>
  fromPool(new Pool({ ...server.connection, ...(name !== undefined && { database: name }), max: 8 }), { timeoutMilliseconds: 60_000 });

beforeAll(async () => {
  server = await startPostgres();
  database = databaseOf();
  await migrate(database);
  store = postgresStore({ database, keys });
}, 60_000);
beforeEach(() => empty(database.query));
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

/** Resolves when so many connections wait for a lock. */
async function waitingForLocks(count: number): Promise<void> {
  for (;;) {
    const [row] = await database.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
    );
    if ((row?.waiting ?? 0) >= count) return;
  }
}

describe('over pg', () => {
  storeContract(() => store);
  databaseContract(() => database);
});

describe('two transactions at once', () => {
  test('claims that overlap share nothing, and neither waits', async () => {
    await store.transaction(async (tx) => {
      for (const n of [1, 2]) await tx.subscriptions.add(subscription(n));
      for (const n of [10, 11, 12]) await tx.events.add(event(n));
    });
    const asked = { now: at(99), lease: at(200), limit: 2, each: 1 };
    const [first, second] = [signal(), signal()];
    const [one, other] = await Promise.all([
      store.transaction(async (tx) => {
        const claimed = await tx.deliveries.claim(asked);
        first.give();
        await second.given;
        return claimed;
      }),
      first.given.then(async () => {
        const claimed = await store.transaction((tx) => tx.deliveries.claim(asked));
        second.give();
        return claimed;
      }),
    ]);
    expect(one).toHaveLength(2);
    expect(other).toHaveLength(2);
    expect(new Set([...one, ...other].map(({ id }) => id)).size).toBe(4);
    // one each of the two subscriptions, in both
    for (const claimed of [one, other]) expect(new Set(claimed.map(({ subscription: { id } }) => id)).size).toBe(2);
  });

  test.each([
    ['lock', (tx) => tx.recipients.lock(ANN)],
    ['findDefault', (tx) => tx.recipients.findDefault(ANN, 'EUR')],
    ['add', (tx) => tx.recipients.add(recipient(8))],
    ['remove', (tx) => tx.recipients.remove(ANN, uuid(8))],
  ] as const satisfies readonly (readonly [
    string,
    (tx: Parameters<Parameters<PostgresStore['transaction']>[0]>[0]) => Promise<unknown>,
  ])[])('nobody adds a recipient of a user while another has asked for %s, whether it locks or not', async (_, ask) => {
    const asked = signal();
    const order: string[] = [];
    const holding = store.transaction(async (tx) => {
      await ask(tx);
      asked.give();
      await waitingForLocks(1);
      order.push('held');
    });
    await asked.given;
    const adding = store.transaction((tx) => tx.recipients.add(recipient(9))).then(() => order.push('added'));
    await Promise.all([holding, adding]);
    expect(order).toEqual(['held', 'added']);
  });

  test('what comes of a delivery waits for who changes its subscription, and is not overwritten', async () => {
    await store.transaction(async (tx) => {
      await tx.subscriptions.add(subscription(1));
      await tx.events.add(event(10));
    });
    const [claimed] = await store.transaction((tx) => tx.deliveries.claim({ now: at(20), lease: at(50), limit: 1, each: 1 }));
    const attempt = { date: at(21), status: 500, error: 'STATUS', milliseconds: 3 };
    const read = signal();
    const changing = store.transaction(async (tx) => {
      await tx.subscriptions.lock(ACME);
      const found = await tx.subscriptions.find(ACME, uuid(1));
      read.give();
      await waitingForLocks(1);
      if (found !== undefined) await tx.subscriptions.change({ ...found, title: 'New' });
    });
    await read.given;
    const settling =
      claimed && store.transaction((tx) => tx.deliveries.settle(claimed, { attempt, state: 'PENDING', nextAttempt: at(30) }));
    await Promise.all([changing, settling]);
    expect(await store.transaction((tx) => tx.subscriptions.find(ACME, uuid(1)))).toMatchObject({ title: 'New', failingSince: at(21) });
  });

  test('who takes the same key waits for the first, and is told of it', async () => {
    const taken = signal();
    const first = store.transaction(async (tx) => {
      await tx.idempotency.take(scope(), entry(0, 'first'));
      taken.give();
      await waitingForLocks(1);
    });
    await taken.given;
    expect(await store.transaction((tx) => tx.idempotency.take(scope(), entry(1, 'second')))).toEqual({ isSame: false });
    await first;
  });

  test('a deadlock is undone on one side, and run again', async () => {
    const users = ['ann', 'bob'].map((externalUserId) => ({ organization: ACME, externalUserId }));
    const held = users.map(signal);
    const runs = [0, 0];
    const crossing = (own: number): Promise<void> =>
      store.transaction(async (tx) => {
        runs[own] = (runs[own] ?? 0) + 1;
        const [mine, theirs] = [users[own], users[1 - own]];
        if (mine === undefined || theirs === undefined) return;
        await tx.recipients.add(recipient(10 + own, mine));
        held[own]?.give();
        await held[1 - own]?.given;
        await tx.recipients.add(recipient(20 + own, theirs));
      });
    await Promise.all([crossing(0), crossing(1)]);
    expect(runs.toSorted()).toEqual([1, 2]);
    for (const user of users) expect(await store.transaction((tx) => tx.recipients.count(user))).toBe(2);
  });
});

describe('many events', () => {
  test('are tidied away whole, those on their way left out', async () => {
    await store.transaction((tx) => tx.subscriptions.add(subscription(1)));
    await database.query(`insert into payprep.events
      select gen_random_uuid(), 'acme', '2025-01-01', 'RECIPIENT_CREATED', 'x', 'ann' from generate_series(1, 1200)`);
    await store.transaction((tx) => tx.events.add(event(1)));
    expect(await store.tidy(at(99 * DAY))).toEqual({ sessions: 0, idempotencyKeys: 0, events: 1200, audit: 0 });
    expect(await store.transaction((tx) => tx.deliveries.list(ACME, { limit: 9 }))).toHaveLength(1);
  });

  test('are claimed once each, by however many at the same time', async () => {
    await store.transaction(async (tx) => {
      for (const n of [1, 2, 3]) await tx.subscriptions.add(subscription(n));
      for (let n = 10; n < 110; n += 1) await tx.events.add(event(n));
    });
    const claimed: string[] = [];
    const work = async (): Promise<void> => {
      for (let idle = 0; idle < 3; ) {
        const got = await store.transaction((tx) => tx.deliveries.claim({ now: at(200), lease: at(300), limit: 5, each: 2 }));
        claimed.push(...got.map(({ id }) => id));
        idle = got.length === 0 ? idle + 1 : 0;
      }
    };
    await Promise.all(Array.from({ length: 6 }, work));
    expect(claimed).toHaveLength(300);
    expect(new Set(claimed).size).toBe(300);
  });
});

describe('connections', () => {
  test('one that breaks off in a transaction leaves nothing, and the store goes on', async () => {
    const broken = store.transaction(async (tx) => {
      await tx.recipients.add(recipient(1));
      await database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and pid <> pg_backend_pid()",
      );
      await tx.recipients.add(recipient(2));
    });
    await expect(broken).rejects.toMatchObject({ name: 'StorageError', code: 'UNAVAILABLE' });
    expect(await store.transaction((tx) => tx.recipients.count(ANN))).toBe(0);
  });

  test('a database that is not there is said to be unavailable, without its address', async () => {
    const nowhere = postgresStore({ database: fromPool(new Pool({ host: '127.0.0.1', port: 1, user: 'who' })), keys });
    for (const asked of [nowhere.ping(), nowhere.check(), nowhere.transaction((tx) => tx.recipients.count(ANN))])
      await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The database does not answer: ECONNREFUSED.' });
    await nowhere.close();
    await nowhere.close();
  });
});

describe('tables', () => {
  test('are made once, however many start at the same time, and asked for before', async () => {
    await database.query('create database fresh');
    const starting = Array.from({ length: 4 }, () => databaseOf('fresh'));
    // each remembers what it was told
    const early = starting.map((each) => postgresStore({ database: each, keys }));
    for (const each of early)
      await expect(each.check()).rejects.toMatchObject({ code: 'SCHEMA_OUTDATED', message: expect.stringContaining('version 0') });
    const applied = await Promise.all(starting.map(migrate));
    expect(applied.filter((versions) => versions.length > 0)).toHaveLength(1);
    const steps = applied.flat();
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    for (const each of early) await each.check();
    for (const each of starting)
      expect(await each.query('select version, title from payprep.payprep_migrations')).toHaveLength(steps.length);
    await Promise.all(starting.map((each) => each.close()));
  });

  test('an account that may make none can start, where they are there', async () => {
    await database.query('create role clerk login');
    await migrateTables(database, { grantTo: 'clerk' });
    const own = fromPool(new Pool({ ...server.connection, user: 'clerk' }));
    expect(await migrate(own)).toEqual([]);
    const clerk = postgresStore({ database: own, keys });
    await clerk.check();
    await clerk.transaction((tx) => tx.recipients.add(recipient(1)));
    await clerk.tidy(at(0));
    await clerk.close();
  });

  test('that account deletes entries of the audit trail by the function alone, and does not say how long they are kept', async () => {
    const own = fromPool(new Pool({ ...server.connection, user: 'clerk' }));
    const clerk = postgresStore({ database: own, keys });
    await clerk.transaction((tx) => tx.audit.add(auditEntry(1, { created: new Date(Date.now() - 400 * DAY * 1000) })));
    await clerk.transaction((tx) => tx.audit.add(auditEntry(2, { created: new Date() })));
    for (const refused of [
      'delete from payprep.audit',
      "with ends as (select set_config('payprep.audit_ends', '9999-01-01', false)) delete from payprep.audit using ends",
      'update payprep.retention set days = 1',
      "delete from payprep.retention where name = 'audit'",
    ])
      await expect(own.query(refused)).rejects.toMatchObject({ sqlState: '42501' });
    await expect(clerk.setRetention({ audit: 1 })).rejects.toMatchObject({ sqlState: '42501' });
    expect(await clerk.tidy(new Date(Date.now() + 4000 * DAY * 1000))).toMatchObject({ audit: 1 });
    expect(await clerk.transaction((tx) => tx.audit.list(ACME, { limit: 9 }))).toHaveLength(1);
    await clerk.close();
  });

  test('an account without the rights of this version does not start', async () => {
    await database.query('create role stranger login');
    await database.query('grant usage on schema payprep to stranger');
    await database.query('grant select on payprep.payprep_migrations to stranger');
    const own = fromPool(new Pool({ ...server.connection, user: 'stranger' }));
    await expect(postgresStore({ database: own, keys }).check()).rejects.toMatchObject({ sqlState: '42501' });
    await own.close();
  });

  test('a step that fails leaves nothing of itself', async () => {
    await database.query('create database halfway');
    const own = databaseOf('halfway');
    await own.query('create schema payprep');
    await own.query('create table payprep.attempts (other text)');
    await expect(migrate(own)).rejects.toMatchObject({ code: 'REFUSED', sqlState: '42P07' });
    const left = await own.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'payprep'",
    );
    expect(left).toEqual([{ name: 'attempts' }]);
    await own.close();
  });
});
