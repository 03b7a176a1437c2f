/**
 * `npm run mutation`: mutation testing with Stryker, a folder at a time: each of `src/`, and those of `rules/` that are algorithms. Of each folder a
 * fixed sample of mutants is tried (test/mutation/sample.ts).
 *
 *     npm run mutation                                     every folder, which takes hours
 *     npm run mutation -- checks payment                   these folders
 *     npm run mutation -- checks --sample 100              fewer mutants: the first of the same sample
 *     npm run mutation -- checks --whole                   every mutant, as far as an earlier run did not try it on the same sources
 *     npm run mutation -- checks/creditor answers/lists.ts every mutant of these folders and files
 *     npm run mutation -- --dry                            how many there are, and whether the tests pass before the first change
 *
 * The report of each folder is `.stryker/<folder>.html`, and the mutants that no test noticed are listed in `.stryker/<folder>.md`. Neither is
 * checked in: CI keeps them as artefacts. `MUTATION_CONCURRENCY` is the number of processes.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Part, partsOf } from '../test/mutation/parts.js';
import { type Change, mutantsOf, SAMPLE_SIZE, sampleOf } from '../test/mutation/sample.js';

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

const isUnnoticed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** A line a mutant that no test noticed. */
const survivorsIn = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isUnnoticed).map(({ location, mutatorName, replacement = '' }) => {
      const original = onOneLine(textAt(source, location));
      return `- ${file}:${location.start.line} ${mutatorName}: \`${original}\` became \`${onOneLine(replacement)}\``;
    }),
  );

/** How many mutants were noticed, of those that were tried. */
function scoreOf({ files }: Report): string {
  const tried = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter((mutant) => isUnnoticed(mutant) || mutant.status === 'Killed' || mutant.status === 'Timeout'),
  );
  const noticed = tried.filter((mutant) => !isUnnoticed(mutant)).length;
  return `${noticed} of ${tried.length} noticed (${((100 * noticed) / Math.max(tried.length, 1)).toFixed(1)} %)`;
}

/** The source files below a folder or file of a part, which ends in `.ts` where it is a file. */
function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  const files = readdirSync(path, { recursive: true }).map((file) => `${path}/${String(file).replaceAll('\\', '/')}`);
  return files.filter((file) => file.endsWith('.ts')).sort();
}

interface Run {
  readonly part: Part;
  readonly files: readonly string[];
  /** How many are tried; undefined is all. */
  readonly size: number | undefined;
}

function strykerOf({ part, files, size }: Run, tried: readonly Change[], isDry: boolean): Stryker {
  return new Stryker({
    mutate: [...files],
    testFiles: [...part.tests],
    // a mutant that was not of the sample would be known as an error
    ...(size === undefined ? { incrementalFile: `.stryker/${part.name}.incremental.json` } : { incremental: false }),
    ...(size === undefined ? {} : { ignorers: ['sampled'], checkers: ['sampled'], sample: tried }),
    dryRunOnly: isDry,
    jsonReporter: { fileName: `.stryker/${part.name}.json` },
    htmlReporter: { fileName: `.stryker/${part.name}.html` },
    concurrency: isDry ? 1 : Number(process.env.MUTATION_CONCURRENCY ?? 2),
  } as ConstructorParameters<typeof Stryker>[0]);
}

/** Tries the mutants of a part: a line on what came of it. */
async function runPart(run: Run, isDry: boolean): Promise<string> {
  const { part, files, size } = run;
  const mutants = await mutantsOf(files);
  const tried = size === undefined ? mutants : sampleOf(mutants, size);
  const counts = `${part.name}: ${mutants.length} mutants, ${tried.length} to try, ${part.tests.length} test files`;
  // what only hands on names has nothing to change
  if (mutants.length === 0) return counts;
  await strykerOf(run, tried, isDry).runMutationTest();
  if (isDry) return `${counts} that pass`;
  const report = JSON.parse(readFileSync(`.stryker/${part.name}.json`, 'utf8')) as Report;
  const score = scoreOf(report);
  const survivors = survivorsIn(report);
  writeFileSync(`.stryker/${part.name}.md`, `${counts}: ${score}. No test noticed these:\n\n${survivors.join('\n')}\n`);
  return `${counts}: ${score}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false }, sample: { type: 'string' } },
});
const parts = partsOf();
const named = positionals.length > 0 ? positionals : parts.map(({ name }) => name);
const lines: string[] = [];
for (const name of new Set(named.map((each) => each.split('/')[0] ?? each))) {
  const part = parts.find((each) => each.name === name);
  if (part === undefined) throw new Error(`${name} is none of ${parts.map((each) => each.name).join(', ')}`);
  const within = named.filter((each) => each.startsWith(`${name}/`)).map((each) => `${part.sources}/${each.slice(name.length + 1)}`);
  const isWhole = values.whole || within.length > 0;
  const files = within.length > 0 ? within.flatMap(filesOf) : filesOf(part.sources);
  try {
    lines.push(await runPart({ part, files, size: isWhole ? undefined : Number(values.sample ?? SAMPLE_SIZE) }, values.dry));
  } catch (error) {
    process.exitCode = 1;
    lines.push(`${name}: ${String(error)}`);
  }
}
console.log(`\n${lines.join('\n')}`);
