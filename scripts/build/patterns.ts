/**
 * Patterns with Unicode properties, `/\p{L}/u`, become `new RegExp("\\p{L}", "u")`.
 *
 * V8 compiles a literal with the code around it, even in a function that never runs, and expands each property to hundreds of ranges: some 60 µs
 * each, a quarter of the time of importing the package. A pattern from a text is compiled when it is made.
 *
 * The gotcha: in a function, a literal is made once, but a `RegExp` on each call, which costs 70 ns. Patterns that are used often are therefore
 * wrapped in `lazy`. (The option `regexp-unicode-property-escapes` of esbuild does the same, but not for properties in brackets.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const PROPERTY = '\\p{';

/** The source with such literals replaced, line by line the same. */
export function withoutPropertyLiterals(path: string, source: string): string {
  const found: ts.RegularExpressionLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.includes(PROPERTY)) found.push(node);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  visit(file);
  return found.reduceRight((text, node) => {
    const end = node.text.lastIndexOf('/');
    const made = `new RegExp(${JSON.stringify(node.text.slice(1, end))}, ${JSON.stringify(node.text.slice(end + 1))})`;
    return text.slice(0, node.getStart(file)) + made + text.slice(node.end);
  }, source);
}

export const propertyPatterns = (root: string): Plugin => ({
  name: 'property-patterns',
  setup(build) {
    const folders = [join(root, 'src'), join(root, 'rules')];
    build.onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      if (!folders.some((folder) => path.startsWith(folder))) return undefined;
      const source = readFileSync(path, 'utf8');
      return source.includes(PROPERTY) ? { contents: withoutPropertyLiterals(path, source), loader: 'ts' } : undefined;
    });
  },
});
