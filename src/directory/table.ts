/**
 * Registries as the bundle holds them: a text a column, decoded whole when the rows are first asked for. Directories of banks are larger, and are read a row
 * at a time (`packed.ts`).
 *
 * JSON repeats quotes, commas and whole cells. Here the first character of a column names its notation, and the rest holds its cells:
 *
 *     '=AD\nAE'       one cell a line; an empty line is `null`
 *     '#2\n\n3'       the same, and the cells are numbers
 *     '*abc\nde\t0010'  few distinct cells: one a line, then behind a tab a character a row, which says which of them: `0` the first, and on by code
 *                     point (`9` is followed by `:`); a space is `null`
 *     '+6 1a 3'       digits of one width: the width, then the difference to the number before, to base 36; an empty one is `null`
 *
 * `scripts/build/registries.ts` writes what this reads, and picks the shortest notation that fits. A test holds the two together.
 */
import type { Cell } from './dataset.js';

/** The code of `0`, which stands for the first distinct cell. */
export const FIRST_LETTER = 48;

const inLines = (text: string): readonly Cell[] => text.split('\n').map((cell) => (cell === '' ? null : cell));

function fromLetters(text: string): readonly Cell[] {
  const tab = text.indexOf('\t');
  const distinct = text.slice(0, tab).split('\n');
  return Array.from(text.slice(tab + 1), (letter) => distinct[letter.charCodeAt(0) - FIRST_LETTER] ?? null);
}

function fromDifferences(text: string): readonly Cell[] {
  const [width = '', ...differences] = text.split(' ');
  let number = 0;
  return differences.map((difference) => {
    if (difference === '') return null;
    number += Number.parseInt(difference, 36);
    return String(number).padStart(Number(width), '0');
  });
}

const NOTATIONS: Readonly<Record<string, (text: string) => readonly Cell[]>> = {
  '=': inLines,
  '#': (text) => inLines(text).map((cell) => (cell === null ? null : Number(cell))),
  '*': fromLetters,
  '+': fromDifferences,
};

/** The rows of a table of such columns. */
export function decodeTable(columns: readonly string[]): readonly (readonly Cell[])[] {
  const cells = columns.map((column) => NOTATIONS[column.charAt(0)]?.(column.slice(1)) ?? []);
  return (cells[0] ?? []).map((_, row) => cells.map((column) => column[row] ?? null));
}
