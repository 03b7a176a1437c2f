/** PostgreSQL for the processes: one server a file, and a database of its own for each test that wants one. */
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { fromPool } from '../storage/postgres/from-pool.js';
import { migrate } from '../storage/postgres/schema.js';
import { type EmbeddedPostgres, startPostgres } from './embedded.js';
import type { Environment } from './process.js';

export const KEY = Buffer.alloc(32, 7).toString('base64');
export const ANOTHER_KEY = Buffer.alloc(32, 8).toString('base64');

interface Databases {
  /** What a process is told: the address of a new database with tables, and a key. */
  fresh(): Promise<Environment>;
  /** The same without tables. */
  bare(): Promise<Environment>;
  readonly server: EmbeddedPostgres;
}

const addressOf = ({ connection: { host, port, user } }: EmbeddedPostgres, database: string): string =>
  `postgres://${user}@${host}:${port}/${database}`;

/** Started before the tests of the file, and stopped after them. */
export function databases(): Databases {
  let server: EmbeddedPostgres;
  let count = 0;
  const made = async (template: string): Promise<Environment> => {
    count += 1;
    const name = `service_${count}`;
    const pool = new Pool(server.connection);
    await pool.query(`create database ${name} template ${template}`);
    await pool.end();
    return { DATABASE_URL: addressOf(server, name), PAYPREP_KEYS: KEY };
  };
  beforeAll(async () => {
    server = await startPostgres();
    const pool = new Pool(server.connection);
    await pool.query('create database with_tables');
    await pool.end();
    const database = fromPool(new Pool({ ...server.connection, database: 'with_tables' }));
    await migrate(database);
    await database.close();
  });
  afterAll(() => server?.stop());
  return {
    fresh: () => made('with_tables'),
    bare: () => made('template1'),
    get server() {
      return server;
    },
  };
}
