/**
 * A store in PostgreSQL, over `pg` or PGlite. The tables have to exist: see `migrate`. Secrets and answers are sealed before they are sent to the
 * database.
 *
 * The gotcha: a transaction that conflicts with another one runs again from its start, so its work must change nothing but the store.
 */

import { type Random, systemRandom } from '../bytes/random.js';
import { StorageError } from './errors.js';
import type { Store, Transaction } from './port.js';
import { auditIn } from './postgres/audit.js';
import { checksIn } from './postgres/checks.js';
import { type Database, isTransient, type Query } from './postgres/database.js';
import { deliveriesIn } from './postgres/deliveries.js';
import { eventsIn } from './postgres/events.js';
import { idempotencyKeysIn } from './postgres/idempotency.js';
import { organizationsIn } from './postgres/organizations.js';
import { recipientsIn } from './postgres/recipients.js';
import { type Resealed, reseal } from './postgres/reseal.js';
import { readRetention, writeRetention } from './postgres/retention.js';
import { checkSchema } from './postgres/schema.js';
import { sessionsIn } from './postgres/sessions.js';
import { subscriptionsIn } from './postgres/subscriptions.js';
import { tidy } from './postgres/tidy.js';
import { findUsedKeys, type UsedKeys } from './postgres/used-keys.js';
import type { Retention } from './retention.js';
import { draftKeysOf, type Sealing, sealing, type UnreadableRow, watched } from './sealing.js';

/** The most attempts of a transaction that conflicts with others. */
const TRIES = 5;

/** Milliseconds for work that no request waits for: tidying, resealing, the check at the start. */
const LONG = 60_000;

export interface PostgresStoreOptions {
  readonly database: Database;
  /** Base64 of 32 bytes each. The first seals; all of them open. */
  readonly keys: readonly string[];
  /** False if the keys are stored beside the data and would protect nothing: the details of recipients are then written in plain text. Default: true. */
  readonly sealsRecipients?: boolean | undefined;
  /** The most milliseconds of a transaction; default: that of the database. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Told of each row that does not open, whenever it is read. */
  readonly onUnreadable?: ((row: UnreadableRow) => void) | undefined;
  /** For tests. */
  readonly random?: Random;
}

export interface PostgresStore extends Store {
  /**
   * For the start: throws if this program cannot work with the tables, or if a key in use is missing. A row that was damaged in its key id hinders nobody:
   * it goes to `onUnreadable`.
   */
  check(): Promise<void>;
  /** The ids of keys that sealed something, and that this process was not given: another process has them. Rows that are damaged go to `onUnreadable`. */
  missingKeys(): Promise<readonly string[]>;
  /** Seals with the first key all that other keys sealed, and recipients in plain text; returns how many of each. What does not open stays. The service may run meanwhile. */
  reseal(): Promise<Resealed>;
  /** Changes how long records are kept; absent members stay as they are. For the account that owns the tables. */
  setRetention(changes: Partial<Retention>): Promise<void>;
}

const transactionOver = (query: Query, sealed: Sealing, sealsRecipients: boolean): Transaction => ({
  idempotency: idempotencyKeysIn(query, sealed),
  sessions: sessionsIn(query),
  recipients: recipientsIn(query, sealed, sealsRecipients),
  checks: checksIn(query, sealed),
  subscriptions: subscriptionsIn(query, sealed),
  events: eventsIn(query),
  deliveries: deliveriesIn(query, sealed),
  audit: auditIn(query, sealed),
  organizations: organizationsIn(query),
});

/** Runs the work, and fails if one of its statements failed, even if the work caught the error: the database undoes the whole transaction. */
async function runOnce<Result>(query: Query, work: (query: Query) => Promise<Result>): Promise<Result> {
  let fault: unknown;
  let isOver = false;
  const watched: Query = async (text, values, kind) => {
    if (isOver) throw new StorageError('TRANSACTION_OVER', 'The transaction has ended.');
    try {
      return await query(text, values, kind);
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

async function run<Result>(
  database: Database,
  work: (query: Query) => Promise<Result>,
  milliseconds?: number,
  signal?: AbortSignal,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction((query) => runOnce(query, work), milliseconds, signal);
    } catch (fault) {
      if (tried === TRIES || !isTransient(fault)) throw fault;
    }
  }
}

export function postgresStore(options: PostgresStoreOptions): PostgresStore {
  const { database, keys, sealsRecipients = true, timeoutMilliseconds, onUnreadable = () => {}, random = systemRandom } = options;
  const sealed = watched(sealing(keys, random), onUnreadable);
  const unknownKeys = ({ missing, damaged }: UsedKeys): readonly string[] => {
    damaged.forEach(onUnreadable);
    return missing;
  };
  return {
    transaction: (work, signal) =>
      run(database, (query) => work(transactionOver(query, sealed, sealsRecipients)), timeoutMilliseconds, signal),
    tidy: (now) => tidy((work) => run(database, work, LONG), now),
    retention: () => run(database, readRetention, timeoutMilliseconds),
    setRetention: (changes) => run(database, (query) => writeRetention(query, changes), timeoutMilliseconds),
    draftKeys: (owner) => draftKeysOf(sealed, owner),
    async now() {
      const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
      return row?.now;
    },
    async ping() {
      await database.query('select 1');
    },
    async check() {
      const used = await run(
        database,
        async (query) => {
          await checkSchema(query);
          await readRetention(query);
          return findUsedKeys(query, sealed);
        },
        LONG,
      );
      await sealed.check(unknownKeys(used));
    },
    missingKeys: async () => unknownKeys(await run(database, (query) => findUsedKeys(query, sealed), LONG)),
    reseal: () => reseal((work) => run(database, work, LONG), sealed, sealsRecipients),
    close: () => database.close(),
  };
}

export { StorageError, type StorageErrorCode } from './errors.js';
export type { Database, Query } from './postgres/database.js';
export { fromPglite, type Pglite } from './postgres/from-pglite.js';
export { fromPool, type PgClient, type PgPool, type PoolOptions } from './postgres/from-pool.js';
export type { Resealed } from './postgres/reseal.js';
export { migrate } from './postgres/schema.js';
export type { UnreadableRow } from './sealing.js';
