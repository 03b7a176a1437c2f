/** What `examples/duckdb/` says and does, held against the library. */
import { deepStrictEqual } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { createEngine } from '../../dist/full.js';
import { compareAnswers, countAlerts } from './answers.mjs';
import { writeLines } from './lines.mjs';
import { payee } from './payees.mjs';
import { ON } from './program.mjs';
import { timed } from './timed.mjs';

const EXAMPLES = fileURLToPath(new URL('../../examples/duckdb/', import.meta.url));

/** A file of the example, with its files in a folder of our own. */
const script = (name, folder) =>
  readFileSync(join(EXAMPLES, name), 'utf8').replaceAll(/'(\w+\.ndjson)'/g, (_, file) => `'${join(folder, file)}'`);

/** Runs `payprep` over a file, into another. */
function validateFile(input, output) {
  const stdout = openSync(output, 'w');
  const { status } = spawnSync('payprep', ['validate', input, '--exit-zero', '--no-summary'], { stdio: ['ignore', stdout, 'inherit'] });
  closeSync(stdout);
  if (status !== 0) throw new Error(`payprep: exit status ${status}`);
}

/** Runs everything over this many payees; throws where something differs. */
export async function checkDuckDb(folder, rows) {
  const instance = await DuckDBInstance.create(join(folder, 'payees.db'));
  const database = await instance.connect();
  const engine = createEngine({ on: ON });
  const read = async (query) => (await database.runAndReadAll(query)).getRowsJson();
  console.log(`DuckDB ${(await read('SELECT version()'))[0]}`);
  await database.run(script('payees.sql', folder));
  const payees = join(folder, 'payees.ndjson');
  await writeLines(payees, rows, (id) => JSON.stringify(payee(id)));
  await database.run(
    `INSERT INTO payees SELECT * FROM read_ndjson('${payees}', columns = {id: 'BIGINT', country: 'VARCHAR', currency: 'VARCHAR', name: 'VARCHAR', iban: 'VARCHAR', bic: 'VARCHAR', town: 'VARCHAR', system: 'VARCHAR'})`,
  );

  await timed('DuckDB: out, payprep validate, and back', rows, async () => {
    await database.run(script('instructions.sql', folder));
    validateFile(join(folder, 'instructions.ndjson'), join(folder, 'answers.ndjson'));
    await database.run(script('answers.sql', folder));
  });
  const answers = await read('SELECT id, status, alerts FROM answers ORDER BY id');
  await timed('  the library, every answer equal', rows, () =>
    compareAnswers(
      answers.map(([id, status, alerts]) => [id, { status, alerts }]),
      rows,
      engine,
    ),
  );
  const alerts = await read(script('alerts.sql', folder));
  deepStrictEqual(Object.fromEntries(alerts.map(([code, ...numbers]) => [code, numbers.map(Number)])), countAlerts(rows, engine));
  database.closeSync();
  instance.closeSync();
}
