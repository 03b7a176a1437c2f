/** What a source file imports, and what it takes from its surroundings. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** Of a file: its path, as that of the importing file is given. Otherwise the specifier. */
  readonly target: string;
  readonly typeOnly: boolean;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  const bindings = importClause?.namedBindings;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    importClause?.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

/** What a file imports and re-exports. */
export function importsOf(path: string, source: ts.SourceFile): readonly Import[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    const { text } = specifier;
    const target = text.startsWith('.') ? posix.join(dirname(path), text) : text;
    return [{ target, typeOnly: isTypeOnly(statement) }];
  });
}

/** What a file takes from its surroundings: the clock, chance, the process, the network. */
export function surroundingsOf(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ['Date.now', 'Math.random', 'performance.now'].includes(node.getText(source)))
      found.push(node.getText(source));
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'Date' && !node.arguments?.length) found.push('new Date()');
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push('import()');
    // verifying depends on nothing but its input
    const isVerifying = ts.isIdentifier(node) && /^crypto\.subtle\.(?:digest|importKey|verify)$/.test(node.parent.parent.getText(source));
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
    if (isName && !isVerifying && ['process', 'fetch', 'globalThis', 'crypto', 'setTimeout'].includes(node.text)) found.push(node.text);
    // an option of the schemas has this name
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'require') found.push('require');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The functions of a file that are longer than so many lines, with their names where they have one. A component is a function as any other. */
export function longFunctionsIn(source: ts.SourceFile, most: number): readonly string[] {
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const [from, to] = [lineOf(node.getStart(source)), lineOf(node.end)];
      const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
      if (to - from + 1 > most) found.push(`${name?.getText(source) ?? 'a function'}, line ${from}: ${to - from + 1} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A source file by its path. */
export const parse = (path: string, text = readFileSync(path, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

/** The modules of a folder, from there. */
export const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
