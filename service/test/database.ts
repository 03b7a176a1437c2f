/** PostgreSQL for the processes: one server a file, and a database of its own for each test that wants one. */
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Environment } from './process.js';
import { type EmbeddedPostgres, startPostgres } from './storage/embedded.js';

export const KEY = Buffer.alloc(32, 7).toString('base64');
export const ANOTHER_KEY = Buffer.alloc(32, 8).toString('base64');

interface Databases {
  /** What a process is told: the address of a new database, and a key. */
  fresh(): Promise<Environment>;
}

/** Started before the tests of the file, and stopped after them. */
export function databases(): Databases {
  let server: EmbeddedPostgres;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return {
    async fresh() {
      count += 1;
      const name = `service_${count}`;
      const pool = new Pool(server.connection);
      await pool.query(`create database ${name}`);
      await pool.end();
      const { host, port, user } = server.connection;
      return { DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`, PAYPREP_KEYS: KEY };
    },
  };
}
