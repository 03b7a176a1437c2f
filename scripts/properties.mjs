/**
 * `npm run trial -- properties`: looks for counterexamples that `npm test` has not met, with a random seed and ten times the values.
 *
 *     npm run trial -- properties --runs 5 --seed 7        five times the values, from this seed
 *     npm run trial -- properties test/names               these tests
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './set-up.mjs';

/** The tests that ask fast-check themselves, or through a module beside them. */
const filesWithProperties = () =>
  ['test', 'service/test', 'mcp/test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => /(?<!\.long)\.test\.ts$/.test(file) && !file.includes('node_modules'))
    .filter((file) => /fast-check|\/runs\.js'|\/compare\.js'/.test(readFileSync(join(root, file), 'utf8')));

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, seed: { type: 'string', default: 'random' } },
  allowPositionals: true,
});
const env = { ...process.env, PAYPREP_RUNS: values.runs, PAYPREP_SEED: values.seed };
const files = positionals.length > 0 ? positionals : filesWithProperties();
const args = [
  'scripts/test.mjs',
  '--project=source',
  '--project=package',
  `--testTimeout=${60_000 * Math.max(1, Number(values.runs))}`,
  ...files,
];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
