/** Runs `payees.sql` in DuckDB, on one thread: `duckdb.mjs FILE` writes to standard output. */
import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

const [file = ''] = process.argv.slice(2);
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const query = readFileSync(new URL('payees.sql', import.meta.url), 'utf8')
  .replace('$input', () => quoted(file))
  .replace('$output', () => quoted('/dev/stdout'));
const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
const connection = await instance.connect();
await connection.run(query);
connection.closeSync();
instance.closeSync();
