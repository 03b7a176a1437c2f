/**
 * `npm run bench:before -- COMMIT [ROW …]`: measures the package of an earlier commit and that of today on this machine, in turns, by the rows of today.
 *
 * Ratios to a peer differ from one machine to the next by a third; a commit beside another on one machine tells what a change costs. Exit code 1 where a
 * figure takes more than a tenth longer.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, run } from './package-of-commit.mjs';
import { root } from './set-up.mjs';

const COMPILED = '.build/bench';
const TURNS = 3;
const MOST = 1.1;
/** The rows whose figures are times. */
const ROWS = ['iban', 'faulty', 'written', 'local', 'validate', 'enrich', 'bulk', 'cold', 'requirements', 'names', 'address', 'process'];

/** The folder with the built package of a commit, and the bench of today. */
function benchOf(commit) {
  const folder = packageOf(commit);
  cpSync(join(root, COMPILED), join(folder, COMPILED), { recursive: true });
  return folder;
}

/** The figures of a row, measured with the package of a folder. */
const measure = (folder, row) =>
  JSON.parse(run(process.execPath, ['--single-threaded-gc', `${COMPILED}/run.js`, '--figures', row], { cwd: folder }));

/** How long ours takes: as a share of the peer where there is one, which evens out what else the machine does; a larger one is slower. */
const timeOf = ({ value, unit }) => (unit === 'faster' ? 1 / value : value);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const [commit, ...requested] = process.argv.slice(2);
const unknown = requested.filter((row) => !ROWS.includes(row));
if (commit === undefined || unknown.length > 0) {
  console.error(`Usage: npm run bench:before -- COMMIT [ROW …]; the rows are ${ROWS.join(', ')}`);
  process.exit(2);
}

// compiles the bench, makes its inputs and builds today’s package
run(process.execPath, ['scripts/bench.mjs', '--prepare'], { stdio: 'inherit' });
const before = benchOf(commit);
for (const row of requested.length > 0 ? requested : ROWS) {
  const turns = Array.from({ length: TURNS }, () => [measure(before, row), measure(root, row)]);
  for (const [index, { name }] of turns[0][1].entries()) {
    const ratio = median(turns.map(([old, now]) => timeOf(now[index]) / timeOf(old[index])));
    const isSlower = ratio > MOST;
    if (isSlower) process.exitCode = 1;
    console.log(`${name.padEnd(26)} ${ratio.toFixed(2)} times as long${isSlower ? ': slower' : ''}`);
  }
}
