/**
 * `npm run trial -- cluster`: the examples of `examples/clickhouse/`, `duckdb/` and `postgres/`, as they are, in these databases, and the pipe of
 * `examples/spark/`. A million payees, and each answer is compared with the library's.
 *
 * `npm run trial -- cluster 10000 duckdb postgres` takes fewer rows, and these alone. ClickHouse and DuckDB run inside this process (half a gigabyte, installed
 * here and not with the development dependencies); the filter in processes of its own, as a server starts them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn, setUp } from '../../scripts/set-up.mjs';

/** Name → the check of its example. */
const checks = {
  clickhouse: async () => (await import('./clickhouse.mjs')).checkClickHouse,
  spark: async () => (await import('./spark.mjs')).checkSpark,
  duckdb: async () => (await import('./duckdb.mjs')).checkDuckDb,
  postgres: async () => (await import('./postgres.mjs')).checkPostgres,
};

const [numbers, names] = [/^\d+$/, /^\D/].map((kind) => process.argv.slice(2).filter((argument) => kind.test(argument)));
const rows = Number(numbers[0] ?? 1_000_000);
if (rows < 1 || numbers.length > 1 || !names.every((name) => Object.hasOwn(checks, name)))
  throw new Error(`npm run trial -- cluster ROWS ${Object.keys(checks).join(' ')}`);

setUp();
installIn(fileURLToPath(new URL('.', import.meta.url)), 'install');

const folder = mkdtempSync(join(tmpdir(), 'payprep-cluster-'));
try {
  const { putOnPath } = await import('./program.mjs');
  putOnPath(folder);
  for (const name of names.length > 0 ? names : Object.keys(checks)) {
    const check = await checks[name]();
    await check(folder, rows);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
