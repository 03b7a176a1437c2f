/**
 * Loads a bank directory, looks every bank up and says what that took: `directory.js ours|map file`.
 *
 * Needs --expose-gc.
 */
import { readFileSync } from 'node:fs';
import { createBankDirectory } from '../../src/directory/banks.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { packedDataset } from '../../src/directory/packed.js';
import { processorClock } from '../rounds.js';

type NameOf = (bankCode: string) => string | undefined;

const datasetIn = (file: string): Dataset => JSON.parse(readFileSync(file, 'utf8')) as Dataset;

const decoded = (piece: string): string => Buffer.from(piece, 'latin1').toString('utf8');

/** As `payprep/full` opens its own directories in Node: one byte a character, decoded where there is more than ASCII. */
function openOurs(file: string): NameOf {
  const directory = createBankDirectory([packedDataset(readFileSync(file, 'latin1'), decoded)]);
  return (bankCode) => directory?.byCode(bankCode)[0]?.name;
}

function openMap(file: string): NameOf {
  const { columns, rows } = datasetIn(file);
  const name = columns.indexOf('name');
  const banks = new Map(rows.map((row) => [row[0], row]));
  return (bankCode) => banks.get(bankCode)?.[name] as string | undefined;
}

/** What is held, when all that is not held has gone. */
function held(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run me with --expose-gc');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [kind, file = ''] = process.argv.slice(2);
// some order that is not theirs
const codes = datasetIn(file)
  .rows.map((row) => String(row[0]))
  .sort((one, other) => (one.slice(4) < other.slice(4) ? -1 : 1));

const memoryBefore = held();
const start = processorClock();
const nameOf = (kind === 'ours' ? openOurs : openMap)(file);
const first = nameOf(codes[0] ?? '');
const load = processorClock() - start;

let letters = first?.length ?? 0;
for (const code of codes.slice(0, 20_000)) letters += nameOf(code)?.length ?? 0;
const warm = processorClock();
for (const code of codes) letters += nameOf(code)?.length ?? 0;
const lookup = (processorClock() - warm) / codes.length;

// the directory is still asked after this, so it is still held
const memory = held() - memoryBefore;
console.log(JSON.stringify({ load, lookup, memory, letters: letters + (nameOf(codes[1] ?? '')?.length ?? 0) }));
