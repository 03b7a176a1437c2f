/** A PostgreSQL with tables, and what a service is told of it. */
import { Pool } from 'pg';
import { fromPool } from '../storage/postgres/from-pool.js';
import { migrate } from '../storage/postgres/schema.js';
import { type EmbeddedPostgres, startPostgres } from '../test/embedded.js';

export interface BenchDatabase {
  readonly postgres: EmbeddedPostgres;
  readonly env: Readonly<Record<string, string>>;
}

export async function startDatabase(settings: Readonly<Record<string, string>>): Promise<BenchDatabase> {
  const postgres = await startPostgres(settings);
  const database = fromPool(new Pool(postgres.connection));
  await migrate(database);
  await database.close();
  const { host, port, user, database: name } = postgres.connection;
  const DATABASE_URL = `postgres://${user}@${host}:${port}/${name}`;
  return { postgres, env: { DATABASE_URL, PAYPREP_KEYS: Buffer.alloc(32, 7).toString('base64') } };
}
