/**
 * A store in PostgreSQL, over `pg` or PGlite. The tables have to be there: see `migrate`. Secrets and answers are sealed before they leave.
 *
 * The gotcha: a transaction that another got in the way of runs again from its start. Its work changes nothing but the store.
 */

import { type Random, systemRandom } from '../bytes/random.js';
import { StorageError } from './errors.js';
import type { Store, Transaction } from './port.js';
import { type Database, isTransient, type Query } from './postgres/database.js';
import { deliveriesIn } from './postgres/deliveries.js';
import { eventsIn } from './postgres/events.js';
import { idempotencyKeysIn } from './postgres/idempotency.js';
import { recipientsIn } from './postgres/recipients.js';
import { type Resealed, reseal } from './postgres/reseal.js';
import { checkSchema } from './postgres/schema.js';
import { sessionsIn } from './postgres/sessions.js';
import { subscriptionsIn } from './postgres/subscriptions.js';
import { tidy } from './postgres/tidy.js';
import { eventsKeptSince } from './retention.js';
import { type Sealing, sealing } from './sealing.js';

/** How often a transaction is tried that others get in the way of. */
const TRIES = 5;

/** Milliseconds for what no request waits for: tidying, sealing anew, the check at the start. */
const LONG = 60_000;

// what is split off is the key id of a sealed text
const KEY_IDS = `select distinct split_part(sealed, '.', 2) as id from (
    select secrets as sealed from payprep.subscriptions
    union all select answer from payprep.idempotency_keys where answer is not null) as every`;

export interface PostgresStoreOptions {
  readonly database: Database;
  /** Base64 of 32 bytes each. The first seals; all of them open. */
  readonly keys: readonly string[];
  /** Milliseconds that a transaction may take; default: those of the database. */
  readonly timeoutMilliseconds?: number | undefined;
  /** For tests. */
  readonly random?: Random;
}

export interface PostgresStore extends Store {
  /** For the start: refuses tables that this program cannot work with, and keys that do not open what is there. */
  check(): Promise<void>;
  /** Seals anew, with the first key, what the others sealed; says how many of each. Others may go on meanwhile. */
  reseal(): Promise<Resealed>;
}

const transactionOver = (query: Query, sealed: Sealing): Transaction => ({
  idempotency: idempotencyKeysIn(query, sealed),
  sessions: sessionsIn(query),
  recipients: recipientsIn(query),
  subscriptions: subscriptionsIn(query, sealed),
  events: eventsIn(query),
  deliveries: deliveriesIn(query, sealed),
});

/** Runs the work, and fails where one of its statements did, whether the work says so or not: the database undoes all of it. */
async function runOnce<Result>(query: Query, work: (query: Query) => Promise<Result>): Promise<Result> {
  let fault: unknown;
  let isOver = false;
  const watched: Query = async (text, values) => {
    if (isOver) throw new StorageError('TRANSACTION_OVER', 'The transaction has ended.');
    try {
      return await query(text, values);
    } catch (refused) {
      fault ??= refused;
      throw refused;
    }
  };
  try {
    const result = await work(watched);
    if (fault !== undefined) throw fault;
    return result;
  } catch (thrown) {
    throw isTransient(fault) ? fault : thrown;
  } finally {
    isOver = true;
  }
}

async function run<Result>(database: Database, work: (query: Query) => Promise<Result>, milliseconds?: number): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction((query) => runOnce(query, work), milliseconds);
    } catch (fault) {
      if (tried === TRIES || !isTransient(fault)) throw fault;
    }
  }
}

export function postgresStore({ database, keys, timeoutMilliseconds, random = systemRandom }: PostgresStoreOptions): PostgresStore {
  const sealed = sealing(keys, random);
  return {
    transaction: (work) => run(database, (query) => work(transactionOver(query, sealed)), timeoutMilliseconds),
    tidy: (now) => tidy((work) => run(database, work, LONG), now, eventsKeptSince(now)),
    async ping() {
      await database.query('select 1');
    },
    async check() {
      const ids = await run(
        database,
        async (query) => {
          await checkSchema(query);
          return (await query<{ id: string }>(KEY_IDS)).map(({ id }) => id);
        },
        LONG,
      );
      await sealed.check(ids);
    },
    reseal: () => reseal((work) => run(database, work, LONG), sealed),
    close: () => database.close(),
  };
}

export { StorageError, type StorageErrorCode } from './errors.js';
export type { Database, Query } from './postgres/database.js';
export { fromPglite, type Pglite } from './postgres/from-pglite.js';
export { fromPool, type PgClient, type PgPool, type PoolOptions } from './postgres/from-pool.js';
export type { Resealed } from './postgres/reseal.js';
export { migrate } from './postgres/schema.js';
