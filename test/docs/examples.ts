/** Reads the `@example` blocks of docstrings, and runs them. */
import { readFileSync } from 'node:fs';

export interface Example {
  readonly name: string;
  /** Statements, the last of them the expression. */
  readonly code: string;
  /** What the comment behind the expression says; absent where there is none. */
  readonly expected?: string;
}

const BLOCK = / \* @example\n(?: \* .*\n)+/g;
const LINE = /\/\*\* @example (.*) \*\//g;

/** The examples of a source: lines of code, and behind some or on the next line `// value`. Each value is one, with the lines before it. */
export function examplesIn(file: URL): readonly Example[] {
  const text = readFileSync(file, 'utf8');
  const blocks = (text.match(BLOCK) ?? []).map((block) =>
    block
      .split('\n')
      .slice(1, -1)
      .map((line) => line.replace(/^ \* ?/, '')),
  );
  return [...blocks, ...[...text.matchAll(LINE)].map(([, line = '']) => [line])].flatMap(examplesOf);
}

function examplesOf(block: readonly string[]): readonly Example[] {
  const lines = block
    .join('\n')
    .replace(/\n\s*\/\/ /g, ' // ')
    .split('\n');
  const before: string[] = [];
  const found = lines.flatMap((line): readonly Example[] => {
    const [own = '', expected] = line.split(' // ');
    before.push(own);
    return expected === undefined ? [] : [{ name: own, code: before.join('\n'), expected }];
  });
  return found.length > 0 ? found : [{ name: before.at(-1) ?? '', code: before.join('\n') }];
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Runs the statements with these names; resolves with the value of the last, where it is an expression. */
export function evaluate(code: string, scope: object): Promise<unknown> {
  const statements = code.trim().split(/\n/);
  const last = statements.pop()?.replace(/;$/, '') ?? '';
  const end = /^(?:const|let) /.test(last) ? last : `return (${last});`;
  return AsyncFunction(...Object.keys(scope), `${statements.join('\n')}\n${end}`)(...Object.values(scope));
}
