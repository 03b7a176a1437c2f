/** A bank directory of 200,000 rows beside a Map of the same JSON: how long until the first answer, what is held, what a lookup takes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDataset } from '../../src/files/dataset-text.js';
import { processFile, runNode } from '../children.js';
import { compared, duration, type Figure, megabytes } from '../figure.js';
import { bankDirectory } from '../inputs/bank-rows.js';
import { median, ratioOf } from '../statistics.js';

const ROUNDS = 7;

interface Measured {
  readonly load: number;
  readonly lookup: number;
  readonly memory: number;
  /** In the names of all banks: the same for both, or they have not found the same. */
  readonly letters: number;
}

const measured = (kind: 'ours' | 'map', file: string): Measured =>
  JSON.parse(runNode(['--expose-gc', '--single-threaded-gc', processFile('directory'), kind, file])) as Measured;

function measuredRounds(): readonly (readonly [ours: Measured, theirs: Measured])[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'banks.json');
    writeFileSync(file, formatDataset(bankDirectory()));
    return Array.from({ length: ROUNDS }, () => [measured('ours', file), measured('map', file)] as const);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const peer = 'new Map of JSON.parse of the same rows';

export function directory(): readonly Figure[] {
  const rounds = measuredRounds();
  if (rounds.some(([ours, theirs]) => ours.letters !== theirs.letters))
    throw new Error('the directory and the Map do not hold the same names');
  const of = (member: keyof Measured): readonly [readonly number[], readonly number[]] => [
    rounds.map(([ours]) => ours[member]),
    rounds.map(([, theirs]) => theirs[member]),
  ];
  const [ours, theirs] = of('memory');
  const memory = ratioOf(ours, theirs);
  const [lookups, gets] = of('lookup');
  return [
    compared({ name: 'directory/load', what: '200,000 banks, from the file to the first answer', peer }, 'faster', of('load')),
    {
      name: 'directory/memory',
      what: 'memory that they hold',
      peer,
      ours: megabytes(median(ours)),
      theirs: megabytes(median(theirs)),
      value: memory.median,
      unit: 'share',
      quartiles: memory.quartiles,
    },
    {
      name: 'directory/lookup',
      what: 'a lookup by bank code, each another one',
      peer,
      ours: duration(median(lookups)),
      theirs: duration(median(gets)),
      value: median(lookups) * 1000,
      unit: 'µs',
    },
  ];
}
