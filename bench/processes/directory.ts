/**
 * Loads a bank directory, looks up every bank, and prints time and memory: `directory.js ours|map file`. Needs `--expose-gc`.
 */
import { readFileSync } from 'node:fs';
import { createBankDirectory } from '../../src/directory/banks.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { packedFile } from '../../src/directory/packed.js';
import { processorClock } from '../rounds.js';

type FindName = (bankCode: string) => string | undefined;

const readDataset = (file: string): Dataset => JSON.parse(readFileSync(file, 'utf8')) as Dataset;

const decode = (piece: string): string => Buffer.from(piece, 'latin1').toString('utf8');

/** Opens the directory as `payprep/full` does in Node: one byte a character, decoded where a cell is not ASCII. Its text is beside the JSON. */
function openOurs(file: string): FindName {
  const directory = createBankDirectory([packedFile(readFileSync(`${file}.txt`, 'latin1'), decode)]);
  return (bankCode) => directory?.byCode(bankCode)[0]?.name;
}

function openMap(file: string): FindName {
  const { columns, rows } = readDataset(file);
  const name = columns.indexOf('name');
  const banks = new Map(rows.map((row) => [row[0], row]));
  return (bankCode) => banks.get(bankCode)?.[name] as string | undefined;
}

/** Measures the memory in use after garbage collection. */
function measureMemory(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run this with --expose-gc');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [kind, file = ''] = process.argv.slice(2);
// not the order of the directory
const codes = readDataset(file)
  .rows.map((row) => String(row[0]))
  .sort((one, other) => (one.slice(4) < other.slice(4) ? -1 : 1));

const memoryBefore = measureMemory();
const start = processorClock();
const findName = (kind === 'ours' ? openOurs : openMap)(file);
const first = findName(codes[0] ?? '');
const load = processorClock() - start;

let letters = first?.length ?? 0;
for (const code of codes.slice(0, 20_000)) letters += findName(code)?.length ?? 0;
const warm = processorClock();
for (const code of codes) letters += findName(code)?.length ?? 0;
const lookup = (processorClock() - warm) / codes.length;

// the use of the directory below keeps it in memory until here
const memory = measureMemory() - memoryBefore;
console.log(JSON.stringify({ load, lookup, memory, letters: letters + (findName(codes[1] ?? '')?.length ?? 0) }));
