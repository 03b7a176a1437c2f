/**
 * Chunks import one another without a binding where only the order counts. No module of ours has side effects that another one waits for, so no order
 * counts, and bundlers would warn of each such import. The lines stay, empty: the source maps count them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BARE = /^import "\.[^"\n]{1,100}";$/gm;

/** Drops such imports from the modules of a folder that was built, and of those below it. */
export function dropBareImports(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const dropped = text.replace(BARE, '');
    if (dropped !== text) writeFileSync(file, dropped);
  }
}
