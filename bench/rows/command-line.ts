/** The command line over NDJSON beside a script that only parses and stringifies: on one core, on two, and the memory of small and large files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { processFile, runNode } from '../children.js';
import { compared, type Figure, megabytes } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { writePayments } from '../inputs/payments-file.js';
import { alternate, type Effort, type Turn, wallClock } from '../rounds.js';

const CLI = 'dist/cli.js';
const MEGABYTE = 1_000_000;
const SIZES = { small: MEGABYTE, middle: 50 * MEGABYTE, throughput: 200 * MEGABYTE, large: 2000 * MEGABYTE };
const EFFORT: Effort = { clock: wallClock, budget: 60_000, fewest: 3, most: 9, warmUp: 0 };
const peer = 'a script that reads lines, JSON.parse, JSON.stringify, writes';

/** What keeps a process on the first core, where the system has it: Linux. */
const oneCore: readonly string[] = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];

const hasJobs = (): boolean => runNode([CLI, 'help', 'validate']).includes('--jobs');

const validating = (file: string, jobs: number): readonly string[] => [
  CLI,
  'validate',
  file,
  ...['--output', 'ndjson', '--no-summary', '--no-progress', '--on', '2026-11-20'],
  ...(hasJobs() ? ['--jobs', String(jobs)] : []),
];

/** One answer a line, and one line of the script a line. */
function checkLines(file: string, count: number): void {
  for (const args of [validating(file, 1), [processFile('parse-and-stringify'), file]]) {
    const lines = runNode(args).trimEnd().split('\n').length;
    if (lines !== count) throw new Error(`${args[0]}: ${lines} lines for ${count}`);
  }
}

const running =
  (args: readonly string[], core: readonly string[]): Turn =>
  () => {
    runNode(args, { stdout: 'ignore', core });
  };

function throughput(file: string): readonly Figure[] {
  const [one = [], two = [], script = []] = alternate(
    [running(validating(file, 1), oneCore), running(validating(file, 2), []), running([processFile('parse-and-stringify'), file], oneCore)],
    EFFORT,
  );
  const where =
    oneCore.length > 0 ? 'both are kept on one core (taskset)' : 'nothing here keeps a process on one core: helper threads have others';
  const figures = [
    compared({ name: 'command-line/one-core', what: 'payprep validate, 200 MB, one core', peer, notes: [where] }, 'share', [one, script]),
  ];
  if (!hasJobs()) return figures;
  return [
    ...figures,
    compared({ name: 'command-line/two-cores', what: 'payprep validate --jobs 2', peer: 'itself on one core' }, 'faster', [two, one]),
    compared({ name: 'command-line/two-to-script', what: 'payprep validate --jobs 2', peer: `${peer}, on one core` }, 'faster', [
      two,
      script,
    ]),
  ];
}

/** The most memory that judging this file takes. */
function peakOf(folder: string, instructions: readonly string[], bytes: number): number {
  const [file, peakFile] = [join(folder, 'payments.ndjson'), join(folder, 'peak')];
  writePayments(file, instructions, bytes);
  const preload = ['--import', new URL(`file://${resolve(processFile('peak-memory'))}`).href];
  runNode([...preload, ...validating(file, 1)], { stdout: 'ignore', environment: { PAYPREP_PEAK_FILE: peakFile } });
  rmSync(file);
  return Number(readFileSync(peakFile, 'utf8'));
}

function memory(folder: string, instructions: readonly string[], isLarge: boolean): Figure {
  const small = peakOf(folder, instructions, SIZES.small);
  const large = peakOf(folder, instructions, isLarge ? SIZES.large : SIZES.middle);
  return {
    name: 'command-line/memory',
    what: `the most memory, ${isLarge ? '2 GB' : '50 MB'}`,
    peer: 'itself over 1 MB',
    ours: megabytes(large),
    theirs: megabytes(small),
    value: large / small,
    unit: 'share',
  };
}

export function commandLine({ instructions }: Inputs, { large }: { readonly large: boolean }): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'throughput.ndjson');
    checkLines(file, writePayments(file, instructions, SIZES.small));
    // long enough that what a worker needs to start and to get warm is little of it
    writePayments(file, instructions, SIZES.throughput);
    const figures = throughput(file);
    rmSync(file);
    return [...figures, memory(folder, instructions, large)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
