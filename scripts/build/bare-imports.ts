/**
 * Removes imports without a binding between chunks, which esbuild writes to keep the order of evaluation. No module here has side effects, so the
 * order does not matter, and bundlers would warn of each such import. The lines stay, empty, because the source maps count them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BARE = /^import "\.[^"\n]{1,100}";$/gm;

/** Removes such imports from the modules in a built folder and below it. */
export function dropBareImports(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const dropped = text.replace(BARE, '');
    if (dropped !== text) writeFileSync(file, dropped);
  }
}
