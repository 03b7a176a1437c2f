/** Compares the command line with a script that only parses and stringifies: on one core, on two, and the memory of small and large files. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { oneCore, processFile, runNode } from '../children.js';
import { compareTimes, type Figure, formatMegabytes } from '../figure.js';
import { writeCreditTransfers } from '../inputs/credit-transfers.js';
import type { Inputs } from '../inputs/inputs.js';
import { writePaymentRows, writePayments, writeTable } from '../inputs/payments-file.js';
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

/** Compares a payment file that is completed with the same file read and checked, both on one core. */
function compareFix(folder: string, lines: readonly string[]): Figure {
  const [file, completed] = [join(folder, 'transfers.xml'), join(folder, 'completed.xml')];
  writeCreditTransfers(file, lines);
  const check = [CLI, 'validate', file, ...['--output', 'ndjson', '--no-summary', '--no-progress', '--exit-zero']];
  const fix = [...check, '--fix', '--out', completed];
  runNode(fix, { stdout: 'ignore' });
  const text = readFileSync(completed, 'utf8');
  const made = [...text.matchAll(/<BICFI>|<TwnNm>/g)].length;
  // what completes nothing is fast
  if (made < lines.length) throw new Error(`--fix completed ${made} fields of ${lines.length} payments`);
  const times = measureTurns([createRun(fix, oneCore), createRun(check, oneCore)], EFFORT);
  const name = { name: 'command-line/fix', what: 'payprep validate --fix of a payment file, one core', peer: 'itself without --fix' };
  return compareTimes(name, 'share', times, lines.length);
}

/** The arguments of Node by which a program writes its peak memory to the file that `PAYPREP_PEAK_FILE` names. */
export const preloadPeak = (): readonly string[] => ['--import', new URL(`file://${resolve(processFile('peak-memory'))}`).href];

/** Measures the peak memory while a file is validated, and removes the file. */
function measurePeak(folder: string, file: string, jobs: number): number {
  const peakFile = join(folder, 'peak');
  runNode([...preloadPeak(), ...validateArgs(file, jobs)], { stdout: 'ignore', environment: { PAYPREP_PEAK_FILE: peakFile } });
  rmSync(file);
  return (JSON.parse(readFileSync(peakFile, 'utf8')) as { readonly memory: number }).memory;
}

/** A file, by what is written: so many bytes or rows. */
type WriteFile = (path: string) => void;

/** Compares the peak memory of a large file with that of a small one, by so many jobs. */
function compareMemory(
  folder: string,
  name: Pick<Figure, 'name' | 'what' | 'peer'>,
  jobs: number,
  [write, writeSmall]: readonly [WriteFile, WriteFile],
): Figure {
  const peakOf = (writeFile: WriteFile): number => {
    const file = join(folder, 'payments.ndjson');
    writeFile(file);
    return measurePeak(folder, file, jobs);
  };
  const [small, large] = [peakOf(writeSmall), peakOf(write)];
  return { ...name, ours: formatMegabytes(large), theirs: formatMegabytes(small), value: large / small, unit: 'share' };
}

function compareMemoryOfOne(folder: string, instructions: readonly string[], isLarge: boolean): Figure {
  const name = { name: 'command-line/memory', what: `peak memory, ${isLarge ? '2 GB' : '50 MB'}`, peer: 'itself over 1 MB' };
  const ofSize =
    (bytes: number): WriteFile =>
    (path) =>
      writePayments(path, instructions, bytes);
  return compareMemory(folder, name, 1, [ofSize(isLarge ? SIZES.large : SIZES.middle), ofSize(SIZES.small)]);
}

/** Two jobs hold no more of a file that is five times as long: workers keep what they look up within a bound. */
function compareMemoryOfTwo(folder: string, instructions: readonly string[]): Figure {
  const name = { name: 'command-line/memory-two', what: 'peak memory of two jobs, 500,000 rows', peer: 'itself over 100,000' };
  const ofRows =
    (rows: number): WriteFile =>
    (path) =>
      writePaymentRows(path, instructions, rows);
  return compareMemory(folder, name, 2, [ofRows(500_000), ofRows(100_000)]);
}

export function compareCommandLine(
  { instructions, ibanInstructions, payments }: Inputs,
  { large }: { readonly large: boolean },
): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'throughput.ndjson');
    checkLines(file, writePayments(file, instructions, SIZES.small));
    // so large that the start of a worker hardly counts
    writePayments(file, instructions, SIZES.throughput);
    const figures = compareThroughput(file);
    rmSync(file);
    return [
      ...figures,
      compareTable(folder, payments[5]),
      compareFix(folder, ibanInstructions),
      compareMemoryOfOne(folder, instructions, large),
      compareMemoryOfTwo(folder, payments[5]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
