/**
 * `npm run answers`: records what the built package answers to a corpus of instructions, and compares two records. It shows that a change of the
 * code changes no answer, or which answers it changes.
 *
 *   npm run answers -- corpus <file.ndjson> [--acceptance <folder>] [--count <n>]
 *   npm run answers -- record <dist folder> <corpus> <out folder> [--sample <n>]
 *   npm run answers -- compare <out folder> <out folder>
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage:
  npm run answers -- corpus <file.ndjson> [--acceptance <folder>] [--count <n>]
  npm run answers -- record <dist folder> <corpus> <out folder> [--sample <n>]
  npm run answers -- compare <out folder> <out folder>`;

const { values, positionals } = parseArgs({
  options: { acceptance: { type: 'string' }, count: { type: 'string', default: '100000' }, sample: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** A file of this folder, in a process of its own. */
function runScript(file, args) {
  const script = fileURLToPath(new URL(`answers/${file}`, import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' }).status ?? 1;
}

const commands = {
  corpus: (file) => runScript('corpus.ts', [file, values.count, ...(values.acceptance === undefined ? [] : [values.acceptance])]),
  record: async (dist, corpus, out) => (await import('./answers/record.mjs')).record(dist, corpus, out, Number(values.sample)),
  compare: async (a, b) => (await import('./answers/compare.mjs')).compare(a, b),
};

const [name = '', ...args] = positionals;
const command = commands[name];
if (command === undefined || args.length !== command.length) {
  console.error(USAGE);
  process.exit(2);
}
process.exitCode = await command(...args);
