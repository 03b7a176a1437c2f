/** The store in PostgreSQL, over PGlite: the contract, and what lies in the database. A real PostgreSQL keeps to both in `postgres.test.ts`. */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '../../storage/postgres/database.js';
import { fromPglite } from '../../storage/postgres/from-pglite.js';
import { migrate } from '../../storage/postgres/schema.js';
import { postgresStore } from '../../storage/postgres.js';
import { empty } from './at-rest.js';
import { storeContract } from './contract.js';
import { key } from './records.js';
import { databaseContract } from './rows.js';

let database: Database;

beforeAll(async () => {
  database = fromPglite(await PGlite.create());
  await migrate(database);
}, 60_000);
beforeEach(() => empty(database.query));
afterAll(() => database.close());

describe('over PGlite', () => {
  storeContract(() => postgresStore({ database, keys: [key(1)] }));
  databaseContract(() => database);
});
