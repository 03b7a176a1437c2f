/**
 * Imports point one way, and what decides about a payment depends on nothing but its input.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { countryCodes } from '../src/identifiers/country/codes.js';
import { importsOf, longFunctionsIn, modulesIn, parse, surroundingsOf, twoLetterCodesIn } from './imports.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders, from the ground up: what each may import. Itself always; a package only where it is named. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  'src/identifiers': ['rules', 'reference-data'],
  'src/directory': ['reference-data'],
  'src/instruction': ['rules'],
  'src/names': ['rules'],
  'src/address': ['rules', 'src/identifiers', 'src/instruction', 'reference-data'],
  'src/engine': ['rules', 'src/identifiers', 'src/directory', 'src/instruction', 'src/names', 'src/address', 'reference-data'],
  'src/form': ['rules', 'src/identifiers', 'src/engine'],
  'src/references': ['rules', 'src/identifiers', 'src/instruction'],
  'src/payment-codes': ['rules', 'src/identifiers', 'src/instruction'],
  'src/checks': ['rules', 'src/identifiers', 'src/directory', 'src/instruction', 'src/engine'],
};

/** What may be named as a type only. */
const ALLOWED_AS_TYPE: Readonly<Record<string, readonly string[]>> = {
  'src/directory': ['src/identifiers', 'libphonenumber-js'],
};

/** Reads files, and is taken out of the way where there are none. */
const SHIPPED = 'src/directory/shipped';

const folderOf = (path: string): string =>
  path.startsWith(SHIPPED)
    ? SHIPPED
    : path
        .split('/')
        .slice(0, path.startsWith('src/') ? 2 : 1)
        .join('/');

