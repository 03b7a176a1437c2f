/** What `examples/postgres/` says and does, held against the library, in the PostgreSQL that the tests of the service start. */
import { deepStrictEqual } from 'node:assert';
import { chmodSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { createEngine } from '../../dist/full.js';
import { compareAnswers, countAlerts } from './answers.mjs';
import { payee } from './payees.mjs';
import { ON } from './program.mjs';
import { timed } from './timed.mjs';

const EXAMPLES = fileURLToPath(new URL('../../examples/postgres/', import.meta.url));
/** Payees that one statement writes. */
const PIECE = 5000;

const script = (name) => readFileSync(join(EXAMPLES, name), 'utf8');

async function insertPayees(client, rows) {
  for (let first = 1; first <= rows; first += PIECE) {
    const piece = Array.from({ length: Math.min(PIECE, rows - first + 1) }, (_, at) => payee(first + at));
    await client.query('INSERT INTO payees SELECT * FROM json_populate_recordset(NULL::payees, $1::json)', [JSON.stringify(piece)]);
  }
}

/** Runs everything over this many payees; throws where something differs. */
export async function checkPostgres(folder, rows) {
  // the server runs as another user, who starts the program of this folder
  chmodSync(folder, 0o755);
  const { startPostgres } = await tsImport('../../service/test/embedded.ts', import.meta.url);
  const { default: pg } = await import(createRequire(new URL('../../service/package.json', import.meta.url)).resolve('pg'));
  const server = await startPostgres();
  const client = new pg.Client(server.connection);
  const engine = createEngine({ on: ON });
  try {
    await client.connect();
    console.log((await client.query('SELECT version()')).rows[0].version.split(' on ')[0]);
    await client.query(script('payees.sql'));
    await insertPayees(client, rows);
    await timed('COPY TO PROGRAM, payprep validate, COPY FROM PROGRAM', rows, () => client.query(script('validate.sql')));
    const { rows: answers } = await client.query('SELECT id, answer FROM answers ORDER BY id');
    await timed('  the library, every answer equal', rows, () =>
      compareAnswers(
        answers.map(({ id, answer }) => [id, answer]),
        rows,
        engine,
      ),
    );
    const { rows: alerts } = await client.query(script('alerts.sql'));
    deepStrictEqual(
      Object.fromEntries(alerts.map(({ code, payees, countries }) => [code, [Number(payees), Number(countries)]])),
      countAlerts(rows, engine),
    );
  } finally {
    await client.end();
    await server.stop();
  }
}
