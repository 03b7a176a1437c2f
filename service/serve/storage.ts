/**
 * Opens the store of the service: the PostgreSQL of `DATABASE_URL`, PGlite in a folder, or memory.
 *
 * The drivers are optional, and loaded when they are needed. Keys come from `PAYPREP_KEYS`. For PGlite a key is made in the folder, if there is none.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { memoryStore } from '../storage/memory.js';
import type { Store } from '../storage/port.js';
import type { Database } from '../storage/postgres/database.js';
import { fromPglite } from '../storage/postgres/from-pglite.js';
import { migrate } from '../storage/postgres/schema.js';
import { type PostgresStore, type PostgresStoreOptions, postgresStore, type Resealed } from '../storage/postgres.js';
import { announceWait, missingDriver, openPostgres, reasonOf } from './database.js';
import { lockFolder } from './folder-lock.js';
import { type Io, UsageError } from './io.js';
import type { Pool } from './metrics/pool.js';
import { type Environment, type Given, wordOf } from './settings.js';

/** For deliveries and metrics. */
const BACKGROUND_MILLISECONDS = 15_000;

/** The parts of the process that are needed here. */
type Surroundings = Pick<Io, 'env' | 'stderr'>;

type OnUnreadable = PostgresStoreOptions['onUnreadable'];

/** A store with its tables. */
export interface Opened {
  readonly store: Store;
  /** The same store with more time, for work that no request waits for. */
  readonly background: Store;
  readonly kind: 'memory' | 'pglite' | 'postgres';
  /** The connections to PostgreSQL. */
  readonly pool?: Pool;
  /** Absent if the store seals nothing. */
  readonly reseal?: () => Promise<Resealed>;
  /** Absent if the store seals nothing. */
  readonly missingKeys?: PostgresStore['missingKeys'];
  /** Absent if the store ends with its process. */
  readonly setRetention?: PostgresStore['setRetention'];
}

/** Opens the store, runs work with it, and closes it. */
export async function withStore<Result>(given: Given, io: Surroundings, work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const opened = await openStore(given, io);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
  }
}

/** @throws UsageError if a driver, an address or a key is missing, a key of the data is not given, or the database does not answer */
export async function openStore(given: Given, io: Surroundings, onUnreadable?: OnUnreadable): Promise<Opened> {
  try {
    return await openByKind(given, io, onUnreadable);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`the store does not open: ${reasonOf(error)}`);
  }
}

const kindOf = (given: Given, env: Environment): Opened['kind'] =>
  wordOf(given, 'store', ['memory', 'pglite', 'postgres']) ?? (env.DATABASE_URL ? 'postgres' : 'pglite');

export const isPostgres = (given: Given, env: Environment): boolean => kindOf(given, env) === 'postgres';

async function openByKind(given: Given, { env, stderr }: Surroundings, onUnreadable?: OnUnreadable): Promise<Opened> {
  const kind = kindOf(given, env);
  if (kind === 'memory') {
    const store = memoryStore();
    return { kind, store, background: store };
  }
  if (kind === 'postgres') {
    const keys = keysOf(env);
    const { database, pool } = await openPostgres(given, env);
    const store = await prepareStore(database, { keys, onUnreadable }, stderr);
    const background = postgresStore({ database, keys, onUnreadable, timeoutMilliseconds: BACKGROUND_MILLISECONDS });
    return { kind, store, background, pool, reseal: store.reseal, missingKeys: background.missingKeys, setRetention: store.setRetention };
  }
  const folder = given.text('folder') ?? '.payprep';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await lockFolder(folder);
  try {
    // a key in the folder protects nothing from a reader of the folder, so recipients are sealed only with a key from elsewhere
    const sealed = env.PAYPREP_KEYS ? { keys: keysOf(env) } : { keys: [keyIn(folder)], sealsRecipients: false };
    const database = await openPglite(join(folder, 'data'));
    // one process has the folder, so no other process makes the tables or works with older ones
    const prepared = await prepareStore(database, { ...sealed, onUnreadable }, stderr, () => migrate(database));
    const store = { ...prepared, close: () => prepared.close().finally(release) };
    return { kind, store, background: store, reseal: store.reseal, missingKeys: store.missingKeys, setRetention: store.setRetention };
  } catch (error) {
    await release();
    throw error;
  }
}

async function prepareStore(
  database: Database,
  sealed: Pick<PostgresStoreOptions, 'keys' | 'sealsRecipients' | 'onUnreadable'>,
  stderr: Writable,
  makeTables: () => Promise<unknown> = async () => undefined,
): Promise<PostgresStore> {
  try {
    await announceWait(stderr, 'the database to answer', database.query('select 1'));
    await announceWait(stderr, 'its tables', makeTables());
    const store = postgresStore({ database, ...sealed });
    await announceWait(stderr, 'the check of tables and keys', store.check());
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openPglite(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite').catch(() => missingDriver('@electric-sql/pglite'));
  return fromPglite(await PGlite.create(folder));
}

/** Base64 of 32 bytes each; the first seals, all of them open. */
function keysOf({ PAYPREP_KEYS = '' }: Environment): readonly string[] {
  const keys = PAYPREP_KEYS.split(',').map((key) => key.trim());
  if (keys.some((key) => Buffer.from(key, 'base64').length !== 32))
    throw new UsageError('PAYPREP_KEYS has to hold base64 of 32 random bytes, or several, separated by commas: openssl rand -base64 32');
  return keys;
}

/** The key of a folder, made when it is first needed. */
function keyIn(folder: string): string {
  const path = join(folder, 'key');
  try {
    writeFileSync(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
