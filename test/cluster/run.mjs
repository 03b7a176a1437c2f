/**
 * `npm run cluster`: the examples of `examples/clickhouse/`, as they are, in ClickHouse itself, and the pipe of `examples/spark/`. A
 * million payees, and each answer is compared with the library's.
 *
 * `npm run cluster -- 10000` takes fewer rows. ClickHouse runs inside this process (chdb, half a gigabyte, installed here and not with
 * the development dependencies); the filter in processes of its own, as a server starts them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn, setUp } from '../../scripts/set-up.mjs';

const rows = Number(process.argv[2] ?? 1_000_000);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('npm run cluster -- ROWS');

setUp();
installIn(fileURLToPath(new URL('.', import.meta.url)), 'install');

const folder = mkdtempSync(join(tmpdir(), 'payprep-cluster-'));
try {
  const { putOnPath } = await import('./program.mjs');
  const { checkClickHouse } = await import('./clickhouse.mjs');
  const { checkSpark } = await import('./spark.mjs');
  putOnPath(folder);
  await checkClickHouse(folder, rows);
  await checkSpark(folder, rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
