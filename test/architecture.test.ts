/**
 * Imports point one way, and what decides about a payment depends on nothing but its input.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders, from the ground up: what each may import. Itself always; a package only where it is named. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/checks': [],
  'src/forms': ['src/checks'],
  rules: ['src/checks', 'src/forms'],
  'src/identifiers': ['src/checks', 'src/forms', 'rules', 'reference-data'],
  'src/directory': ['reference-data'],
  'src/bytes': [],
  'src/instruction': ['rules'],
  'src/engine': ['src/checks', 'src/forms', 'rules', 'src/identifiers', 'src/directory', 'src/instruction', 'reference-data'],
  'src/storage': ['src/bytes'],
  'src/recipients': ['src/index.js', 'src/iban.js', 'src/bytes', 'src/engine', 'src/instruction', 'src/storage', 'src/webhooks'],
  'src/webhooks': ['src/bytes', 'src/storage', 'node:dns/promises', 'node:http', 'node:https', 'node:net'],
  'src/http': [
    ...['src/index.js', 'src/bytes', 'src/engine', 'src/instruction', 'src/identifiers', 'rules', 'src/storage', 'src/recipients', 'src/webhooks'],
    ...['hono', 'jose', 'valibot'],
  ],
};

/** The clock, chance and the network are handed in, but WebCrypto is everywhere, and time has to pass somewhere. */
const TOUCHES: Readonly<Record<string, readonly string[]>> = {
  'src/bytes': ['crypto'],
  'src/storage': ['crypto'],
  'src/webhooks': ['crypto', 'setTimeout'],
  'src/http': ['new Date()', 'import()', 'crypto', 'setTimeout', 'fetch'],
};

/** What may be named as a type only. */
const ALLOWED_AS_TYPE: Readonly<Record<string, readonly string[]>> = {
  'src/directory': ['src/identifiers', 'libphonenumber-js'],
  'src/storage': ['src/recipients', 'src/webhooks'],
};

/** Reads files, and is taken out of the way where there are none. */
const SHIPPED = 'src/directory/shipped';

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

const folderOf = (path: string): string =>
  path.startsWith(SHIPPED)
    ? SHIPPED
    : path
        .split('/')
        .slice(0, path.startsWith('src/') ? 2 : 1)
        .join('/');

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  const bindings = importClause?.namedBindings;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    importClause?.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

/** The folder, or the package, that each import of a file leads to. */
function importsOf(path: string, source: ts.SourceFile): readonly Import[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    const { text } = specifier;
    const target = text.startsWith('.')
      ? folderOf(relative(root, join(root, dirname(path), text)))
      : isBuiltin(text)
        ? text
        : (text.split('/')[0] ?? '');
    return [{ target, typeOnly: isTypeOnly(statement) }];
  });
}

/** What a file takes from its surroundings: the clock, chance, the process, the network. */
function surroundingsOf(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ['Date.now', 'Math.random', 'performance.now'].includes(node.getText(source)))
      found.push(node.getText(source));
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'Date' && !node.arguments?.length) found.push('new Date()');
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push('import()');
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
    if (isName && ['process', 'fetch', 'globalThis', 'require', 'crypto', 'setTimeout'].includes(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => folderOf(path) === folder);

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);

describe.each(Object.keys(ALLOWED))('%s', (folder) => {
  const sources = filesIn(folder).map((path) => [path, parse(path)] as const);

  test('imports only what lies under it', () => {
    const values = [folder, ...(ALLOWED[folder] ?? [])];
    const types = [...values, ...(ALLOWED_AS_TYPE[folder] ?? [])];
    const wrong = sources.flatMap(([path, source]) =>
      importsOf(path, source)
        .filter(({ target, typeOnly }) => !(typeOnly ? types : values).includes(target))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('touches neither clock nor chance, process nor network', () => {
    const allowed = TOUCHES[folder] ?? [];
    const touched = sources.flatMap(([path, source]) =>
      surroundingsOf(source)
        .filter((what) => !allowed.includes(what))
        .map((what) => `${path}: ${what}`),
    );
    expect(touched).toEqual([]);
  });
});

test('no more than the doors that name it import what reads files', () => {
  const readers = [
    ...filesIn('src/files'),
    ...filesIn('src/engine'),
    ...readdirSync(join(root, 'src'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/${file}`),
  ].filter((path) => importsOf(path, parse(path)).some(({ target }) => target === SHIPPED));
  expect(readers.sort()).toEqual(['src/full.ts', 'src/load.ts']);
});

test('the check sees what it looks for', () => {
  const source = ts.createSourceFile(
    'x.ts',
    'import { a } from "node:fs"; const t = Date.now() + new Date().getTime(); process.exit(); fetch(u);',
    ts.ScriptTarget.ES2022,
    true,
  );
  expect(importsOf('src/checks/x.ts', source)).toEqual([{ target: 'node:fs', typeOnly: false }]);
  expect(surroundingsOf(source)).toEqual(['Date.now', 'new Date()', 'process', 'fetch']);
});
