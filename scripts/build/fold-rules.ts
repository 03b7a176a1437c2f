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

/** Properties that have a table; the others keep their source. */
const IN_TABLES = new Set(['code', 'bban', 'checks', 'account', 'bankIsBicPrefix', 'registered']);

/** Facts that nothing in the bundle reads. */
const LEFT_OUT = new Set(['currency']);

interface Country {
  readonly code: string;
  readonly module: Module;
}

function readCountries(folder: string): readonly Country[] {
  const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.ts$/.test(file));
  return files.map((file) => ({ code: file.slice(0, 2), module: readModule(join(folder, file)) }));
}

/** Import statements for the functions that some source text calls, as the country modules import them. */
function importsFor(countries: readonly Country[], source: string): string {
  const modules = new Map(countries.flatMap(({ module }) => [...module.imports]).filter(([name]) => source.includes(`${name}(`)));
  return [...modules].map(([name, from]) => `import { ${name} } from ${JSON.stringify(from)};`).join('\n');
}

/** The source of a module that exports the countries with IBANs, or those without, but not their account forms. */
function foldedCountries(folder: string, name: 'countries' | 'countriesWithoutIban'): string {
  const countries = readCountries(folder).filter(({ module }) => module.properties.has('hasIban') === (name === 'countriesWithoutIban'));
  const checks = new Pool();
  const rest: string[] = [];
  const rows = countries.map(({ code, module: { properties } }) => {
    const own = [...properties].filter(([name]) => !IN_TABLES.has(name) && !LEFT_OUT.has(name));
    if (own.length > 0) rest.push(`${code}: { ${own.map(([name, value]) => `${name}: ${value.getText()}`).join(', ')} }`);
    const flags = (properties.has('bankIsBicPrefix') ? 1 : 0) + (properties.has('registered') ? 2 : 0);
    return `${code}${flags}${shortLayout(textOf(properties.get('bban')))},${checks.letters(elementsOf(properties.get('checks')))}`;
  });
  const pool = checks.texts.join(', ');
  return `${importsFor(countries, pool)}
import { unfoldCountries } from '../../scripts/build/unfold-rules.js';
export const ${name} = /* @__PURE__ */ unfoldCountries(${JSON.stringify(rows.join(' '))}, [${pool}], { ${rest.join(', ')} });
`;
}

/** The source of a module that exports the `declaredForms` of `src/identifiers/account-forms.ts`. */
function foldedForms(folder: string): string {
  const countries = readCountries(folder);
  const forms = new Pool();
  const rows = countries.flatMap(({ code, module: { properties } }) => {
    const own = elementsOf(properties.get('account'));
    return own.length > 0 ? [code + forms.letters(own)] : [];
  });
  const pool = forms.texts.join(', ');
  return `${importsFor(countries, pool)}
import { unfoldForms } from '../../scripts/build/unfold-rules.js';
const forms = /* @__PURE__ */ unfoldForms(${JSON.stringify(rows.join(' '))}, [${pool}]);
export const declaredForms = ({ code }) => forms[code];
`;
}

/** Puts the tables in the place of the country modules. */
export const foldedRules = (root: string): Plugin => ({
  name: 'folded-rules',
  setup(build) {
    const folder = join(root, 'rules/countries');
    const folded = (contents: string) => ({ contents, loader: 'ts', resolveDir: folder }) as const;
    build.onLoad({ filter: /rules\/countries\/index\.ts$/ }, () => folded(foldedCountries(folder, 'countries')));
    build.onLoad({ filter: /rules\/countries\/without-iban\.ts$/ }, () => folded(foldedCountries(folder, 'countriesWithoutIban')));
    build.onLoad({ filter: /identifiers\/account-forms\.ts$/ }, () => folded(foldedForms(folder)));
  },
});
