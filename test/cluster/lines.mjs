/** Files of lines, one for each number from 1 on: written, and compared with what they should say. */
import { strictEqual } from 'node:assert';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

const PIECE = 5000;

export async function writeLines(path, count, lineOf) {
  const file = createWriteStream(path);
  for (let id = 1; id <= count; ) {
    let piece = '';
    for (const end = Math.min(id + PIECE, count + 1); id < end; id++) piece += `${lineOf(id)}\n`;
    if (!file.write(piece)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Throws where a line is another, or where there are fewer or more. */
export async function compareLines(path, count, lineOf) {
  let id = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    id += 1;
    strictEqual(line, lineOf(id), `line ${id}`);
  }
  strictEqual(id, count, 'a line for each number');
}
