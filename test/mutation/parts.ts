/**
 * The parts of mutation testing: a folder of `src/` each, and those of `rules/` that compute. The tests of a part are those of the folder of the
 * same name below `test/`, and what is named here.
 */
import { readdirSync, readFileSync } from 'node:fs';

export interface Part {
  readonly name: string;
  /** The folder of the sources. */
  readonly sources: string;
  /** Test files, the nearest first. */
  readonly tests: readonly string[];
}

/** Folders of `rules/` that are algorithms. */
const ALGORITHMS = ['account-forms', 'check-digits', 'iban-construction'];

/** Part → what else tests it: folders and files below `test/`. */
export const FURTHER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'check-digits': ['rules/countries.test.ts'],
  checks: ['answers/validate.test.ts'],
  identifiers: ['rules/countries.test.ts', 'rules/domestic.test.ts', 'rules/registry.test.ts'],
  payment: ['checks', 'answers/validate.test.ts'],
};

const NEEDS_VITEST = /\bvi\.(?:mock|doMock|resetModules|useFakeTimers)\(/;

/** Test files of a folder, short ones first: the cheapest is the first to fail. Tests that mock modules or time need Vitest itself; long ones build first. */
function testFilesOf(place: string): readonly string[] {
  const files = place.endsWith('.ts') ? [place] : readdirSync(`test/${place}`, { recursive: true }).map((file) => `${place}/${file}`);
  const tests = files.map((file) => `test/${file.replaceAll('\\', '/')}`).filter((file) => /(?<!\.long)\.test\.ts$/.test(file));
  const texts = new Map(tests.map((file) => [file, readFileSync(file, 'utf8')]));
  const length = (file: string): number => texts.get(file)?.length ?? 0;
  return tests.filter((file) => !NEEDS_VITEST.test(texts.get(file) ?? '')).sort((one, other) => length(one) - length(other));
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function partOf(name: string, sources: string): Part {
  const own = foldersIn('test').includes(name) ? [name] : [];
  return { name, sources, tests: [...own, ...(FURTHER_TESTS[name] ?? [])].flatMap(testFilesOf) };
}

/** False for types alone, which are not changed. */
const hasCode = (name: string): boolean =>
  readdirSync(`src/${name}`, { recursive: true }).some((file) => /(?<!\.d)\.ts$/.test(file.toString()));

/** Every part. A folder without tests is one as well: its list of tests is empty. */
export const partsOf = (): readonly Part[] => [
  ...ALGORITHMS.map((name) => partOf(name, `rules/${name}`)),
  ...foldersIn('src')
    .filter(hasCode)
    .map((name) => partOf(name, `src/${name}`)),
];
