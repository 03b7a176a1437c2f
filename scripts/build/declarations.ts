/**
 * Writes the types: `tsc` declares every module of the program, and the declarations that no entry reaches are deleted.
 *
 * The element is declared apart: the types of a page are in its program and in no other. Each of its modules declares itself, without a program.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const SPECIFIER = /(?:from|import\()\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g;

function reachable(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) queue.push(join(dirname(file), `${specifier}.d.ts`));
  }
  return seen;
}

/** The modules of `payprep/element` and `payprep/payee-element`. */
const elementModules = (root: string): readonly string[] => [
  'src/element.ts',
  'src/payee-element.ts',
  ...readdirSync(join(root, 'src/element'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/element/${file}`),
];

/** Written by hand, one a framework: `payprep/element/react`. Each is an entry. */
const FRAMEWORKS = 'src/frameworks';

function declareElement(root: string, types: string): void {
  mkdirSync(join(types, 'src/element'), { recursive: true });
  for (const file of elementModules(root)) {
    const compilerOptions = { declaration: true, isolatedDeclarations: true, target: ts.ScriptTarget.ES2022 };
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      compilerOptions,
    });
    if (diagnostics.length > 0) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0]?.messageText, ' ')}`);
    writeFileSync(join(types, file.replace(/\.ts$/, '.d.ts')), outputText);
  }
  cpSync(join(root, FRAMEWORKS), join(types, FRAMEWORKS), { recursive: true });
}

/** Writes the declarations of these entries to `<out>/types`. */
export function writeDeclarations(root: string, out: string, sources: readonly string[]): void {
  const types = join(out, 'types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', types], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types do not compile');
  declareElement(root, types);
  const declared = sources.map((source) => join(types, source.replace(/\.ts$/, '.d.ts')));
  const wanted = reachable([...declared, ...readdirSync(join(types, FRAMEWORKS)).map((file) => join(types, FRAMEWORKS, file))]);
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
}
