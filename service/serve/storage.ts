/**
 * Opens the store of the service: a PostgreSQL that `DATABASE_URL` names, PGlite in a folder, or memory.
 *
 * The drivers are optional, and loaded where they are asked for. Keys come from `PAYPREP_KEYS`; beside PGlite one is made, because nobody else reads the folder.
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
import { holdFolder } from './folder-lock.js';
import { type Io, UsageError } from './io.js';
import type { Pool } from './metrics/pool.js';
import { type Environment, type Given, wordOf } from './settings.js';

/** For deliveries and metrics. */
const BACKGROUND_MILLISECONDS = 15_000;

/** What is needed of the process. */
type Surroundings = Pick<Io, 'env' | 'stderr'>;

/** A store with its tables. */
export interface Opened {
  readonly store: Store;
  /** The same for what no request waits for, with more time. */
  readonly background: Store;
  readonly kind: 'memory' | 'pglite' | 'postgres';
  /** Of connections, where there are any. */
  readonly pool?: Pool;
  /** Where something is sealed. */
  readonly reseal?: () => Promise<Resealed>;
}

/** Opens the store for some work, and closes it behind that. */
export async function withStore<Result>(given: Given, io: Surroundings, work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const openByKind = await openStore(given, io);
  try {
    return await work(openByKind);
  } finally {
    await openByKind.store.close();
  }
}

/** @throws UsageError where a driver, an address or a key is missing, a key is not the one of before, or nothing answers there */
export async function openStore(given: Given, io: Surroundings): Promise<Opened> {
  try {
    return await opened(given, io);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`the store does not open: ${reasonOf(error)}`);
  }
}

async function opened(given: Given, { env, stderr }: Surroundings): Promise<Opened> {
  const url = env.DATABASE_URL || undefined;
  const kind = wordOf(given, 'store', ['memory', 'pglite', 'postgres']) ?? (url === undefined ? 'pglite' : 'postgres');
  if (kind === 'memory') {
    const store = memoryStore();
    return { kind, store, background: store };
  }
  if (kind === 'postgres') {
    const keys = keysOf(env);
    const { database, pool } = await openPostgres(given, env);
    const store = await prepareStore(database, { keys }, stderr);
    const background = postgresStore({ database, keys, timeoutMilliseconds: BACKGROUND_MILLISECONDS });
    return { kind, store, background, pool, reseal: store.reseal };
  }
  const folder = given.text('folder') ?? '.payprep';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letGo = await holdFolder(folder);
  try {
    // whoever reads the folder has the key that lies in it: details of recipients are sealed with one from elsewhere
    const sealed = env.PAYPREP_KEYS ? { keys: keysOf(env) } : { keys: [keyIn(folder)], sealsRecipients: false };
    const database = await openPglite(join(folder, 'data'));
    // one process has the folder: nobody else could make the tables, and nobody works with older ones
    const prepares = await prepareStore(database, sealed, stderr, () => migrate(database));
    const store = { ...prepares, close: () => prepares.close().finally(letGo) };
    return { kind, store, background: store, reseal: store.reseal };
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function prepareStore(
  database: Database,
  sealed: Pick<PostgresStoreOptions, 'keys' | 'sealsRecipients'>,
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
