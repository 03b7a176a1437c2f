/**
 * A database over a pool of `pg`.
 *
 * The gotcha: a connection that breaks while nobody asks it anything is an `error` event, which ends the process where nobody listens. Whoever asks
 * next is told anyway. The pool listens to those at rest; between its hands and ours a moment passes, in which a database that goes down says so: hence
 * somebody listens from the moment at which a connection is handed out.
 *
 * @see https://node-postgres.com/apis/pool
 */
import { type Asked, asking, type Database, faultOf, type Query } from './database.js';

export interface PgClient extends Asked {
  on(event: 'error', listener: (error: Error) => void): unknown;
  release(error?: Error | boolean): void;
}

/** What is used of `Pool`. */
export interface PgPool extends Asked {
  connect(): Promise<PgClient>;
  end(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'acquire', listener: (client: PgClient) => void): unknown;
}

const unheard = (): void => {};

/** Runs the work between begin and commit; says whether the connection is still good. */
async function inTransaction<Result>(client: PgClient, work: (query: Query) => Promise<Result>): Promise<Result> {
  const query = asking(client);
  let isBroken = false;
  try {
    await query('begin isolation level read committed');
    const result = await work(query);
    await query('commit');
    return result;
  } catch (fault) {
    await query('rollback').catch(() => {
      isBroken = true;
    });
    throw fault;
  } finally {
    client.release(isBroken);
  }
}

/** @example postgresStore({ database: fromPool(new Pool({ connectionString })), keys }) */
export function fromPool(pool: PgPool): Database {
  let closed: Promise<void> | undefined;
  const heard = new WeakSet<PgClient>();
  pool.on('error', unheard);
  pool.on('acquire', (client) => {
    if (!heard.has(client)) client.on('error', unheard);
    heard.add(client);
  });
  return {
    query: asking(pool),
    async transaction(work) {
      const client = await pool.connect().catch((fault: unknown) => {
        throw faultOf(fault);
      });
      return inTransaction(client, work);
    },
    close() {
      closed ??= pool.end();
      return closed;
    },
  };
}
