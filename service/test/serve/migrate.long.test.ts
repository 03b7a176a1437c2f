/** `payprep-service migrate`, and what the other commands say of tables that it has not made, or a later one has. */
import { createServer } from 'node:net';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { MIGRATIONS } from '../../storage/postgres/migrations.js';
import { checkSchema, migrateTables } from '../../storage/postgres/schema.js';
import { databases } from '../database.js';
import { listen } from '../webhooks/receiver.js';
import { runInProcess } from './in-process.js';

const made = databases();
const { bare, fresh } = made;

const LATEST = MIGRATIONS.length;
const HELP = '; see payprep-service help';

type Environment = Readonly<Record<string, string>>;

const poolOf = (env: Environment): Pool => {
  const pool = new Pool({ connectionString: env.DATABASE_URL });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return pool;
};

const tablesIn = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query("select table_name from information_schema.tables where table_schema = 'payprep' order by 1");
  return rows.map(({ table_name: name }) => name);
};

/** As an account that has just come into being. */
async function as(env: Environment, account: string): Promise<Environment> {
  await poolOf(env).query(`create role ${account} login`);
  const url = new URL(env.DATABASE_URL ?? '');
  url.username = account;
  return { ...env, DATABASE_URL: url.href };
}

const OTHERS = [
  ['serve', '--development-tokens', '--port', '0', '--metrics-port', 'off'],
  ['deliver', '--metrics-port', 'off'],
  ['webhooks', '--organization', 'acme'],
  ['sessions', 'revoke', 'x', '--organization', 'acme'],
  ['reseal'],
];

test('no other command makes tables: each says what to run, and ends', async () => {
  const env = await bare();
  for (const argv of OTHERS) {
    const { code, err } = await runInProcess(argv, env);
    expect([code, err]).toEqual([
      2,
      `payprep-service: the store does not open: The tables are of version 0, and this program needs version ${LATEST}: run payprep-service migrate${HELP} ${argv[0]}\n`,
    ]);
  }
  expect(await tablesIn(poolOf(env))).toEqual([]);
});

describe('migrate', () => {
  test('says what it did, and the second time that there is nothing to do', async () => {
    const env = await bare();
    const first = await runInProcess(['migrate'], env);
    const steps = MIGRATIONS.map(({ version, title }) => `Step ${version}: ${title}\n`).join('');
    expect(first).toEqual({ code: 0, out: `${steps}The tables are of version ${LATEST} now; they were of version 0.\n`, err: '' });
    expect(await runInProcess(['migrate'], env)).toEqual({
      code: 0,
      out: `The tables are of version ${LATEST}; there is nothing to do.\n`,
      err: '',
    });
    expect((await runInProcess(['webhooks', '--organization', 'acme'], env)).code).toBe(0);
  });

  test('--dry-run prints the SQL and runs none of it; run by hand, it makes the same tables', async () => {
    const env = await bare();
    const pool = poolOf(env);
    const { code, out, err } = await runInProcess(['migrate', '--dry-run'], env);
    expect([code, err, out.split('\n')[0]]).toEqual([1, '', `-- The tables are of version 0, and this program needs version ${LATEST}.`]);
    expect(await tablesIn(pool)).toEqual([]);
    await pool.query(out);
    expect(await tablesIn(pool)).toEqual(await tablesIn(poolOf(await fresh())));
    const again = await runInProcess(['migrate', '--dry-run'], env);
    expect(again).toEqual({ code: 0, out: `-- The tables are of version ${LATEST}, and this program needs version ${LATEST}.\n`, err: '' });
  });

  test('--grant lets an account read and write, and neither make tables nor change the ledger', async () => {
    const env = await bare();
    const clerk = await as(env, 'clerk');
    const { code, out } = await runInProcess(['migrate', '--grant', 'clerk'], env);
    expect([code, out.split('\n').at(-2)]).toEqual([0, 'The account may read and write them.']);
    expect((await runInProcess(['webhooks', '--organization', 'acme'], clerk)).code).toBe(0);
    const pool = poolOf(clerk);
    await pool.query('delete from payprep.events');
    for (const refused of ['create table payprep.mine (id integer)', 'drop table payprep.events', 'delete from payprep.payprep_migrations'])
      await expect(pool.query(refused)).rejects.toMatchObject({ code: '42501' });
  });

  test('as an account that may not, or for one that is not there, changes nothing and says so in a line', async () => {
    const env = await bare();
    const stranger = await as(env, 'stranger');
    expect((await runInProcess(['migrate'], stranger)).err).toBe(
      `payprep-service: the migration failed: the account of DATABASE_URL may not create tables or grant access (SQLSTATE 42501)${HELP} migrate\n`,
    );
    const { code, err } = await runInProcess(['migrate', '--grant', 'nobody"; drop schema payprep'], env);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no account of the name that --grant says')]);
    expect(await tablesIn(poolOf(env))).toEqual([]);
  });

  test('is for PostgreSQL: the other stores make their tables themselves', async () => {
    const { code, err } = await runInProcess(['migrate']);
    expect([code, err]).toEqual([2, expect.stringMatching(/^payprep-service: DATABASE_URL has to name a PostgreSQL;[^\n]+\n$/)]);
  });
});

