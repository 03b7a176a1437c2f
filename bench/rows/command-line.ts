/** Compares the command line with a script that only parses and stringifies: on one core, on two, and the memory of small and large files. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { oneCore, processFile, runNode } from '../children.js';
import { compareTimes, type Figure, formatMegabytes } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { writePayments, writeTable } from '../inputs/payments-file.js';
import { type Effort, measureTurns, type Turn, wallClock } from '../rounds.js';

const CLI = 'dist/cli.js';
const MEGABYTE = 1_000_000;
const SIZES = { small: MEGABYTE, middle: 50 * MEGABYTE, throughput: 200 * MEGABYTE, large: 2000 * MEGABYTE };
const EFFORT: Effort = { clock: wallClock, budget: 60_000, minRounds: 3, maxRounds: 9, warmUp: 0 };
const peer = 'a script that reads lines, JSON.parse, JSON.stringify, writes';

const hasJobs = (): boolean => runNode([CLI, 'help', 'validate']).includes('--jobs');

export const validateArgs = (file: string, jobs: number): readonly string[] => [
  CLI,
  'validate',
  file,
  ...['--output', 'ndjson', '--no-summary', '--no-progress', '--on', '2026-11-20'],
  ...(hasJobs() ? ['--jobs', String(jobs)] : []),
];

/** Checks that both programs write one line for each line of input. */
function checkLines(file: string, count: number): void {
  for (const args of [validateArgs(file, 1), [processFile('parse-and-stringify'), file]]) {
    const lines = runNode(args).trimEnd().split('\n').length;
    if (lines !== count) throw new Error(`${args[0]}: ${lines} lines for ${count}`);
  }
}

const createRun =
  (args: readonly string[], core: readonly string[]): Turn =>
  () => {
    runNode(args, { stdout: 'ignore', core });
  };

function compareThroughput(file: string): readonly Figure[] {
  const [one = [], two = [], script = []] = measureTurns(
    [
      createRun(validateArgs(file, 1), oneCore),
      createRun(validateArgs(file, 2), []),
      createRun([processFile('parse-and-stringify'), file], oneCore),
    ],
    EFFORT,
  );
  const where = oneCore.length > 0 ? 'both run on one core (taskset)' : 'without taskset, helper threads run on other cores';
  const figures = [
    compareTimes({ name: 'command-line/one-core', what: 'payprep validate, 200 MB, one core', peer, notes: [where] }, 'share', [
      one,
      script,
    ]),
  ];
  if (!hasJobs()) return figures;
  return [
    ...figures,
    compareTimes({ name: 'command-line/two-cores', what: 'payprep validate --jobs 2', peer: 'itself on one core' }, 'faster', [two, one]),
    compareTimes({ name: 'command-line/two-to-script', what: 'payprep validate --jobs 2', peer: `${peer}, on one core` }, 'faster', [
      two,
      script,
    ]),
  ];
}

/** Compares a table with NDJSON of the same payments, both on one core. */
function compareTable(folder: string, lines: readonly string[]): Figure {
  const [table, file] = [join(folder, 'payments.csv'), join(folder, 'table.ndjson')];
  writeTable(table, file, lines, SIZES.middle);
  const times = measureTurns([createRun(validateArgs(table, 1), oneCore), createRun(validateArgs(file, 1), oneCore)], EFFORT);
  rmSync(table);
  rmSync(file);
  const name = {
    name: 'command-line/csv',
    what: 'payprep validate of a CSV file, one core',
    peer: 'itself over NDJSON of the same payments',
  };
  return compareTimes(name, 'share', times);
}

/** The arguments of Node by which a program writes its peak memory to the file that `PAYPREP_PEAK_FILE` names. */
export const preloadPeak = (): readonly string[] => ['--import', new URL(`file://${resolve(processFile('peak-memory'))}`).href];

/** Measures the peak memory while a file of this size is validated. */
function measurePeak(folder: string, instructions: readonly string[], bytes: number): number {
  const [file, peakFile] = [join(folder, 'payments.ndjson'), join(folder, 'peak')];
  writePayments(file, instructions, bytes);
  runNode([...preloadPeak(), ...validateArgs(file, 1)], { stdout: 'ignore', environment: { PAYPREP_PEAK_FILE: peakFile } });
  rmSync(file);
  return (JSON.parse(readFileSync(peakFile, 'utf8')) as { readonly memory: number }).memory;
}

function compareMemory(folder: string, instructions: readonly string[], isLarge: boolean): Figure {
  const small = measurePeak(folder, instructions, SIZES.small);
  const large = measurePeak(folder, instructions, isLarge ? SIZES.large : SIZES.middle);
  return {
    name: 'command-line/memory',
    what: `peak memory, ${isLarge ? '2 GB' : '50 MB'}`,
    peer: 'itself over 1 MB',
    ours: formatMegabytes(large),
    theirs: formatMegabytes(small),
    value: large / small,
    unit: 'share',
  };
}

export function compareCommandLine({ instructions, payments }: Inputs, { large }: { readonly large: boolean }): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'throughput.ndjson');
    checkLines(file, writePayments(file, instructions, SIZES.small));
    // so large that the start of a worker hardly counts
    writePayments(file, instructions, SIZES.throughput);
    const figures = compareThroughput(file);
    rmSync(file);
    return [...figures, compareTable(folder, payments[5]), compareMemory(folder, instructions, large)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
