/**
 * Imports point one way, and what decides about a payment depends on nothing but its input.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ARROWS, allowedIn, PACKAGES } from './folders.js';
import { findCircles, foldersOf, readImportGraph, roomsIn } from './import-graph.js';
import { importsOf, longFunctionsIn, modulesIn, parse, surroundingsOf } from './imports.js';
import { countryCodesIn, foreignLettersIn, knowledgeIn, needlessExceptions, wordsIn } from './knowledge.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads files, and is taken out of the way where there are none. */
const SHIPPED = 'src/directory/shipped';

/** The room that a file stands in: two folders deep, and one for the doors of `src`. */
const folderOf = (path: string): string => {
  if (path.startsWith(`${SHIPPED}/`)) return SHIPPED;
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, 2).join('/');
};

/** The source files of a tree, by their folder. */
const tree = ['rules', 'src', 'cli'].flatMap((top) => modulesIn(join(root, top)).map((file) => `${top}/${file}`));

const filesIn = (folder: string): readonly string[] => tree.filter((path) => folderOf(path) === folder);

const parsed = new Map<string, ReturnType<typeof parse>>();

/** A file is parsed once: it is asked for imports and for what it touches. */
function sourceOf(path: string) {
  const source = parsed.get(path) ?? parse(join(root, path));
  parsed.set(path, source);
  return source;
}

// the files that follow have no use for so many trees
afterAll(() => parsed.clear());

test('every folder is known, and none is missing', () => {
  const found = new Set(tree.map(folderOf).filter((folder) => !['src', 'cli'].includes(folder)));
  expect([...found].sort()).toEqual(Object.keys(ARROWS).sort());
});

/** What a file imports that its folder may not. */
function wrongImportsOf(path: string): readonly string[] {
  const folder = folderOf(path);
  const allowed = allowedIn(folder);
  const packages = Object.entries(PACKAGES).flatMap(([of, names]) => (`${folder}/`.startsWith(`${of}/`) ? names : []));
  return importsOf(path, sourceOf(path))
    .map(({ target }) => target)
    .filter((target) => {
      if (!target.includes('/') || !/^(?:rules|src|cli|reference-data|service)\//.test(target))
        return !packages.some((name) => target.startsWith(name));
      if (target.startsWith('reference-data/')) return folder.startsWith('rules/');
      if (target.startsWith('rules/') && !folder.startsWith('rules/')) return false;
      return !allowed.has(folderOf(target));
    })
    .map((target) => `${path} → ${target}`);
}

/** The folders that the page on the architecture lists: each line begins with a name, under that of the folder that it is in. */
function documentedFolders(): readonly string[] {
  const lines = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('\n');
  const open: string[] = [];
  const found: string[] = [];
  for (const line of lines) {
    const [, indent, name] = /^ {4}((?: {2})*)([\w-]+)\/ /.exec(line) ?? [];
    if (indent === undefined || name === undefined) continue;
    open.length = indent.length / 2;
    open.push(name);
    found.push(open.join('/'));
  }
  return found;
}

test('the page on the architecture lists the same folders', () => {
  const listed = documentedFolders().filter((path) => /^(?:rules|src|cli)\//.test(path));
  expect(listed.sort()).toEqual(Object.keys(ARROWS).sort());
});

describe.each(Object.keys(ARROWS))('%s', (folder) => {
  const paths = filesIn(folder);

  test('imports only what lies under it', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.flatMap(wrongImportsOf)).toEqual([]);
  });

  // the form field is the page's, and the command line the process's
  test.skipIf(folder === SHIPPED || folder === 'src/element' || folder.startsWith('cli/'))(
    'touches neither clock nor chance, process nor network',
    () => {
      const touched = paths.flatMap((path) => surroundingsOf(sourceOf(path)).map((what) => `${path}: ${what}`));
      expect(touched).toEqual([]);
    },
  );
});

test('the arrows make no circle', () => {
  const inCircle = Object.keys(ARROWS).filter((folder) => (ARROWS[folder] ?? []).some((below) => allowedIn(below).has(folder)));
  expect(inCircle).toEqual([]);
});

test('at every level of the tree, the files and folders of a folder import each other one way', () => {
  const graph = readImportGraph();
  const circles = foldersOf([...graph.keys()]).flatMap((folder) =>
    findCircles(roomsIn(folder, graph)).map((rooms) => `${folder}: ${rooms.join(', ')}`),
  );
  expect(circles).toEqual([]);
});

test('a circle of folders is found, though no file is in one', () => {
  const graph = new Map([
    ['src/a/one.ts', ['src/b/two.ts']],
    ['src/b/three.ts', ['src/a/four.ts']],
  ]);
  expect(findCircles(roomsIn('src', graph))).toEqual([['a', 'b']]);
  expect(findCircles(graph)).toEqual([]);
});

