/**
 * Reads the modules of the rules as text, never runs them: what a declaration says, as values.
 *
 * The gotcha: only what stands in the literal of `country({ … })`, `creditor({ … })` and the like is read. A module that computes something
 * is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What stands in a declaration. */
export type Value = string | number | boolean | Pattern | Source | Call | readonly Value[] | Members;

export interface Members {
  readonly [name: string]: Value;
}

/** A regular expression, as it is written. */
export class Pattern {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** Source text, which stands in the bundle as it is: the name of something that is imported. */
export class Source {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call of something that is imported: of a check, a form. */
export class Call {
  readonly name: string;
  readonly args: readonly Value[];
  constructor(name: string, args: readonly Value[]) {
    this.name = name;
    this.args = args;
  }
}

export interface Rule {
  /** What it is exported as, which is the name of its file, too. */
  readonly code: string;
  readonly members: Members;
  /** Imported name → module. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The calls that declare something and give it back as it is. */
const DECLARE = ['country', 'creditor', 'identifier', 'method', 'scheme'];

/** The rules that an index exports, in its order: a bundle has no others. */
export const readRules = (folder: string, index = 'index.ts'): readonly Rule[] =>
  namesIn(join(folder, index)).map((code) => readRule(code, join(folder, `${code}.ts`)));

const parse = (path: string, text = readFileSync(path, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

const variablesOf = (source: ts.SourceFile): readonly ts.VariableDeclaration[] =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);

/** The names in the object that an index exports: `{ AD, AE, … }`. */
function namesIn(path: string): readonly string[] {
  const [index] = variablesOf(parse(path));
  if (index?.initializer === undefined || !ts.isObjectLiteralExpression(index.initializer)) throw new Error(`${path}: exports no literal`);
  return index.initializer.properties.map((property) => {
    if (!ts.isShorthandPropertyAssignment(property)) throw new Error(`${path}: ${property.getText()} is no plain name`);
    return property.name.text;
  });
}

/** What the module declares under this name. */
export function readRule(code: string, path: string, text?: string): Rule {
  const source = parse(path, text);
  const declaration = variablesOf(source).find(({ name }) => name.getText() === code)?.initializer;
  if (declaration === undefined || !isDeclaration(declaration)) throw new Error(`${path}: declares no ${code}`);
  const imports = importsOf(source);
  const members = readValue(declaration, imports);
  return { code, members: members as Members, imports };
}

function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, isTypeOnly } of named.elements) {
      if (!isTypeOnly && !DECLARE.includes(name.text)) imports.set(name.text, statement.moduleSpecifier.text);
    }
  }
  return imports;
}

const isDeclaration = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && DECLARE.includes(node.expression.getText());

function readValue(node: ts.Expression, imports: ReadonlyMap<string, string>): Value {
  const values = (nodes: readonly ts.Expression[]): readonly Value[] => nodes.map((each) => readValue(each, imports));
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return Number(node.getText());
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isRegularExpressionLiteral(node)) return new Pattern(node.text);
  if (ts.isArrayLiteralExpression(node)) return values(node.elements);
  if (ts.isObjectLiteralExpression(node)) return membersOf(node, imports);
  if (ts.isIdentifier(node) && imports.has(node.text)) return new Source(node.text);
  if (isDeclaration(node)) {
    const [literal, ...others] = node.arguments;
    if (literal && others.length === 0 && ts.isObjectLiteralExpression(literal)) return membersOf(literal, imports);
  } else if (ts.isCallExpression(node) && imports.has(node.expression.getText())) {
    return new Call(node.expression.getText(), values(node.arguments));
  }
  throw new Error(`${node.getSourceFile().fileName}: ${node.getText()} is no plain value`);
}

function membersOf(literal: ts.ObjectLiteralExpression, imports: ReadonlyMap<string, string>): Members {
  const members = literal.properties.map((property) => {
    if (!ts.isPropertyAssignment(property))
      throw new Error(`${literal.getSourceFile().fileName}: ${property.getText()} is no plain property`);
    return [property.name.getText().replace(/^'|'$/g, ''), readValue(property.initializer, imports)] as const;
  });
  return Object.fromEntries(members);
}

/** True for a literal of members. */
export const isMembers = (value: Value | undefined): value is Members =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Pattern || value instanceof Source || value instanceof Call);

/** The source text of a value. */
export function sourceOf(value: Value): string {
  if (value instanceof Pattern) return value.source;
  if (value instanceof Source) return value.text;
  if (value instanceof Call) return `${value.name}(${value.args.map(sourceOf).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (!isMembers(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${sourceOf(member)}`)
    .join(', ')} }`;
}

/** The declaration without these members, and without those of its parts. */
export function without(members: Members, names: readonly string[]): Members {
  const part = (value: Value): Value => (Array.isArray(value) ? value.map(part) : isMembers(value) ? without(value, names) : value);
  return Object.fromEntries(Object.entries(members).flatMap(([name, value]) => (names.includes(name) ? [] : [[name, part(value)]])));
}

/** Without what only documents read: these members, and a confidence other than `known`, for nothing else is asked of it. */
export function asRead({ confidence, ...members }: Members, unread: readonly string[]): Members {
  return { ...without(members, unread), ...(confidence === 'known' && { confidence }) };
}

/** Import statements for the names in some source text, as the modules of the rules import them. */
export function importsFor(rules: readonly Rule[], source: string): string {
  const used = new Map(rules.flatMap(({ imports }) => [...imports]).filter(([name]) => new RegExp(`\\b${name}\\b`).test(source)));
  return [...used].map(([name, from]) => `import { ${name} } from ${JSON.stringify(from)};\n`).join('');
}
