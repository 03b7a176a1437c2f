/**
 * No module imports itself through other modules. Imports of types and `import()` count, too: modules that need each other's types
 * cannot be read one after the other either.
 */
import { expect, test } from 'vitest';
import { findCircles, importedBy, readImportGraph } from './import-graph.js';

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
  const graph = new Map(Object.entries(sources).map(([path, text]) => [path, importedBy(path, text)]));
  expect(findCircles(graph)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});
