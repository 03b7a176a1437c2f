/**
 * The types: `tsc` declares every module of the program, and those that no entry reaches are taken away again.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Writes the declarations of these entries to `<out>/types`. */
export function writeDeclarations(root: string, out: string, sources: readonly string[]): void {
  const types = join(out, 'types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', types], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types do not compile');
  const wanted = reachable(sources.map((source) => join(types, source.replace(/\.ts$/, '.d.ts'))));
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
}
