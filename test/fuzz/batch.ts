/** `node batch.ts <target> <from> <count>`: runs seeds one after the other. Each seed is printed before it runs, so that one that hangs is known. */
import { writeSync } from 'node:fs';
import { runSeed, type Target } from './targets.js';

const [, , target = '', from = '0', count = '0'] = process.argv;

for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  writeSync(1, `${seed}\n`);
  try {
    await runSeed(target as Target, seed);
  } catch (error) {
    // only the beginning: the compared values can be long
    writeSync(
      1,
      `${seed} ${String(error instanceof Error ? error.stack : error)
        .slice(0, 2000)
        .replaceAll('\n', ' ⏎ ')}\n`,
    );
  }
}
