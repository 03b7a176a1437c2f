/**
 * What somebody sees who checks a file: instructions as customers send them, parsed just before, with every directory; and the first thousand of a
 * fresh process.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processFile, runNode } from '../children.js';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { leastOf } from '../rounds.js';

const peer = 'JSON.parse of the same line, in a process of its own';
const notes = [
  '40 countries, names with digits, accents and in Cyrillic, and 17,000 banks, each about once: a file of real payments repeats its banks',
];

/** How often each process runs, in turns. */
const TURNS = 3;

/** The payments in a file, and one process for each kind of work: theirs does nothing but parse. */
function comparePasses(file: string, name: string, what: string, work: 'validate' | 'enrich', rows: number): Figure {
  const run = (each: string): number => Number(runNode(['--single-threaded-gc', processFile('passes'), each, file]));
  const turns = Array.from({ length: TURNS }, () => [run(work), run('parse')] as const);
  const times = [turns.map(([ours]) => ours), turns.map(([, theirs]) => theirs)];
  return compareTimes({ name: `bulk/${name}`, what, peer, notes }, 'share', leastOf(times), rows);
}

export function compareBulk({ payments }: Inputs): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const fileOf = (share: '5' | '34'): string => {
      const file = join(folder, `${share}.ndjson`);
      writeFileSync(file, payments[share].join('\n'));
      return file;
    };
    const [few, third] = [fileOf('5'), fileOf('34')];
    return [
      comparePasses(few, 'validate', 'validate of payprep/full, parsed just before, 5 % faulty', 'validate', payments[5].length),
      comparePasses(third, 'validate-third', 'the same, 34 % faulty', 'validate', payments[34].length),
      comparePasses(few, 'enrich', 'enrich of payprep/full, parsed just before, 5 % faulty', 'enrich', payments[5].length),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const FIRST = 1000;
const ROUNDS = 11;

/** In the order in which the process prints them. */
const THREADS = [
  { name: '', of: '' },
  { name: '-main', of: '; of the main thread alone, without what V8 compiles and collects beside it' },
] as const;

/** The first rows of a fresh process, import left out: the rows `process` have that. */
export function compareColdRows({ payments }: Inputs): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'payments.ndjson');
    writeFileSync(file, payments[5].slice(0, FIRST).join('\n'));
    const run = (work: string): readonly number[] =>
      runNode(['--single-threaded-gc', processFile('first-rows'), work, file])
        .split(' ')
        .map(Number);
    const works = ['validate', 'enrich', 'parse'] as const;
    const rounds = Array.from({ length: ROUNDS }, () => works.map(run));
    const timesOf = (at: number, clock: number): readonly number[] => rounds.map((times) => times[at]?.[clock] ?? 0);
    const compare = (work: 'validate' | 'enrich', at: number): readonly Figure[] =>
      THREADS.map(({ name, of }, clock) =>
        compareTimes(
          {
            name: `cold/${work}${name}`,
            what: `the first 1,000 rows of a process: parse and ${work}${of}`,
            peer: 'JSON.parse of these in a process',
          },
          'share',
          [timesOf(at, clock), timesOf(2, clock)],
          FIRST,
        ),
      );
    return [...compare('validate', 0), ...compare('enrich', 1)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
