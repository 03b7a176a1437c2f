/** A file of payments, one a line, of about so many bytes: the instructions again and again, with another number in each name of a street. */
import { closeSync, openSync, writeSync } from 'node:fs';

const BLOCK = 1 << 20;

/** Writes the file and gives the number of its lines. */
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
    if (block.length >= BLOCK) flush();
  }
  flush();
  closeSync(file);
  return count;
}
