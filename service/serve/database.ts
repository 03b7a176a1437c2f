/** Opens the PostgreSQL that `DATABASE_URL` names, and the messages of a start that waits for it or fails. */
import type { Writable } from 'node:stream';
import { StorageError } from '../storage/errors.js';
import type { Database } from '../storage/postgres/database.js';
import { fromPool } from '../storage/postgres/from-pool.js';
import { UsageError } from './io.js';
import type { Pool } from './metrics/pool.js';
import { type Environment, type Given, numberOf } from './settings.js';

/** Connections to PostgreSQL at the same time, unless the settings say otherwise; and the most that they may say. */
const USUAL_CONNECTIONS = 20;
const MAX_CONNECTIONS = 1_000;

/** The most that a request may wait. */
const MAX_MILLISECONDS = 60_000;

/** Milliseconds after which the start says what it waits for. */
const SILENT_MILLISECONDS = 1_000;

/** Errors of a database that an operator can mend in the settings, by their SQLSTATE. */
const MISTAKES: Readonly<Record<string, string>> = {
  '28000': 'the database refuses the account of DATABASE_URL (SQLSTATE 28000)',
  '42501': 'the account of DATABASE_URL may not read the tables: payprep-service migrate --grant ACCOUNT, by their owner (SQLSTATE 42501)',
  '28P01': 'the database refuses the password of DATABASE_URL (SQLSTATE 28P01)',
  '3D000': 'there is no database of the name that DATABASE_URL has (SQLSTATE 3D000)',
};

/** The reason of a failed start. The message of another library may hold an address or an account, so only its code is shown. */
export function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return MISTAKES[error.sqlState ?? ''] ?? error.message.replace(/\.$/, '');
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'for a reason that is not known';
}

/** Waits for work, and says what it waits for if that takes long. */
export async function announceWait<Result>(stderr: Writable, what: string, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => stderr.write(`payprep-service: it waits for ${what}\n`), SILENT_MILLISECONDS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds that a request may spend on the database. */
export const databaseTimeout = (given: Given): number => {
  const milliseconds = numberOf(given, 'database-timeout', 2_000, MAX_MILLISECONDS);
  if (milliseconds === 0) throw new UsageError(`--database-timeout is a number from 1 to ${MAX_MILLISECONDS}`);
  return milliseconds;
};

/** The most connections of the process to PostgreSQL. */
export const connectionsOf = (given: Given): number => {
  const connections = numberOf(given, 'database-connections', USUAL_CONNECTIONS, MAX_CONNECTIONS);
  // `migrate` asks over a second one whether the database still answers
  if (connections < 2) throw new UsageError(`--database-connections is a number from 2 to ${MAX_CONNECTIONS}`);
  return connections;
};

/** `pg` reads any other text as the name of a host. */
const DATABASE_URL = /^postgres(?:ql)?:\/\/./i;

/** @throws UsageError if the driver is not installed, or the address is missing or invalid */
export async function openPostgres(given: Given, env: Environment): Promise<{ readonly database: Database; readonly pool: Pool }> {
  const timeoutMilliseconds = databaseTimeout(given);
  const url = env.DATABASE_URL || undefined;
  if (url === undefined) throw new UsageError('--store postgres needs its address in DATABASE_URL');
  if (!DATABASE_URL.test(url)) throw new UsageError('DATABASE_URL is an address such as postgres://user:password@host:5432/database');
  const { default: pg } = await import('pg').catch(() => missingDriver('pg'));
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsOf(given),
    application_name: 'payprep',
    connectionTimeoutMillis: timeoutMilliseconds,
    keepAlive: true,
  });
  return { database: fromPool(pool, { timeoutMilliseconds }), pool };
}

export function missingDriver(name: string): never {
  throw new UsageError(`the package ${name} is not installed: npm install ${name}`);
}