test('no more than the doors that name it import what reads files', () => {
  const readers = tree.filter(
    (path) => folderOf(path) !== SHIPPED && importsOf(path, sourceOf(path)).some(({ target }) => folderOf(target) === SHIPPED),
  );
  expect(readers.sort()).toEqual(['src/full.ts', 'src/load.ts']);
  const ofNode = tree.filter(
    (path) => path.startsWith('src/') && importsOf(path, sourceOf(path)).some(({ target }) => target.startsWith('node:')),
  );
  expect([...new Set(ofNode.map(folderOf))]).toEqual([SHIPPED]);
});

/** Folders of `src` that know no country, no script and no language: what only some write or do is a rule. */
const WITHOUT_KNOWLEDGE: readonly string[] = [
  ...[
    'address',
    'answers',
    'bundles',
    'characters',
    'checks',
    'dates',
    'detect',
    'directory',
    'engine',
    'findings',
    'form',
    'identifiers',
    'instruction',
    'messages',
  ],
  ...['names', 'payment', 'payment-codes', 'references', 'rules-and-data', 'samples', 'standard-schema'],
];

test.each(WITHOUT_KNOWLEDGE)('src/%s knows no country, no script and no language by name', (folder) => {
  const files = modulesIn(join(root, 'src', folder)).map((file) => `src/${folder}/${file}`);
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((path) => knowledgeIn(path, sourceOf(path)))).toEqual([]);
});

test('the doors of src know none either, and no exception is left over', () => {
  const doors = readdirSync(join(root, 'src')).filter((file) => file.endsWith('.ts'));
  expect(doors.map((file) => `src/${file}`).flatMap((path) => knowledgeIn(path, sourceOf(path)))).toEqual([]);
  expect(needlessExceptions(sourceOf)).toEqual([]);
});

test('knowledge is found wherever it may stand', () => {
  const codes = String.raw`const a = { GB: 'DE', b: 'FR IT' }; const c = /^(?:CH|LI)\d/; const d = "such as NO"; const e = '[A-Z]{2}';`;
  expect(countryCodesIn(parse('x.ts', codes))).toEqual(['GB', 'DE', 'FR', 'IT', 'CH', 'LI']);
  const letters = String.raw`const a = 'ß' + "\u00e4"; const b = /[\u0430-я]/u; const c = { ø: '“–”' }; const d = /\p{Script=Thai}\p{L}/u;`;
  expect(foreignLettersIn(parse('x.ts', letters))).toEqual(['ß', 'ä', 'а', 'я', 'ø', 'Script=Thai']);
  const words = String.raw`const a = /^(?:rue|via) [a-z]+\bstreet/; const b = new RegExp(a + 'weg', 'giu'); const c = '(?:box|bp)'; const d = 'und and och';`;
  expect(wordsIn(parse('x.ts', words))).toEqual(['rue', 'via', 'street', 'weg', 'box', 'und and och']);
  const none = String.raw`const a = 'wrong type'; const b = 'the name of the payee'; const c = /^\/creditor\/name$/; throw new Error('a name is missing.');`;
  expect(wordsIn(parse('x.ts', none))).toEqual([]);
});

test('the check sees what it looks for', () => {
  const text =
    'import { a } from "node:fs"; const t = Date.now() + new Date().getTime(); process.exit(); fetch(u); require(u); crypto.subtle.verify(a); crypto.subtle.sign(a);';
  const source = parse('x.ts', text);
  expect(importsOf('src/engine/x.ts', source)).toEqual([{ target: 'node:fs', typeOnly: false }]);
  expect(surroundingsOf(source)).toEqual(['Date.now', 'new Date()', 'process', 'fetch', 'require', 'crypto']);
});

/** A table is looked up, and not read from its first line to its last. */
const TABLES: Readonly<Record<string, string>> = {
  'rules/banks/popular-names.ts': 'what people call banks, a line each',
  'rules/countries/MY/calendar.ts': 'holidays that are proclaimed, a line each',
  'rules/countries/TH/calendar.ts': 'holidays that are proclaimed, a line each',
  'rules/index/codes.ts': 'generated: one line a code',
  'rules/name-matching/given-names.ts': 'familiar forms and spellings of given names, a line each',
  'test/banks/names-people-type.ts': 'names that people type, a line each',
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

test('no file is over 400 lines but a table', () => {
  const files = sourceFiles();
  const long = files.filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1 > 400);
  expect(files.length).toBeGreaterThan(2000);
  expect(long.sort()).toEqual(Object.keys(TABLES).sort());
});

const MAX_FUNCTION = 80;

test('no function is over 80 lines', () => {
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
