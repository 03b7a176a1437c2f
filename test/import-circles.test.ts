/**
 * No module imports itself through other modules. Imports of types and `import()` count, too: modules that need each other's types
 * cannot be read one after the other either.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const FOLDERS = ['rules', 'src', 'cli', 'service', 'scripts', 'bench'];

type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Module → the modules of the same folders that it imports. */
function readImportGraph(): ImportGraph {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .map((file) => join(folder, file.replaceAll('\\', '/'))),
  );
  const known = new Set(paths);
  return new Map(paths.map((path) => [path, importsOf(path, readFileSync(root + path, 'utf8')).filter((target) => known.has(target))]));
}

/** The files of the relative imports of a module. */
const importsOf = (path: string, text: string): readonly string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName).replace(/\.js$/, '.ts'));

/** The groups of modules that import each other in a circle: strongly connected components (Tarjan). */
function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: (readonly string[])[] = [];
  const visit = (module: string): number => {
    const own = order.size;
    let low = own;
    order.set(module, own);
    stack.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(module));
      if (group.length > 1 || graph.get(module)?.includes(module)) circles.push(group.sort());
    }
    return low;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circles;
}

test('no module imports itself in a circle', () => {
  expect(findCircles(readImportGraph())).toEqual([]);
});

test('a circle is found, whether it goes over types, re-exports or import()', () => {
  const sources = {
    'a.ts': "import type { B } from './b.js';",
    'b.ts': "export { c } from './c.js';",
    'c.ts': "const a = () => import('./a.js');",
    'd.ts': "import { a } from './a.js';",
  };
  const graph = new Map(Object.entries(sources).map(([path, text]) => [path, importsOf(path, text)]));
  expect(findCircles(graph)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});
