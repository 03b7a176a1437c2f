/**
 * `npm run bench`: payprep as it is built beside its peers, in one table.
 *
 * Arguments are the rows that are wanted (`iban validate`), default all; `--check` makes a missed goal an exit code of 1; `--large` measures memory over
 * a file of 2 GB, too. RESULTS.md is written when all rows were measured.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Figure } from './figure.js';
import { type Goal, goals, isKept, verdictOf } from './goals.js';
import { type Inputs, readInputs } from './inputs/inputs.js';
import { notes, resultsPage, terminalTable } from './report.js';
import { bundle } from './rows/bundle.js';
import { commandLine } from './rows/command-line.js';
import { directory } from './rows/directory.js';
import { iban, local, written } from './rows/iban.js';
import { enrich, validate } from './rows/instruction.js';
import { phone } from './rows/phone.js';
import { processes } from './rows/process.js';

const RESULTS_FILE = 'bench/RESULTS.md';

interface Options {
  readonly large: boolean;
}

type Row = (inputs: Inputs, options: Options) => readonly Figure[] | Promise<readonly Figure[]>;

/** By the first part of the names of their figures. */
const rows: Readonly<Record<string, Row>> = {
  iban,
  written,
  local,
  validate,
  enrich,
  phone,
  directory,
  process: processes,
  bundle,
  'command-line': commandLine,
};

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, large: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const unknown = positionals.filter((name) => !Object.hasOwn(rows, name));
if (unknown.length > 0) throw new Error(`there is no row ${unknown.join(', ')}; there are ${Object.keys(rows).join(', ')}`);
const wanted = Object.entries(rows).filter(([name]) => positionals.length === 0 || positionals.includes(name));

const inputs = readInputs();
const figures: Figure[] = [];
const failures: string[] = [];
for (const [name, row] of wanted) {
  process.stderr.write(`${name} …\n`);
  try {
    figures.push(...(await row(inputs, values)));
  } catch (error) {
    // the other rows are still worth their time
    console.error(error);
    failures.push(name);
  }
}

console.log(`\n${terminalTable(figures, goals)}\n${notes(figures, goals).join('\n')}`);
if (failures.length === 0 && wanted.length === Object.keys(rows).length) {
  writeFileSync(RESULTS_FILE, resultsPage(figures, goals, new Date().toISOString().slice(0, 10)));
}

const isWanted = ({ figure }: Goal): boolean => wanted.some(([name]) => figure.startsWith(`${name}/`));
const broken = goals.filter(isWanted).flatMap((goal) => {
  const verdict = verdictOf(
    goal,
    figures.find(({ name }) => name === goal.figure),
  );
  return isKept(verdict) ? [] : [`${goal.figure}: ${verdict}`];
});
if (values.check) console.error(broken.join('\n'));
if (failures.length > 0 || (values.check && broken.length > 0)) process.exitCode = 1;
