/**
 * Mutation testing: `npm run mutation` changes the sources, a folder at a time, and sees whether a test notices; `npm run mutation -- checks
 * identifiers/name.ts` only these. What it found is kept for `docs/mutation.md`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import type { FolderResult, Mutant } from './docs/mutation.js';

/** Folder → the tests that judge it, the nearest first: its own, and the walks over the rules that are about it. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  checks: ['checks', 'rules/countries.test.ts'],
  identifiers: ['identifiers', 'rules/countries.test.ts', 'rules/domestic.test.ts', 'rules/registry.test.ts'],
  engine: ['engine'],
};

/** Short files first: the cheapest is the first to fail. Rules that are made up for a test need Vitest itself. */
function testFilesOf(part: string): readonly string[] {
  const files = part.endsWith('.ts') ? [part] : readdirSync(`test/${part}`).map((file) => `${part}/${file}`);
  const tests = files.filter((file) => file.endsWith('.test.ts')).map((file) => `test/${file}`);
  const sources = new Map(tests.map((file) => [file, readFileSync(file, 'utf8')]));
  const length = (file: string): number => sources.get(file)?.length ?? 0;
  return tests.filter((file) => !sources.get(file)?.includes('vi.mock(')).sort((one, other) => length(one) - length(other));
}

const RESULTS = new URL('../test/mutation/results.json', import.meta.url);

/** A part of the report that Stryker writes, by the schema of mutation-testing-elements. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Both count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textAt(source: string, { start, end }: ReportedMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined)).join(' ');
}

/** What a report says of a folder: counts by file, and each mutant that no test noticed. */
function resultOf({ files }: Report): FolderResult {
  const counts: Record<string, { killed: number; survived: number }> = {};
  const survivors: Mutant[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const judged = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
    const alive = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    counts[file] = { killed: judged.length - alive.length, survived: alive.length };
    for (const { location, mutatorName, replacement = '' } of alive) {
      const original = onOneLine(textAt(source, location));
      survivors.push({ file, line: location.start.line, mutator: mutatorName, original, replacement: onOneLine(replacement) });
    }
  }
  return { on: new Date().toISOString().slice(0, 10), files: counts, survivors };
}

const parts = process.argv.slice(2);
const folderOf = (part: string): string => part.split('/')[0] ?? part;
for (const folder of new Set(parts.length > 0 ? parts.map(folderOf) : Object.keys(TESTS))) {
  const asked = parts.filter((part) => folderOf(part) === folder);
  const report = `.stryker/${folder}.json`;
  await new Stryker({
    mutate: (asked.length > 0 ? asked : [folder]).map((part) => (part.endsWith('.ts') ? `src/${part}` : `src/${part}/**/*.ts`)),
    testFiles: (TESTS[folder] ?? []).flatMap(testFilesOf),
    incrementalFile: `.stryker/${folder}.incremental.json`,
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: `.stryker/${folder}.html` },
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  }).runMutationTest();
  const results = { ...JSON.parse(readFileSync(RESULTS, 'utf8')), [folder]: resultOf(JSON.parse(readFileSync(report, 'utf8'))) };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
