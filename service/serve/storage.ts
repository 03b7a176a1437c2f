/**
 * Where the service keeps what it keeps: a PostgreSQL that `DATABASE_URL` names, PGlite in a folder, or memory.
 *
 * The drivers are optional, and loaded where they are asked for. Keys come from `PAYPREP_KEYS`; beside PGlite one is made, because nobody else reads the folder.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { StorageError } from '../storage/errors.js';
import { memoryStore } from '../storage/memory.js';
import type { Store } from '../storage/port.js';
import type { Database } from '../storage/postgres/database.js';
import { fromPglite } from '../storage/postgres/from-pglite.js';
import { fromPool } from '../storage/postgres/from-pool.js';
import { migrate } from '../storage/postgres/migrations.js';
import { type PostgresStore, postgresStore, type Resealed } from '../storage/postgres.js';
import { holdFolder } from './folder-lock.js';
import { type Io, UsageError } from './io.js';
import type { Pool } from './metrics/pool.js';
import { type Environment, type Given, numberOf, wordOf } from './settings.js';

/** Connections to PostgreSQL at the same time. */
const CONNECTIONS = 20;

/** The most that a request may wait. */
const MOST_MILLISECONDS = 60_000;

/** For deliveries and metrics. */
const BACKGROUND_MILLISECONDS = 15_000;

/** How long the start waits without a word. */
const SILENT_MILLISECONDS = 1_000;

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
  const opened = await openStore(given, io);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
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

/** What is foreign may say where it looked, and as whom: of that there is a code. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return error.message.replace(/\.$/, '');
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'for a reason that is not known';
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
    const { database, pool } = await postgres(url, timeoutOf(given));
    const store = await prepared(database, keys, stderr);
    const background = postgresStore({ database, keys, timeoutMilliseconds: BACKGROUND_MILLISECONDS });
    return { kind, store, background, pool, reseal: store.reseal };
  }
  const folder = given.text('folder') ?? '.payprep';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const letGo = await holdFolder(folder);
  try {
    const keys = env.PAYPREP_KEYS ? keysOf(env) : [keyIn(folder)];
    const prepares = await prepared(await pglite(join(folder, 'data')), keys, stderr);
    const store = { ...prepares, close: () => prepares.close().finally(letGo) };
    return { kind, store, background: store, reseal: store.reseal };
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function prepared(database: Database, keys: readonly string[], stderr: Writable): Promise<PostgresStore> {
  try {
    await saying(stderr, 'the database to answer', database.query('select 1'));
    await saying(stderr, 'the tables, which another process may be migrating', migrate(database));
    const store = postgresStore({ database, keys });
    await saying(stderr, 'the check of the keys', store.check());
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Says what the start waits for, where that takes a while. */
async function saying<Result>(stderr: Writable, what: string, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => stderr.write(`payprep-service: it waits for ${what}\n`), SILENT_MILLISECONDS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

const timeoutOf = (given: Given): number => {
  const milliseconds = numberOf(given, 'database-timeout', 2_000, MOST_MILLISECONDS);
  if (milliseconds === 0) throw new UsageError(`--database-timeout is a number from 1 to ${MOST_MILLISECONDS}`);
  return milliseconds;
};

/** What is none to `pg` would be the name of a host. */
const DATABASE_URL = /^postgres(?:ql)?:\/\/./i;

async function postgres(
  url: string | undefined,
  timeoutMilliseconds: number,
): Promise<{ readonly database: Database; readonly pool: Pool }> {
  if (url === undefined) throw new UsageError('--store postgres needs its address in DATABASE_URL');
  if (!DATABASE_URL.test(url)) throw new UsageError('DATABASE_URL is an address such as postgres://user:password@host:5432/database');
  const { default: pg } = await import('pg').catch(() => missing('pg'));
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'payprep',
    connectionTimeoutMillis: timeoutMilliseconds,
    keepAlive: true,
  });
  return { database: fromPool(pool, { timeoutMilliseconds }), pool };
}

async function pglite(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite').catch(() => missing('@electric-sql/pglite'));
  return fromPglite(await PGlite.create(folder));
}

function missing(name: string): never {
  throw new UsageError(`the package ${name} is not installed: npm install ${name}`);
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
