/**
 * What the build puts off until it is first needed, so that loading the package does not pay for it.
 *
 * V8 reads a pattern with `\\p{…}` each time it reads the code around it, and again where it stands: a dozen of them take as long as fifty
 * kilobytes of code. Given as text, it is compiled when it first tests something. And the German account check methods are a hundred and
 * fifty objects for one country.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isCostly = (node: ts.Node): node is ts.RegularExpressionLiteral | ts.NewExpression =>
  (ts.isRegularExpressionLiteral(node) || (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')) &&
  node.getText().includes('\\p{');

/** The pattern as an expression that V8 does not look into. */
function asText(pattern: ts.RegularExpressionLiteral | ts.NewExpression): string {
  if (ts.isNewExpression(pattern)) return pattern.getText();
  const end = pattern.text.lastIndexOf('/');
  const [source, flags] = [pattern.text.slice(1, end), pattern.text.slice(end + 1)].map((text) => JSON.stringify(text));
  return `new RegExp(${source}, ${flags})`;
}

/** The constant of the module that is nothing but this pattern. */
function constantOf(pattern: ts.Node): ts.VariableStatement | undefined {
  const declaration = pattern.parent;
  const statement = declaration.parent.parent;
  const isOne = ts.isVariableDeclaration(declaration) && ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent);
  return isOne && statement.modifiers === undefined && statement.declarationList.declarations.length === 1 ? statement : undefined;
}

/** The module with its costly patterns compiled on first use; one that is the same text elsewhere in the module is another. */
export function withLazyPatterns(path: string, code: string): string {
  if (!code.includes('\\p{')) return code;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
  const lazy = new Map<string, string>();
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string): void => void edits.push({ from: node.getStart(), to: node.getEnd(), text });
  const declare = (node: ts.Node): void => {
    const statement = isCostly(node) ? constantOf(node) : undefined;
    if (statement !== undefined && isCostly(node)) {
      const name = statement.declarationList.declarations[0]?.name.getText() ?? '';
      lazy.set(name, `(${name} ??= ${asText(node)})`);
      replace(statement, `var ${name}: RegExp | undefined;`);
    } else ts.forEachChild(node, declare);
  };
  const use = (node: ts.Node): void => {
    if (edits.some(({ from }) => from === node.getStart() && ts.isVariableStatement(node))) return;
    const known = ts.isIdentifier(node) ? lazy.get(node.text) : undefined;
    if (known !== undefined) replace(node, known);
    else if (isCostly(node)) {
      const name = `pattern${edits.length}`;
      edits.push({ from: code.length, to: code.length, text: `\nvar ${name}: RegExp | undefined;` });
      replace(node, `(${name} ??= ${asText(node)})`);
    } else ts.forEachChild(node, use);
  };
  ts.forEachChild(source, declare);
  ts.forEachChild(source, use);
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), code);
}

export const lazyPatterns: Plugin = {
  name: 'lazy-patterns',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:identifiers|creditor)[\\/][\w-]+\.ts$/ }, ({ path }) => ({
      contents: withLazyPatterns(path, readFileSync(path, 'utf8')),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};

/** The folder of the German methods as one function, which is run when the first account asks for it. */
export const lazyGermanMethods: Plugin = {
  name: 'lazy-german-methods',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]german-account[\\/]index\.ts$/ }, async ({ path }) => {
      const options = { bundle: true, write: false, format: 'iife', globalName: 'methods', minifySyntax: true, target: 'es2022' } as const;
      const { outputFiles } = await build({ entryPoints: [path], ...options });
      const contents = `let verify;
const load = () => { ${outputFiles[0]?.text}; return methods.verifyGermanAccount; };
export const verifyGermanAccount = (...account) => (verify ??= load())(...account);`;
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
