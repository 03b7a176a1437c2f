/**
 * Patterns with Unicode properties, `/\p{L}/u`, become `new RegExp("\\p{L}", "u")`.
 *
 * V8 reads a literal while it compiles the code around it, even of a function that never runs, and expands each property to hundreds of ranges: some
 * 60 µs each, a quarter of what importing the package cost. Of a text it reads nothing before the pattern is made.
 *
 * The gotcha: in a function, a literal is made once and a `RegExp` on each call, which costs 70 ns more. What runs often stands in a
 * `lazy` of its own. (esbuild has an option for this, `regexp-unicode-property-escapes`, but leaves out properties in brackets.)
 */
import ts from 'typescript';
import type { Edit } from './plugins.js';

const PROPERTY = '\\p{';

/** Replaces such literals, line by line. */
export const withoutPropertyLiterals: Edit = (source, text) => {
  if (!text.includes(PROPERTY)) return text;
  const file = ts.createSourceFile(source, text, ts.ScriptTarget.Latest);
  const found: ts.RegularExpressionLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.includes(PROPERTY)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.reduceRight((before, node) => {
    const end = node.text.lastIndexOf('/');
    const made = `new RegExp(${JSON.stringify(node.text.slice(1, end))}, ${JSON.stringify(node.text.slice(end + 1))})`;
    return before.slice(0, node.getStart(file)) + made + before.slice(node.end);
  }, text);
};
