/**
 * Folds the country modules into one table for the bundle: the same rules in a third of the bytes.
 *
 * Each module is read as text, never run. Layouts are written with one letter a field, a check or a form that several countries declare stands
 * once, and what only a few countries have keeps its source. A test holds the folded rules against the modules.
 *
 * The gotcha: only what stands in the literal of `country({ … })` is read. A module that computes something is refused.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/** One letter a field, in the layouts of the table. */
const LETTERS: Readonly<Record<string, string>> = {
  bank: 'b',
  branch: 'r',
  account: 'a',
  check: 'k',
  bankCheck: 'j',
  prefix: 'p',
  type: 't',
  currency: 'y',
  holder: 'h',
  reserved: 'v',
};

interface Module {
  /** Property → source text. */
  readonly properties: ReadonlyMap<string, ts.Expression>;
  /** Imported name → module. */
  readonly imports: ReadonlyMap<string, string>;
}

function readModule(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const properties = new Map<string, ts.Expression>();
  const imports = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named)) for (const { name } of named.elements) imports.set(name.text, text);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'country') {
      const [literal] = node.arguments;
      if (!literal || !ts.isObjectLiteralExpression(literal)) throw new Error(`${path}: country() takes a literal`);
      for (const property of literal.properties) {
        if (!ts.isPropertyAssignment(property)) throw new Error(`${path}: ${property.getText()} is no plain property`);
        properties.set(property.name.getText(), property.initializer);
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { properties, imports };
}

const textOf = (expression: ts.Expression | undefined): string => (expression && ts.isStringLiteral(expression) ? expression.text : '');

const elementsOf = (expression: ts.Expression | undefined): readonly string[] =>
  expression && ts.isArrayLiteralExpression(expression) ? expression.elements.map((element) => element.getText()) : [];

const shortLayout = (layout: string): string =>
  layout
    .split(' ')
    .map((part) => {
      const [name = '', size = ''] = part.split(':');
      return (LETTERS[name] ?? '?') + size;
    })
    .join('');

/** Hands out a letter for each distinct text. */
class Pool {
  readonly texts: string[] = [];

  letters(texts: readonly string[]): string {
    return texts
      .map((text) => {
        if (!this.texts.includes(text)) this.texts.push(text);
        return String.fromCharCode(65 + this.texts.indexOf(text));
      })
      .join('');
  }
}

/** Properties that the rows of the table hold; the others keep their source. */
const IN_ROWS = new Set(['code', 'bban', 'checks', 'account', 'bankIsBicPrefix', 'registered']);

/** Facts that nothing in the bundle reads. */
const LEFT_OUT = new Set(['currency', 'clearingSystem']);

/** The source of a module that exports the same `countries` as `rules/countries/index.ts`. */
export function foldRules(folder: string): string {
  const codes = readdirSync(folder)
    .filter((file) => /^[A-Z]{2}\.ts$/.test(file))
    .map((file) => file.slice(0, 2));
  const checks = new Pool();
  const forms = new Pool();
  const imports = new Map<string, string>();
  const rest: string[] = [];
  const rows = codes.map((code) => {
    const module = readModule(join(folder, `${code}.ts`));
    for (const [name, from] of module.imports) if (/\/src\//.test(from)) imports.set(name, from);
    const { properties } = module;
    const own = [...properties].filter(([name]) => !IN_ROWS.has(name) && !LEFT_OUT.has(name)).map(([name, value]) => `${name}:${value.getText()}`);
    if (own.length > 0) rest.push(`${code}:{${own.join(',')}}`);
    const flags = (properties.has('bankIsBicPrefix') ? 1 : 0) + (properties.has('registered') ? 2 : 0);
    const row = [
      code + flags + shortLayout(textOf(properties.get('bban'))),
      checks.letters(elementsOf(properties.get('checks'))),
      forms.letters(elementsOf(properties.get('account'))),
    ];
    return row.join(',');
  });
  return `${[...imports].map(([name, from]) => `import {${name}} from ${JSON.stringify(from)};`).join('\n')}
import { unfold } from '../../scripts/build/unfold-rules.js';
export const countries = /* @__PURE__ */ unfold(${JSON.stringify(rows.join(' '))}, [${checks.texts.join(',')}], [${forms.texts.join(',')}], {${rest.join(',')}});
`;
}

/** Puts the table in the place of the index of the countries. */
export const foldedRules = (root: string): Plugin => ({
  name: 'folded-rules',
  setup(build) {
    const folder = join(root, 'rules/countries');
    build.onLoad({ filter: /rules\/countries\/index\.ts$/ }, () => ({ contents: foldRules(folder), loader: 'ts', resolveDir: folder }));
  },
});
