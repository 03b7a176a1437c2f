/** What `examples/clickhouse/` says and does, held against the library. */
import { deepStrictEqual } from 'node:assert';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine, enrich, validate } from '../../dist/full.js';
import { countAlerts } from './answers.mjs';
import { Database } from './database.mjs';
import { compareLines, writeLines } from './lines.mjs';
import { instructionOf, payee } from './payees.mjs';
import { ON } from './program.mjs';
import { timed } from './timed.mjs';

const EXAMPLES = fileURLToPath(new URL('../../examples/clickhouse/', import.meta.url));

/** The functions as they are given, and once more as the kind that starts a process for each block. */
function configure(folder) {
  const functions = readFileSync(join(EXAMPLES, 'payprep_function.xml'), 'utf8');
  writeFileSync(join(folder, 'payprep_function.xml'), functions);
  const started = functions.replaceAll('executable_pool', 'executable').replaceAll(/<name>payprep_\w+/g, '$&_started');
  writeFileSync(join(folder, 'started_function.xml'), started);
}

const hash = (text) => createHash('sha256').update(text).digest('hex').toUpperCase();

/** Texts as they come in: none, blank, over several lines, broken. Each has its answer, and none takes another's place. */
function checkDocuments(database, engine) {
  const instruction = instructionOf(payee(7));
  const bodies = [
    null,
    '',
    ' \n\t',
    JSON.stringify(instruction),
    JSON.stringify(instruction, null, 2),
    '{"country":',
    '[]',
    '"\u2028"',
    '{}',
  ];
  const values = bodies.map((body, id) => JSON.stringify({ id, body })).join('\n');
  database.run(`INSERT INTO documents FORMAT JSONEachRow ${values}`);
  const answers = database.rows('SELECT answer FROM validated_documents ORDER BY id').map(([answer]) => JSON.parse(answer));
  const validated = (body) => {
    try {
      return validate(JSON.parse(body?.trim() ? body : 'null'), engine);
    } catch {
      return 'JSON_PAYLOAD_MALFORMED';
    }
  };
  deepStrictEqual(
    answers.map((answer) => answer.error ?? answer),
    bodies.map(validated),
  );
}

/** Runs everything over this many payees; throws where something differs. */
export async function checkClickHouse(folder, rows) {
  configure(folder);
  const database = new Database(join(folder, 'database'), {
    user_scripts_path: join(EXAMPLES, 'user_scripts'),
    user_defined_executable_functions_config: join(folder, '*_function.xml'),
  });
  const engine = createEngine({ on: ON });
  console.log(`ClickHouse ${database.rows('SELECT version()')}`);
  for (const file of ['payees.sql', 'documents.sql']) database.script(readFileSync(join(EXAMPLES, file), 'utf8'));
  checkDocuments(database, engine);

  const payees = join(folder, 'payees.ndjson');
  await writeLines(payees, rows, (id) => JSON.stringify(payee(id)));
  database.run(`INSERT INTO payees SELECT * FROM file('${payees}', JSONEachRow)`);

  const few = Math.min(rows, 100_000);
  for (const [name, number, answer] of [
    ['payprep_validate', rows, validate],
    ['payprep_enrich', rows, enrich],
    ['payprep_validate_started', few, validate],
    ['payprep_enrich_started', few, enrich],
  ]) {
    const path = join(folder, `${name}.txt`);
    const select = `SELECT hex(SHA256(${name}(instruction))) FROM payee_instructions WHERE id <= ${number} ORDER BY id`;
    await timed(name, number, () => database.run(`${select} INTO OUTFILE '${path}' FORMAT LineAsString`));
    await timed('  the library, every answer equal', number, () =>
      compareLines(path, number, (id) => hash(JSON.stringify(answer(instructionOf(payee(id)), engine)))),
    );
  }

  const alerts = await timed('alerts.sql', rows, () => database.rows(readFileSync(join(EXAMPLES, 'alerts.sql'), 'utf8')));
  const counted = Object.fromEntries(alerts.map(([code, ...numbers]) => [code, numbers.map(Number)]));
  deepStrictEqual(counted, await timed('  the library, the same counts', rows, () => countAlerts(rows, engine)));
  database.close();
}
