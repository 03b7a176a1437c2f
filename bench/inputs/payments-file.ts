/** Writes NDJSON files of any size: the instructions in a loop, with a different number in each street name. */
import { closeSync, openSync, writeSync } from 'node:fs';

const BLOCK_LENGTH = 1 << 20;

/** Writes a file of about `bytes`; returns the number of its lines. */
export function writePayments(path: string, instructions: readonly string[], bytes: number): number {
  const file = openSync(path, 'w');
  let block = '';
  let count = 0;
  let written = 0;
  const flush = (): void => {
    written += writeSync(file, block);
    block = '';
  };
  while (written + block.length < bytes) {
    const line = instructions[count % instructions.length] ?? '';
    block += `${line.replace('"streetName":"', `"streetName":"${count} `)}\n`;
    count++;
    if (block.length >= BLOCK_LENGTH) flush();
  }
  flush();
  closeSync(file);
  return count;
}
