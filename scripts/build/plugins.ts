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
    build.onLoad({ filter: /.*/, namespace: GENERATED.files }, () => ({ contents: linkedModule(root, names), loader: 'js', resolveDir }));
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

/** The calls that declare something and give it back as it is, each with the members that only documents read. */
const DECLARATIONS: Readonly<Record<string, readonly string[]>> = {
  scheme: ['name', 'clearingSystem', 'cap'],
  method: ['name', 'cap'],
  creditor: [],
  identifier: [],
};

/** Each settlement system, method and country's creditors without what the engine does not read: sources, words, examples. */
export const slimRules: Plugin = {
  name: 'slim-rules',
  setup(build) {
    build.onLoad({ filter: /rules[\\/](?:schemes|methods|creditors)[\\/][A-Z0-9_]+\.ts$/ }, ({ path }) => ({
      contents: slimRule(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The source of a module without what is left out of a bundle, and without the calls that only its types need. */
export function slimRule(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const cuts: (readonly [from: number, to: number])[] = [];
  let declarations = 0;
  const visit = (node: ts.Node, parent?: string): void => {
    if (isExamples(node)) return void cuts.push([node.getFullStart(), node.end]);
    const call = declarationOf(node);
    if (call !== undefined) {
      const [literal, ...others] = call.arguments;
      if (literal === undefined || others.length > 0 || !ts.isObjectLiteralExpression(literal))
        throw new Error(`${path}: ${call.expression.getText()}() takes a literal`);
      declarations++;
      // an arrow function would take the braces for its own
      cuts.push([call.expression.getStart(), call.expression.end]);
      return visit(literal, call.expression.getText());
    }
    if (ts.isObjectLiteralExpression(node)) cuts.push(...unread(node, parent));
    ts.forEachChild(node, (child) => visit(child));
  };
  visit(source);
  if (declarations === 0) throw new Error(`${path}: declares nothing`);
  return without(text, cuts);
}

const isExamples = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) && node.declarationList.declarations.some(({ name }) => name.getText() === 'examples');

const declarationOf = (node: ts.Node): ts.CallExpression | undefined =>
  ts.isCallExpression(node) && Object.hasOwn(DECLARATIONS, node.expression.getText()) ? node : undefined;

/** Where the members stand that nothing reads, each with the comma behind it. */
function unread({ properties }: ts.ObjectLiteralExpression, declaration = ''): readonly (readonly [from: number, to: number])[] {
  const names = ['sources', ...(DECLARATIONS[declaration] ?? [])];
  return properties.flatMap((property, at) =>
    property.name !== undefined && names.includes(property.name.getText())
      ? [[property.getFullStart(), properties[at + 1]?.getFullStart() ?? properties.end] as const]
      : [],
  );
}

/** A cut inside another is gone with it. */
function without(text: string, cuts: readonly (readonly [from: number, to: number])[]): string {
  let result = '';
  let kept = 0;
  for (const [from, to] of cuts.toSorted(([one], [other]) => one - other)) {
    if (from < kept) continue;
    result += text.slice(kept, from);
    kept = to;
  }
  return result + text.slice(kept);
}
