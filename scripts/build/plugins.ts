/**
 * What the build does to modules on their way: datasets become code, and what reads files is replaced where there are none.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { chunksModule, coreModule, linkedModule } from './datasets.js';
import { LINKED, nodeEntries } from './entries.js';

/** The datasets that the core imports. */
export const coreDatasets: Plugin = {
  name: 'core-datasets',
  setup(build) {
    build.onLoad({ filter: /[\\/]reference-data[\\/]registries[\\/][\w-]+\.json$/ }, ({ path }) => ({
      contents: coreModule(path),
      loader: 'js',
    }));
  },
};

/** Namespaces of the modules that are generated. */
const GENERATED = { chunks: 'shipped-chunks', files: 'shipped-files' } as const;

/** `src/directory/shipped/chunks.ts` as a map of `import()` calls. */
export const lazyDatasets = (root: string, names: readonly string[]): Plugin => ({
  name: 'lazy-datasets',
  setup(build) {
    const resolveDir = join(root, 'src/directory/shipped');
    build.onResolve({ filter: /\/shipped\/chunks\.js$/ }, ({ path }) => ({ path, namespace: GENERATED.chunks, sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: GENERATED.chunks }, () => ({ contents: chunksModule(names), loader: 'js', resolveDir }));
    // written beside the entries, not bundled into them
    build.onResolve({ filter: /^\.\/data\// }, ({ path, namespace }) =>
      namespace === GENERATED.chunks || namespace === GENERATED.files ? { path, external: true } : undefined,
    );
  },
});

/** `src/full.ts` a second time, with the datasets linked in. */
export const linkedDatasets = (root: string, names: readonly string[]): Plugin => ({
  name: 'linked-datasets',
  setup(build) {
    const full = join(root, 'src/full.ts');
    const resolveDir = join(root, 'src/directory/shipped');
    build.onResolve({ filter: new RegExp(`^${LINKED.replace('.', '\\.')}$`) }, () => ({ path: full, namespace: LINKED }));
    build.onLoad({ filter: /.*/, namespace: LINKED }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
    build.onResolve({ filter: /\/shipped\/files\.js$/, namespace: LINKED }, ({ path }) => ({
      path,
      namespace: GENERATED.files,
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: GENERATED.files }, () => ({ contents: linkedModule(names), loader: 'js', resolveDir }));
  },
});

/** The command line, as something that a shell can run. */
export const executable = (root: string): Plugin => ({
  name: 'executable',
  setup(build) {
    const main = join(root, nodeEntries.cli);
    build.onLoad({ filter: /[\\/]main\.ts$/ }, ({ path }) =>
      path === main ? { contents: `#!/usr/bin/env node\n${readFileSync(path, 'utf8')}`, loader: 'ts' } : undefined,
    );
  },
});

/** What the engine reads of a settlement system; the rest is for documents. */
const READ_OF_A_SCHEME = new Set([
  'code',
  'kind',
  'countries',
  'currencies',
  'account',
  'bank',
  'reach',
  'required',
  'forbidden',
  'limits',
  'charset',
  'address',
  'from',
  'until',
  'confidence',
  'knownOnly',
]);

/** Each settlement system without what the engine does not read, and without its examples. */
export const slimSchemes: Plugin = {
  name: 'slim-schemes',
  setup(build) {
    build.onLoad({ filter: /rules[\\/]schemes[\\/][A-Z0-9_]+\.ts$/ }, ({ path }) => ({ contents: slimScheme(path), loader: 'ts' }));
  },
};

/** The module's literal with the members that are read. */
function slimScheme(path: string): string {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declaration = source.statements.filter(ts.isVariableStatement)[0]?.declarationList.declarations[0];
  const call = declaration?.initializer;
  const literal = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (declaration === undefined || literal === undefined || !ts.isObjectLiteralExpression(literal))
    throw new Error(`${path}: scheme() takes a literal`);
  const read = literal.properties.filter(({ name }) => name !== undefined && READ_OF_A_SCHEME.has(name.getText()));
  return `export const ${declaration.name.getText()} = { ${read.map((property) => property.getText()).join(', ')} };`;
}

/** What countries know people and companies by, without the sources: these are for whoever reads the rules. */
export const slimCreditors: Plugin = {
  name: 'slim-creditors',
  setup(build) {
    build.onLoad({ filter: /rules[\\/]creditors[\\/][A-Z]{2}\.ts$/ }, ({ path }) => ({
      contents: withoutSources(path),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};

/** The module's text without `sources: […]` in its literals. */
function withoutSources(path: string): string {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const kept: string[] = [];
  let at = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'sources') {
      kept.push(source.text.slice(at, node.getStart()));
      at = source.text.charAt(node.end) === ',' ? node.end + 1 : node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return kept.join('') + source.text.slice(at);
}
