/**
 * `npm run trial -- payment-files:published FOLDER`: what `--fix` does to files that others published. Each has to pass unchanged, or has to say what was
 * completed. `fixtures/README.md` says which files were tried, and what came of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableInput } from '../../../cli/files/unreadable-input.js';
import { CompletingReader } from '../../../cli/iso20022/completing-reader.js';
import { createEngine } from '../../../src/full.js';

const [, , folder = '.'] = process.argv;
const engine = createEngine();
const engines = new Map<string, typeof engine>();

function engineOn(day: string | undefined): typeof engine {
  if (day === undefined) return engine;
  const known = engines.get(day) ?? createEngine({ on: day });
  engines.set(day, known);
  return known;
}

/** How the file comes out. */
function complete(bytes: Buffer): string {
  const written: Buffer[] = [];
  const reader = new CompletingReader(engineOn, (part) => written.push(part));
  try {
    const payments = [...reader.push(bytes), ...reader.end()];
    const completed = payments.flatMap((each) => each.completed);
    const isSame = Buffer.concat(written).equals(bytes);
    if (isSame !== (completed.length === 0)) throw new Error('changed without saying so');
    return isSame ? 'unchanged' : `completed ${completed.join(' ')}`;
  } catch (error) {
    if (error instanceof UnreadableInput) return `refused: ${error.message}`;
    throw error;
  }
}

const counts = new Map<string, number>();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.xml'))) {
  const outcome = complete(readFileSync(join(folder, name)));
  const [kind = ''] = outcome.split(/[: ]/);
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (kind !== 'unchanged') console.log(`${name}: ${outcome}`);
}
console.log([...counts].map(([kind, times]) => `${times} ${kind}`).join(', '));
