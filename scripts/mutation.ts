/**
 * `npm run mutation`: mutation testing with Stryker, one folder at a time. `npm run mutation -- check-digits identifiers/name.ts` runs these parts alone.
 *
 * The report of each folder is `.stryker/<folder>.html`, and the mutants that no test noticed are listed in `.stryker/<folder>.md`. Neither is
 * checked in: CI keeps them as artefacts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

interface Part {
  /** The folder of the sources. */
  readonly sources: string;
  /** Folders and files below `test/`, the nearest first. */
  readonly tests: readonly string[];
}

const PARTS: Readonly<Record<string, Part>> = {
  'check-digits': { sources: 'rules/check-digits', tests: ['check-digits', 'rules/countries.test.ts'] },
  identifiers: {
    sources: 'src/identifiers',
    tests: ['identifiers', 'rules/countries.test.ts', 'rules/domestic.test.ts', 'rules/registry.test.ts'],
  },
  engine: { sources: 'src/engine', tests: ['engine'] },
};

/** Test files below a folder, short ones first: the cheapest is the first to fail. Tests that mock modules need Vitest itself. */
function testFilesOf(part: string): readonly string[] {
  const files = part.endsWith('.ts') ? [part] : readdirSync(`test/${part}`).map((file) => `${part}/${file}`);
  const tests = files.filter((file) => file.endsWith('.test.ts')).map((file) => `test/${file}`);
  const sources = new Map(tests.map((file) => [file, readFileSync(file, 'utf8')]));
  const length = (file: string): number => sources.get(file)?.length ?? 0;
  return tests.filter((file) => !sources.get(file)?.includes('vi.mock(')).sort((one, other) => length(one) - length(other));
}

/** A part of the report that Stryker writes, by the schema of mutation-testing-elements. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Line and column count from 1. */
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined)).join(' ');
}

/** A line a mutant that no test noticed. */
const survivorsIn = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, mutatorName, replacement = '' }) => {
        const original = onOneLine(textAt(source, location));
        return `- ${file}:${location.start.line} ${mutatorName}: \`${original}\` became \`${onOneLine(replacement)}\``;
      }),
  );

const asked = process.argv.slice(2);
const nameOf = (part: string): string => part.split('/')[0] ?? part;
for (const name of new Set(asked.length > 0 ? asked.map(nameOf) : Object.keys(PARTS))) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`${name} is none of ${Object.keys(PARTS).join(', ')}`);
  const files = asked.filter((each) => each.startsWith(`${name}/`)).map((each) => each.slice(name.length + 1));
  const report = `.stryker/${name}.json`;
  await new Stryker({
    mutate: files.length > 0 ? files.map((file) => `${part.sources}/${file}`) : [`${part.sources}/**/*.ts`],
    testFiles: part.tests.flatMap(testFilesOf),
    incrementalFile: `.stryker/${name}.incremental.json`,
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: `.stryker/${name}.html` },
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  }).runMutationTest();
  const survivors = survivorsIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
  writeFileSync(`.stryker/${name}.md`, `${survivors.length} mutants of ${part.sources} that no test noticed\n\n${survivors.join('\n')}\n`);
}
