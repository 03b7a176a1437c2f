/** `node batch.ts <target> <from> <count>`: tries out seeds, one after the other. Each is named before it begins: if it hangs, it is known. */
import { writeSync } from 'node:fs';
import { type Target, tryOut } from './targets.js';

const [, , target = '', from = '0', count = '0'] = process.argv;

for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  writeSync(1, `${seed}\n`);
  try {
    await tryOut(target as Target, seed);
  } catch (error) {
    // the first lines: the values that differ can be long
    writeSync(
      1,
      `${seed} ${String(error instanceof Error ? error.stack : error)
        .slice(0, 2000)
        .replaceAll('\n', ' ⏎ ')}\n`,
    );
  }
}
