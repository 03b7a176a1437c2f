/**
 * A database over a pool of `pg`.
 *
 * The gotcha: a connection that breaks between two queries emits an `error` event, and an event without a listener ends the process. The pool listens
 * to idle connections only, and a database may go down just when the pool hands one out. So a listener is added at the pool's `acquire` event, before
 * the connection is used. It does nothing: the next query fails anyway.
 *
 * @see https://node-postgres.com/apis/pool
 */
import { StorageError } from '../errors.js';
import { asking, type Database, faultOf, type Query, type Queryable } from './database.js';

export interface PgClient extends Queryable {
  on(event: 'error', listener: (error: Error) => void): unknown;
  release(error?: Error | boolean): void;
}

/** The used part of `Pool`. */
export interface PgPool extends Queryable {
  connect(): Promise<PgClient>;
  end(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'acquire', listener: (client: PgClient) => void): unknown;
  on(event: 'release', listener: () => void): unknown;
  /** The open connections. */
  readonly totalCount: number;
}

const ignoreError = (): void => {};

/** Milliseconds after which work on a database that does not answer is given up. */
const TIMEOUT = 2_000;

export interface PoolOptions {
  /** The most milliseconds of a transaction, with the wait for a connection; then it fails, and its connection is closed. Default: 2000. */
  readonly timeoutMilliseconds?: number | undefined;
}

/** The server gets the same time limit: a statement that waits for a lock would otherwise keep its connection there. */
const beginning = (milliseconds: number): string => {
  const begin = 'begin isolation level read committed';
  return milliseconds === 0 ? begin : `${begin}; set local statement_timeout = ${milliseconds}`;
};

/** Runs the work between begin and commit, if it does more than read. A connection that cannot roll back is broken. */
async function inTransaction<Result>(client: Lent, milliseconds: number, work: (query: Query) => Promise<Result>): Promise<Result> {
  const query = asking(client);
  let isBegun = false;
  try {
    const result = await work(async (text, values, kind) => {
      if (!isBegun && kind !== 'READ') {
        isBegun = true;
        await query(beginning(milliseconds));
      }
      return query(text, values);
    });
    if (isBegun) await query('commit');
    return result;
  } catch (fault) {
    await query('rollback').catch(client.discard);
    throw fault;
  }
}

/** A connection of the pool, lent to one transaction. */
interface Lent extends Queryable {
  /** Closes the connection instead of returning it to the pool. */
  discard(): void;
}

/** Milliseconds after which a connection that the server refused is asked for again, if none has come back. */
const AGAIN = 100;

/** Resolves at the next connection that somebody gives back, or after a while. */
type Freed = () => Promise<void>;

/** The server takes no more connections, of this role or of all. */
const isFull = ({ sqlState = '' }: StorageError): boolean => sqlState.startsWith('53');

/** A connection. Where the server takes no new one, it waits for one of those that are open. */
async function connect(pool: PgPool, isLate: () => boolean, freed: Freed): Promise<PgClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (fault) {
      const refused = faultOf(fault);
      if (!isFull(refused) || isLate() || pool.totalCount === 0) throw refused;
      await freed();
    }
  }
}

function freedIn(pool: PgPool): Freed {
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const each of waiting) each();
    waiting.clear();
  };
  pool.on('release', wake);
  return () =>
    new Promise((resolve) => {
      const again = (): void => {
        clearTimeout(late);
        waiting.delete(again);
        resolve();
      };
      const late = setTimeout(again, AGAIN);
      waiting.add(again);
    });
}

/** Runs work with a connection. It fails after a number of milliseconds (0: no limit) or at the signal, at any point of the work. */
function withClient<Result>(
  pool: PgPool,
  freed: Freed,
  milliseconds: number,
  work: (client: Lent) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let lent: PgClient | undefined;
    let [isLate, isBroken] = [false, false];
    const giveBack = (): void => {
      lent?.release(isBroken);
      lent = undefined;
    };
    const giveUp = (why: string): void => {
      [isLate, isBroken] = [true, true];
      giveBack();
      reject(new StorageError('UNAVAILABLE', why));
    };
    const inTime = `The database does not answer within ${milliseconds} milliseconds.`;
    const late = milliseconds === 0 ? undefined : setTimeout(giveUp, milliseconds, inTime);
    const atSignal = (): void => giveUp('The database does not answer any more.');
    signal?.addEventListener('abort', atSignal, { once: true });
    if (signal?.aborted === true) {
      clearTimeout(late);
      atSignal();
      return;
    }
    const begin = async (): Promise<Result> => {
      const client = await connect(pool, () => isLate, freed);
      if (isLate) {
        client.release();
        throw new StorageError('UNAVAILABLE', 'The database answered too late.');
      }
      lent = client;
      const discard = (): void => {
        isBroken = true;
      };
      return work({ query: (text, values) => client.query(text, values), discard });
    };
    begin()
      .finally(() => {
        clearTimeout(late);
        signal?.removeEventListener('abort', atSignal);
        giveBack();
      })
      .then(resolve, reject);
  });
}

/** @example postgresStore({ database: fromPool(new Pool({ connectionString })), keys }) */
export function fromPool(pool: PgPool, { timeoutMilliseconds = TIMEOUT }: PoolOptions = {}): Database {
  let closed: Promise<void> | undefined;
  const withListener = new WeakSet<PgClient>();
  const freed = freedIn(pool);
  pool.on('error', ignoreError);
  pool.on('acquire', (client) => {
    if (!withListener.has(client)) client.on('error', ignoreError);
    withListener.add(client);
  });
  return {
    query: asking({ query: (text, values) => withClient(pool, freed, timeoutMilliseconds, (client) => client.query(text, values)) }),
    transaction: (work, milliseconds = timeoutMilliseconds, signal) =>
      withClient(pool, freed, milliseconds, (client) => inTransaction(client, milliseconds, work), signal),
    close() {
      closed ??= pool.end();
      return closed;
    },
  };
}
