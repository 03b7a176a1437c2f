/** Writes files of any size: the instructions in a loop; in NDJSON with a different number in each street name, or as a table. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';

const BLOCK_LENGTH = 1 << 20;

/** Writes a file of about `bytes`; returns the number of its lines. */
export const writePayments = (path: string, instructions: readonly string[], bytes: number): number =>
  writeLines(path, instructions, (_count, written) => written < bytes);

/** Writes a file of so many lines. */
export const writePaymentRows = (path: string, instructions: readonly string[], rows: number): number =>
  writeLines(path, instructions, (count) => count < rows);

function writeLines(path: string, instructions: readonly string[], goesOn: (count: number, written: number) => boolean): number {
  const file = openSync(path, 'w');
  let block = '';
  let count = 0;
  let written = 0;
  const flush = (): void => {
    written += writeSync(file, block);
    block = '';
  };
  while (goesOn(count, written + block.length)) {
    const line = instructions[count % instructions.length] ?? '';
    block += `${line.replace('"streetName":"', `"streetName":"${count} `)}\n`;
    count++;
    if (block.length >= BLOCK_LENGTH) flush();
  }
  flush();
  closeSync(file);
  return count;
}

/** Path of a member → its text. */
type Cells = ReadonlyMap<string, string>;

function cellsOf(value: object, path = ''): Cells {
  const cells = Object.entries(value).flatMap(([name, member]): readonly (readonly [string, string])[] =>
    typeof member === 'object' && member !== null ? [...cellsOf(member, `${path}${name}.`)] : [[path + name, String(member)]],
  );
  return new Map(cells);
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes the same payments as CSV, about `bytes` long, and as NDJSON. Documents are left out: they are a list. */
export function writeTable(table: string, file: string, lines: readonly string[], bytes: number): void {
  const instructions = lines.map((line) => {
    const instruction = JSON.parse(line) as { readonly creditor?: Record<string, unknown> };
    delete instruction.creditor?.documents;
    return instruction;
  });
  const rows = instructions.map((instruction) => cellsOf(instruction));
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
  const text = rows.map((cells) => `${columns.map((column) => quoted(cells.get(column) ?? '')).join(',')}\n`).join('');
  const times = Math.ceil(bytes / text.length);
  writeFileSync(table, `${columns.join(',')}\n${text.repeat(times)}`);
  writeFileSync(
    file,
    instructions
      .map((instruction) => `${JSON.stringify(instruction)}\n`)
      .join('')
      .repeat(times),
  );
}
