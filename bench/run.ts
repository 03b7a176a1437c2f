/**
 * `npm run bench`: compares the built package with its peers, and prints one table.
 *
 * Each row runs in a process of its own: V8 compiles a function for what it has seen, so the rows before would slow down the ones behind.
 *
 * Arguments are names of rows (`iban validate`); the default is all, which also writes RESULTS.md and the charts. With `--check`, a missed goal
 * makes the exit code 1. With `--large`, the memory is measured with a file of 2 GB. `--charts` writes page and charts again and measures nothing.
 * `--scale` measures files of 1,000 to 5,000,000 rows, or of the numbers that follow.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runNode } from './children.js';
import type { Figure } from './figure.js';
import { checkGoal, type Goal, goalsOn, isAccepted } from './goals.js';
import { type Inputs, readInputs } from './inputs/inputs.js';
import { formatTerminalTable, listNotes, machine } from './report.js';
import { publish } from './results.js';
import { compareAddresses } from './rows/address.js';
import { compareBulk, compareColdRows } from './rows/bulk.js';
import { measureBundles } from './rows/bundle.js';
import { compareCommandLine } from './rows/command-line.js';
import { compareDirectories } from './rows/directory.js';
import { compareExtract } from './rows/extract.js';
import { compareFiles } from './rows/files.js';
import { compareFaultyIbans, compareIbans, compareLocalDetails, compareWrittenIbans } from './rows/iban.js';
import { compareEnrich, compareValidate } from './rows/instruction.js';
import { compareNamePairs } from './rows/names.js';
import { comparePhones } from './rows/phone.js';
import { compareProcesses } from './rows/process.js';
import { measureRequirements } from './rows/requirements.js';
import { measureScale } from './rows/scale.js';

interface Options {
  readonly large: boolean;
}

type Row = (inputs: Inputs, options: Options) => readonly Figure[] | Promise<readonly Figure[]>;

/** The rows by the first part of the names of their figures. */
const rows: Readonly<Record<string, Row>> = {
  iban: compareIbans,
  faulty: compareFaultyIbans,
  written: compareWrittenIbans,
  local: compareLocalDetails,
  validate: compareValidate,
  enrich: compareEnrich,
  bulk: compareBulk,
  cold: compareColdRows,
  requirements: measureRequirements,
  phone: comparePhones,
  names: compareNamePairs,
  address: compareAddresses,
  extract: compareExtract,
  directory: compareDirectories,
  process: compareProcesses,
  bundle: measureBundles,
  'command-line': compareCommandLine,
  files: compareFiles,
};

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    charts: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    // the process of one row: it prints the figures as JSON
    figures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const today = (): string => new Date().toISOString().slice(0, 10);

if (values.charts) {
  publish();
  process.exit(0);
}
if (values.scale) {
  const runs = measureScale(readInputs(), positionals.length > 0 ? positionals.map(Number) : undefined);
  publish({ scale: { day: today(), machine: machine(), runs } });
  process.exit(0);
}

const unknown = positionals.filter((name) => !Object.hasOwn(rows, name));
if (unknown.length > 0) throw new Error(`unknown row ${unknown.join(', ')}; the rows are ${Object.keys(rows).join(', ')}`);
const requested = Object.entries(rows).filter(([name]) => positionals.length === 0 || positionals.includes(name));

if (values.figures) {
  const inputs = readInputs();
  const found = [];
  for (const [, row] of requested) found.push(...(await row(inputs, values)));
  process.stdout.write(JSON.stringify(found));
  process.exit(0);
}

/** Measures a row in a process of its own. */
function measureRow(name: string): readonly Figure[] {
  const program = fileURLToPath(import.meta.url);
  return JSON.parse(runNode([...process.execArgv, program, '--figures', ...(values.large ? ['--large'] : []), name]));
}

const goals = goalsOn(machine());
const figures: Figure[] = [];
const failures: string[] = [];
for (const [name] of requested) {
  process.stderr.write(`${name} …\n`);
  try {
    figures.push(...measureRow(name));
  } catch (error) {
    // the other rows are still measured
    console.error(error);
    failures.push(name);
  }
}

console.log(`\n${formatTerminalTable(figures, goals)}\n${listNotes(figures, goals).join('\n')}`);
if (failures.length === 0 && requested.length === Object.keys(rows).length) {
  publish({ results: { day: today(), machine: machine(), figures } });
}

const isRequested = ({ figure }: Goal): boolean => requested.some(([name]) => figure.startsWith(`${name}/`));
const missed = goals.filter(isRequested).flatMap((goal) => {
  const status = checkGoal(
    goal,
    figures.find(({ name }) => name === goal.figure),
  );
  return isAccepted(status) ? [] : [`${goal.figure}: ${status}`];
});
if (values.check) console.error(missed.join('\n'));
if (failures.length > 0 || (values.check && missed.length > 0)) process.exitCode = 1;