const filesIn = (folder: string): readonly string[] =>
  modulesIn(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((path) => folderOf(path) === folder);

const parsed = new Map<string, ReturnType<typeof parse>>();

/** A file is parsed once: it is asked for imports and for what it touches. */
function sourceOf(path: string) {
  const source = parsed.get(path) ?? parse(join(root, path));
  parsed.set(path, source);
  return source;
}

// the files that follow have no use for so many trees
afterAll(() => parsed.clear());

describe.each(Object.keys(ALLOWED))('%s', (folder) => {
  const sources = filesIn(folder).map((path) => [path, sourceOf(path)] as const);

  test('imports only what lies under it', () => {
    const values = [folder, ...(ALLOWED[folder] ?? [])];
    const types = [...values, ...(ALLOWED_AS_TYPE[folder] ?? [])];
    const wrong = sources.flatMap(([path, source]) =>
      importsOf(path, source)
        .filter(({ target, typeOnly }) => !(typeOnly ? types : values).includes(folderOf(target)))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('touches neither clock nor chance, process nor network', () => {
    const touched = sources.flatMap(([path, source]) => surroundingsOf(source).map((what) => `${path}: ${what}`));
    expect(touched).toEqual([]);
  });
});

test('no more than the doors that name it import what reads files', () => {
  const readers = [
    ...filesIn('src/files'),
    ...filesIn('src/engine'),
    ...filesIn('src/checks'),
    ...readdirSync(join(root, 'src'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/${file}`),
  ].filter((path) => importsOf(path, sourceOf(path)).some(({ target }) => folderOf(target) === SHIPPED));
  expect(readers.sort()).toEqual(['src/full.ts', 'src/load.ts']);
});

test('neither rules nor library import anything of the service', () => {
  const sources = ['src', 'rules'].flatMap((folder) => modulesIn(join(root, folder)).map((file) => `${folder}/${file}`));
  const targets = sources.flatMap((path) => importsOf(path, sourceOf(path)).map(({ target }) => `${path} → ${target}`));
  expect(targets.length).toBeGreaterThan(500);
  expect(targets.filter((line) => /→ (?:service|payprep-service)\b/.test(line))).toEqual([]);
});

test('src/address knows no country by its code: what only some countries do is a rule', () => {
  const files = filesIn('src/address');
  const named = files.flatMap((path) =>
    twoLetterCodesIn(sourceOf(path))
      .filter((code) => countryCodes().includes(code))
      .map((code) => `${path}: ${code}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(named).toEqual([]);
});

test('the check sees what it looks for', () => {
  const text = 'import { a } from "node:fs"; const t = Date.now() + new Date().getTime(); process.exit(); fetch(u);';
  const source = parse('x.ts', text);
  expect(importsOf('src/engine/x.ts', source)).toEqual([{ target: 'node:fs', typeOnly: false }]);
  expect(surroundingsOf(source)).toEqual(['Date.now', 'new Date()', 'process', 'fetch']);
  const codes = twoLetterCodesIn(parse('x.ts', "const a = { GB: 1, b: /FR/ }; const DE = 'US, CA' + `IT` + 'no NO';"));
  expect(codes).toEqual(['GB', 'US', 'CA', 'IT']);
});

/** A table is looked up, and not read from its first line to its last. */
const TABLES: Readonly<Record<string, string>> = {
  'rules/index/accounts.ts': 'generated: one line a country',
  'rules/index/codes.ts': 'generated: one line a code',
  'rules/index/creditors.ts': 'generated: one line a country',
  'rules/index/schemes.ts': 'generated: one line a scheme',
  'rules/name-matching/given-names.ts': 'familiar forms and spellings of given names, a line each',
  'rules/name-matching/legal-forms.ts': 'legal forms and their spellings, a line each',
  'rules/samples/banks.ts': 'generated: one line a country and type of account',
  'rules/samples/names.ts': 'names of made-up creditors, a block a culture',
  'cli/output/report/texts.ts': 'the words of the report in each language',
  'cli/files/column-names-more.ts': 'less usual names of columns and those of further languages, a line each',
  'cli/files/column-names.ts': 'what banks and spreadsheets call a column, a line each',
  'test/detect/footers.ts': 'footers of invoices, a row each',
  'test/payment-codes/peers.ts': 'codes of other libraries, a row each',
};

/** Every source file of the repository. */
function sourceFiles(): readonly string[] {
  const skipped = /(?:^|\/)(?:node_modules|dist|coverage|\.[^/]+)(?:\/|$)/;
  const folders = ['.'];
  const files: string[] = [];
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (skipped.test(path)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (/\.(?:ts|tsx|mjs)$/.test(path)) files.push(path);
    }
  }
  return files;
}

test('no file is over 250 lines but a table', () => {
  const files = sourceFiles();
  const long = files.filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1 > 250);
  expect(files.length).toBeGreaterThan(2000);
  expect(long.sort()).toEqual(Object.keys(TABLES).sort());
});

const MAX_FUNCTION = 50;

test('no function is over 50 lines', () => {
  // a list of tests is read one test at a time
  const files = sourceFiles().filter((path) => !/(?:^|\/)test\//.test(path));
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  // a file that is no longer has no longer function: most need not be parsed
  const candidates = files.map((path) => [path, text(path)] as const).filter(([, source]) => source.split('\n').length > MAX_FUNCTION);
  const long = candidates.flatMap(([path, source]) =>
    longFunctionsIn(parse(path, source), MAX_FUNCTION).map((which) => `${path}: ${which}`),
  );
  expect(candidates.length).toBeGreaterThan(500);
  expect(long).toEqual([]);
});

test('the length of a function is that of its lines, whatever kind of function it is', () => {
  const lines = (count: number): string => '\n'.repeat(count - 1);
  const source = parse(
    'x.tsx',
    `function a() {${lines(3)}}\nconst B = () => (${lines(3)}<p />);\nclass C { d() {${lines(2)}} }\nconst table = [${lines(9)}];`,
  );
  expect(longFunctionsIn(source, 2)).toEqual(['a, line 1: 3 lines', 'B, line 4: 3 lines']);
  expect(longFunctionsIn(source, 1)).toContain('d, line 7: 2 lines');
});
