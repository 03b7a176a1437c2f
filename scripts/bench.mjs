/**
 * `npm run bench`: sets up what is missing, makes the inputs, and runs the benchmarks of `bench/`.
 *
 * These are compiled first and run by Node alone: a loader that compiles on the way leaves its marks in the code that is measured. `payprep` is left
 * outside, so that what is measured is `dist/`, as users get it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installIn, isUpToDate, root, setUp } from './set-up.mjs';

const OUT = '.build/bench';

/** What the inputs are made from. */
const INPUT_SOURCES = ['bench/inputs', 'test/peers', 'test/rules', 'test/answers', 'src', 'rules', 'reference-data', 'package-lock.json'];

async function compile() {
  const { build } = await import('esbuild');
  const processes = readdirSync(join(root, 'bench/processes')).map((file) => `bench/processes/${file}`);
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/run.ts', ...processes],
    outdir: OUT,
    outbase: 'bench',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // the paths of tsconfig.json lead from `payprep` to the source
    tsconfigRaw: {},
    logLevel: 'warning',
  });
}

function run(args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The peers that weigh too much for everybody's installation: the row is measured without what is not to be had. */
function installFilePeers() {
  try {
    installIn(join(root, 'bench/peers/files'), 'install');
  } catch (error) {
    console.error(`DuckDB is left out: ${error.message}`);
  }
}

const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isMeasuring = !process.argv.includes('--charts');
/** `bench-before.mjs` measures itself. */
const isPreparing = process.argv.includes('--prepare');

setUp();
if (isMeasuring && !isPreparing && (requested.length === 0 || requested.includes('files'))) installFilePeers();
await compile();
if (isMeasuring && !isUpToDate(`${OUT}/inputs.json`, INPUT_SOURCES)) run(['--import', 'tsx', 'bench/inputs/make.ts']);
// the garbage of a turn is collected in its own time
if (!isPreparing) run(['--single-threaded-gc', `${OUT}/run.js`, ...process.argv.slice(2)]);
