/** A server that takes no more connections, and one without TLS. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fromPool } from '../../../storage/postgres/from-pool.js';
import { type EmbeddedPostgres, startPostgres } from '../../embedded.js';
import { signal } from '../signal.js';

let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startPostgres();
  const pool = new Pool(server.connection);
  await pool.query('create role narrow login connection limit 2');
  await pool.end();
}, 60_000);
afterAll(() => server?.stop());

const databaseOf = (settings: object, timeoutMilliseconds = 20_000) => {
  const database = fromPool(new Pool({ ...server.connection, max: 8, ...settings }), { timeoutMilliseconds });
  onTestFinished(() => database.close());
  return database;
};

test('where the server refuses a new connection, one that is open is waited for', async () => {
  const database = databaseOf({ user: 'narrow' });
  const work = () => database.transaction(async (query) => query<{ one: number }>('select 1 as one, pg_sleep(0.05)'));
  const done = await Promise.all(Array.from({ length: 24 }, work));
  expect(done.map(([row]) => row?.one)).toEqual(Array(24).fill(1));
  // one that is idle serves at once
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('and no longer than a request waits; where others have them all, not at all', async () => {
  const holder = databaseOf({ user: 'narrow' });
  const [held, ready] = [signal(), [signal(), signal()]];
  const holding = ready.map(({ give }) =>
    holder.transaction(async (query) => {
      await query('select 1');
      give();
      await held.given;
    }),
  );
  await Promise.all(ready.map(({ given }) => given));
  await expect(holder.transaction((query) => query('select 1'), 300)).rejects.toMatchObject({
    message: 'The database does not answer within 300 milliseconds.',
  });
  await expect(databaseOf({ user: 'narrow' }).query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE', sqlState: '53300' });
  held.give();
  await Promise.all(holding);
});

test('a server without TLS is named as that', async () => {
  const { host, port, user, database } = server.connection;
  const own = fromPool(new Pool({ connectionString: `postgres://${user}@${host}:${port}/${database}?sslmode=verify-full` }));
  onTestFinished(() => own.close());
  await expect(own.query('select 1')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database does not speak TLS, which sslmode in its address asks for.',
  });
});
