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

function propertiesOf(literal: ts.ObjectLiteralExpression, path: string): ReadonlyMap<string, ts.Expression> {
  const properties = new Map<string, ts.Expression>();
  for (const property of literal.properties) {
    if (!ts.isPropertyAssignment(property)) throw new Error(`${path}: ${property.getText()} is no plain property`);
    properties.set(property.name.getText(), property.initializer);
  }
  return properties;
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
      for (const [name, value] of propertiesOf(literal, path)) properties.set(name, value);
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

/** Facts that nothing in the bundle reads, and what has a table of its own. */
const LEFT_OUT = new Set(['currency', 'domestic']);

interface Country {
  readonly code: string;
  readonly module: Module;
}

function readCountries(folder: string): readonly Country[] {
  const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.ts$/.test(file));
  return files.map((file) => ({ code: file.slice(0, 2), module: readModule(join(folder, file)) }));
}

/** The domestic layouts inside the modules of some countries, as modules. */
function domesticLayouts(countries: readonly Country[]): readonly Country[] {
  return countries.flatMap(({ code, module: { properties, imports } }) => {
    const literal = properties.get('domestic');
    if (literal === undefined) return [];
    if (!ts.isObjectLiteralExpression(literal)) throw new Error(`${code}: domestic is a literal`);
    return [{ code, module: { properties: propertiesOf(literal, code), imports } }];
  });
}

type Table = 'countries' | 'countriesWithoutIban' | 'domesticLayouts';

const CHOOSE: Readonly<Record<Table, (countries: readonly Country[]) => readonly Country[]>> = {
  countries: (countries) => countries.filter(({ module }) => !module.properties.has('hasIban')),
  countriesWithoutIban: (countries) => countries.filter(({ module }) => module.properties.has('hasIban')),
  domesticLayouts,
};

/** Import statements for the functions that some source text calls, as the country modules import them. */
function importsFor(countries: readonly Country[], source: string): string {
  const modules = new Map(countries.flatMap(({ module }) => [...module.imports]).filter(([name]) => source.includes(`${name}(`)));
  return [...modules].map(([name, from]) => `import { ${name} } from ${JSON.stringify(from)};`).join('\n');
}

/** The source of a module that exports the countries with IBANs, those without, or the domestic layouts, but not their account forms. */
function foldedCountries(folder: string, name: Table): string {
  const countries = CHOOSE[name](readCountries(folder));
  const checks = new Pool();
  const rest: string[] = [];
  const rows = countries.map(({ code, module: { properties } }) => {
    const own = [...properties].filter(([key]) => !IN_TABLES.has(key) && !LEFT_OUT.has(key));
    const texts = [...(name === 'domesticLayouts' ? ['hasIban: false'] : []), ...own.map(([key, value]) => `${key}: ${value.getText()}`)];
    if (texts.length > 0) rest.push(`${code}: { ${texts.join(', ')} }`);
    const flags = (properties.has('bankIsBicPrefix') ? 1 : 0) + (properties.has('registered') ? 2 : 0);
    return `${code}${flags}${shortLayout(textOf(properties.get('bban')))},${checks.letters(elementsOf(properties.get('checks')))}`;
  });
  const pool = checks.texts.join(', ');
  const others = rest.join(', ');
  return `${importsFor(countries, pool + others)}
import { unfoldCountries } from '../../scripts/build/unfold-rules.js';
export const ${name} = /* @__PURE__ */ unfoldCountries(${JSON.stringify(rows.join(' '))}, [${pool}], { ${others} });
`;
}

/** The source of a module that exports the `declaredForms` of `src/identifiers/account-forms.ts`. */
function foldedForms(folder: string): string {
  const countries = readCountries(folder);
  const forms = new Pool();
  const rowsOf = (chosen: readonly Country[]): string =>
    chosen
      .flatMap(({ code, module: { properties } }) => {
        const own = elementsOf(properties.get('account'));
        return own.length > 0 ? [code + forms.letters(own)] : [];
      })
      .join(' ');
  const [all, domestic] = [rowsOf(countries), rowsOf(domesticLayouts(countries))];
  const pool = forms.texts.join(', ');
  return `${importsFor(countries, pool)}
import { unfoldForms } from '../../scripts/build/unfold-rules.js';
const pool = [${pool}];
const forms = /* @__PURE__ */ unfoldForms(${JSON.stringify(all)}, pool);
const domestic = /* @__PURE__ */ unfoldForms(${JSON.stringify(domestic)}, pool);
export const declaredForms = ({ code, hasIban }) => (hasIban === false && domestic[code]) || forms[code];
`;
}

/** Puts the tables in the place of the country modules. */
export const foldedRules = (root: string): Plugin => ({
  name: 'folded-rules',
  setup(build) {
    const folder = join(root, 'rules/countries');
    const folded = (contents: string) => ({ contents, loader: 'ts', resolveDir: folder }) as const;
    build.onLoad({ filter: /rules\/countries\/index\.ts$/ }, () => folded(foldedCountries(folder, 'countries')));
    build.onLoad({ filter: /rules\/countries\/domestic\.ts$/ }, () => folded(foldedCountries(folder, 'domesticLayouts')));
    build.onLoad({ filter: /rules\/countries\/without-iban\.ts$/ }, () => folded(foldedCountries(folder, 'countriesWithoutIban')));
    build.onLoad({ filter: /identifiers\/account-forms\.ts$/ }, () => folded(foldedForms(folder)));
  },
});
