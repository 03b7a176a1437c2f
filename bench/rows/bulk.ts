/**
 * What somebody sees who checks a file: instructions as customers send them, parsed just before, with every directory; and the first thousand of a
 * fresh process.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, enrich, validate } from 'payprep/full';
import { processFile, runNode } from '../children.js';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { measureBatches } from '../rounds.js';

const parseLine = (line: string): unknown => JSON.parse(line);
const peer = 'JSON.parse of the same line';
const notes = [
  '40 countries, names with digits, accents and in Cyrillic, and 17,000 banks, each about once: a file of real payments repeats its banks',
];

export function compareBulk({ payments }: Inputs): readonly Figure[] {
  const engine = createEngine({ on: '2026-11-20' });
  const compare = (name: string, what: string, lines: readonly string[], work: (instruction: unknown) => unknown): Figure =>
    compareTimes({ name: `bulk/${name}`, what, peer, notes }, 'share', measureBatches(lines, parseLine, work), lines.length);
  const check = (instruction: unknown) => validate(instruction, engine);
  const complete = (instruction: unknown) => enrich(instruction, engine);
  return [
    compare('validate', 'validate of payprep/full, parsed just before, 5 % faulty', payments[5], check),
    compare('validate-third', 'the same, 34 % faulty', payments[34], check),
    compare('enrich', 'enrich of payprep/full, parsed just before, 5 % faulty', payments[5], complete),
  ];
}

const FIRST = 1000;
const ROUNDS = 11;

/** The first rows of a fresh process, import left out: the rows `process` have that. */
export function compareColdRows({ payments }: Inputs): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-bench-'));
  try {
    const file = join(folder, 'payments.ndjson');
    writeFileSync(file, payments[5].slice(0, FIRST).join('\n'));
    const run = (work: string): number => Number(runNode(['--single-threaded-gc', processFile('first-rows'), work, file]));
    const works = ['validate', 'enrich', 'parse'] as const;
    const rounds = Array.from({ length: ROUNDS }, () => works.map(run));
    const timesOf = (at: number): readonly number[] => rounds.map((times) => times[at] ?? 0);
    const compare = (work: 'validate' | 'enrich', at: number): Figure =>
      compareTimes(
        { name: `cold/${work}`, what: `the first 1,000 rows of a process: parse and ${work}`, peer: 'JSON.parse of these in a process' },
        'share',
        [timesOf(at), timesOf(2)],
        FIRST,
      );
    return [compare('validate', 0), compare('enrich', 1)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
