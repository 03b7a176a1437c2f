/** A PostgreSQL that takes connections and says nothing: whoever waits for it is told soon, and the pool is good for others. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Query } from '../../../storage/postgres/database.js';
import { fromPool, type PgClient, type PgPool } from '../../../storage/postgres/from-pool.js';
import { postgresStore } from '../../../storage/postgres.js';
import { KEY } from '../../database.js';

async function silentServer(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return `postgres://ann@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
}

const LATE = { code: 'UNAVAILABLE', message: 'The database does not answer within 100 milliseconds.' };

test('a connection that does not come is not waited for, whatever the pool says', async () => {
  const pool = new Pool({ connectionString: await silentServer(), max: 1 });
  const store = postgresStore({ database: fromPool(pool, { timeoutMilliseconds: 100 }), keys: [KEY] });
  // the second one waits for the only connection
  const asked = [store.transaction((tx) => tx.subscriptions.list('acme')), store.ping()];
  for (const each of asked) await expect(each).rejects.toMatchObject(LATE);
});

/** A client that never answers to one statement. */
function stuckPool(text: string): PgPool & { readonly released: unknown[]; readonly asked: string[] } {
  const [released, asked]: [unknown[], string[]] = [[], []];
  const client: PgClient = {
    query: (statement) => {
      asked.push(statement);
      return statement.startsWith(text) ? new Promise(() => undefined) : Promise.resolve({ rows: [] });
    },
    release: (error) => released.push(error),
    on: () => undefined,
  };
  const pool = { connect: async () => client, query: client.query, end: async () => undefined, on: () => undefined, totalCount: 1 };
  return { ...pool, released, asked };
}

test.each(['begin', 'select', 'commit'])('a connection that is stuck in "%s" is closed, once, and does not go back', async (text) => {
  const pool = stuckPool(text);
  const work = fromPool(pool, { timeoutMilliseconds: 100 }).transaction((query) => query('select 1'));
  await expect(work).rejects.toMatchObject(LATE);
  expect(pool.released).toEqual([true]);
});

test('work that hangs elsewhere ends, too; the server ends the statements that nobody waits for', async () => {
  const pool = stuckPool('nothing');
  const hanging = async (query: Query): Promise<never> => {
    await query('select 1');
    return new Promise(() => undefined);
  };
  await expect(fromPool(pool, { timeoutMilliseconds: 100 }).transaction(hanging)).rejects.toMatchObject(LATE);
  expect(pool.asked).toEqual(['begin isolation level read committed; set local statement_timeout = 100', 'select 1']);
});

test('work without a limit ends at a signal, and does not begin after it', async () => {
  const stop = new AbortController();
  const pool = stuckPool('select');
  const { transaction } = fromPool(pool);
  const work = transaction((query) => query('select 1'), 0, stop.signal);
  setTimeout(() => stop.abort(), 20);
  const gone = { code: 'UNAVAILABLE', message: 'The database does not answer any more.' };
  await expect(work).rejects.toMatchObject(gone);
  await expect(transaction((query) => query('begin'), 0, stop.signal)).rejects.toMatchObject(gone);
  expect(pool.released[0]).toBe(true);
});

test('work that may take its time does', async () => {
  const pool = stuckPool('nothing');
  const slow = () => new Promise((resolve) => setTimeout(resolve, 50, 'done'));
  expect(await fromPool(pool, { timeoutMilliseconds: 10 }).transaction(slow, 0)).toBe('done');
  expect(pool.released).toEqual([false]);
});
