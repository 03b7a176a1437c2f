/** Compares a bank directory of 200,000 rows with a Map of the same JSON: time to the first answer, memory, time of a look-up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDataset } from '../../cli/files/dataset-text.js';
import { packedText } from '../../scripts/build/packed-text.js';
import { processFile, runNode } from '../children.js';
import { compareTimes, type Figure, formatDuration, formatMegabytes } from '../figure.js';
import { generateBankDirectory } from '../inputs/bank-rows.js';
import { median, ratioOf } from '../statistics.js';

const ROUNDS = 7;

interface Measurement {
  readonly load: number;
  readonly lookup: number;
  readonly memory: number;
  /** The total length of the names found, which must be the same for both. */
  readonly letters: number;
}

const measure = (kind: 'ours' | 'map', file: string): Measurement =>
  JSON.parse(runNode(['--expose-gc', '--single-threaded-gc', processFile('directory'), kind, file])) as Measurement;

function measureRounds(): readonly (readonly [ours: Measurement, theirs: Measurement])[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'banks.json');
    const directory = generateBankDirectory();
    writeFileSync(file, formatDataset(directory));
    writeFileSync(`${file}.txt`, packedText(directory));
    return Array.from({ length: ROUNDS }, () => [measure('ours', file), measure('map', file)] as const);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const peer = 'new Map of JSON.parse of the same rows';

export function compareDirectories(): readonly Figure[] {
  const rounds = measureRounds();
  if (rounds.some(([ours, theirs]) => ours.letters !== theirs.letters)) throw new Error('the directory and the Map found different names');
  const timesOf = (member: keyof Measurement): readonly [readonly number[], readonly number[]] => [
    rounds.map(([ours]) => ours[member]),
    rounds.map(([, theirs]) => theirs[member]),
  ];
  const [ours, theirs] = timesOf('memory');
  const memory = ratioOf(ours, theirs);
  const [lookups, gets] = timesOf('lookup');
  return [
    compareTimes({ name: 'directory/load', what: '200,000 banks, from the file to the first answer', peer }, 'faster', timesOf('load')),
    {
      name: 'directory/memory',
      what: 'memory of these banks',
      peer,
      ours: formatMegabytes(median(ours)),
      theirs: formatMegabytes(median(theirs)),
      value: memory.median,
      unit: 'share',
      quartiles: memory.quartiles,
    },
    {
      name: 'directory/lookup',
      what: 'a lookup by bank code, in random order',
      peer,
      ours: formatDuration(median(lookups)),
      theirs: formatDuration(median(gets)),
      value: median(lookups) * 1000,
      unit: 'µs',
    },
  ];
}
