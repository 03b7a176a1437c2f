/** The pipe of `examples/spark/`, as an executor runs it: in Java, partition by partition. Spark itself takes no part. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine, validate } from '../../dist/full.js';
import { compareLines, writeLines } from './lines.mjs';
import { instructionOf, payee } from './payees.mjs';
import { ON } from './program.mjs';
import { timed } from './timed.mjs';

const PIPE = fileURLToPath(new URL('PipedPartitions.java', import.meta.url));
const PARTITIONS = '9';

/** Runs everything over this many payees; throws where something differs. */
export async function checkSpark(folder, rows) {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('RDD.pipe: left out, because there is no java');
    return;
  }
  const engine = createEngine({ on: ON });
  const instructions = join(folder, 'instructions.ndjson');
  const answers = join(folder, 'answers.ndjson');
  await writeLines(instructions, rows, (id) => JSON.stringify(instructionOf(payee(id))));
  const command = ['payprep', 'validate', '--exit-zero', '--no-summary'];
  await timed(`RDD.pipe, ${PARTITIONS} partitions`, rows, () =>
    execFileSync('java', [PIPE, instructions, answers, PARTITIONS, ...command], { stdio: 'inherit' }),
  );
  await timed('  the library, every answer equal', rows, () =>
    compareLines(answers, rows, (id) => JSON.stringify(validate(instructionOf(payee(id)), engine))),
  );
}