describe('a database that says nothing', () => {
  const LATE = ['migrate', '--database-timeout', '300'];

  test('from the start: the migration ends with a line', async () => {
    const port = await listen(createServer(() => undefined));
    const { code, err } = await runInProcess(LATE, { DATABASE_URL: `postgres://127.0.0.1:${port}/x` });
    expect([code, err]).toEqual([
      2,
      `payprep-service: the migration failed: The database does not answer within 300 milliseconds${HELP} migrate\n`,
    ]);
  });

  test('because it is stopped while a step runs: the migration ends with a line, and can be run again', async () => {
    const env = await bare();
    const { server } = made;
    const holder = await poolOf(env).connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1::bigint)', [0x706179707265]);
    const migrating = runInProcess(LATE, env);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.halt();
    const { code, err } = await migrating.finally(() => server.resume());
    expect([code, err.split('\n').at(-2)]).toEqual([
      2,
      `payprep-service: the migration failed: The database does not answer any more${HELP} migrate`,
    ]);
    await holder.query('rollback');
    holder.release();
    expect((await runInProcess(['migrate'], env)).code).toBe(0);
  });
});

describe('tables of a later release', () => {
  const NEXT = {
    version: LATEST + 1,
    release: '9.1',
    title: 'The next release',
    statements: ['alter table payprep.recipients add column next text'],
  };
  const AFTER_NEXT = {
    version: LATEST + 2,
    release: '9.2',
    title: 'Later',
    statements: ['alter table payprep.recipients drop column next'],
    oldest: LATEST + 1,
  };

  test('are worked with where that release says so, and refused where it does not, by both versions', async () => {
    const env = await fresh();
    const database = fromPool(poolOf(env));
    await migrateTables(database, { steps: [...MIGRATIONS, NEXT] });
    for (const argv of OTHERS.slice(2, 3)) expect((await runInProcess(argv, env)).code).toBe(0);
    expect(await runInProcess(['migrate'], env)).toEqual({
      code: 0,
      out: `The tables are of version ${LATEST + 1}; this program knows version ${LATEST}, and works with them.\n`,
      err: '',
    });
    await migrateTables(database, { steps: [...MIGRATIONS, NEXT, AFTER_NEXT] });
    const why = `The tables are of version ${LATEST + 2}, for programs of version ${LATEST + 1} or later, and this program is of version ${LATEST}`;
    for (const argv of OTHERS) {
      const { code, err } = await runInProcess(argv, env);
      expect([code, err]).toEqual([2, `payprep-service: the store does not open: ${why}${HELP} ${argv[0]}\n`]);
    }
    expect((await runInProcess(['migrate'], env)).err).toBe(`payprep-service: the migration failed: ${why}${HELP} migrate\n`);
    // the program of that release goes on
    await database.transaction((query) => checkSchema(query, LATEST + 1));
  });

  test('a step waits for a table that is in use without making others wait for long', async () => {
    const env = await fresh();
    const pool = poolOf(env);
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select * from payprep.recipients');
    const migrating = migrateTables(fromPool(poolOf(env)), { steps: [...MIGRATIONS, NEXT] });
    await new Promise((resolve) => setTimeout(resolve, 200));
    // behind the step that waits for the table
    const begun = performance.now();
    await pool.query('select * from payprep.recipients');
    expect(performance.now() - begun).toBeLessThan(1_500);
    await reader.query('commit');
    reader.release();
    expect((await migrating).after).toBe(LATEST + 1);
  });
});
