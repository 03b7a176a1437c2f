/** Writes the text of a dataset, in the format that `src/directory/packed.ts` describes and reads. */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { FREQUENT_MARK, JSON_MARK, NEWLINE, TAB } from '../../src/directory/text-row.js';

/** Characters that are escaped: they would end the cell or the template literal, or are unpaired surrogates. */
const IN_JSON = /[\p{Cc}\p{Cs}\\`]|\$\{/u;

const MARKS: readonly string[] = [JSON_MARK, FREQUENT_MARK];

const isPlain = (text: string): boolean => text !== '' && !MARKS.includes(text.charAt(0)) && !IN_JSON.test(text);

const BEYOND_LATIN_1 = /[^\0-\xff]/g;

/** Escapes characters beyond Latin-1 as JSON does: with one of them in a string, all take two bytes. */
const escapeWide = (json: string): string =>
  json.replace(BEYOND_LATIN_1, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** How cells are written: with the characters that they have, or in Latin-1. */
type WriteCell = (cell: Cell) => string;

const writeWide: WriteCell = (cell) => {
  if (cell === null) return '';
  return typeof cell === 'string' && isPlain(cell) ? cell : JSON_MARK + JSON.stringify(cell);
};

const writeNarrow: WriteCell = (cell) => {
  const isWide = typeof cell === 'string' && cell.search(BEYOND_LATIN_1) >= 0;
  return isWide ? JSON_MARK + escapeWide(JSON.stringify(cell)) : writeWide(cell);
};

const mentionOf = (number: number): string => FREQUENT_MARK + number.toString(36);

/** The texts whose numbers are shorter than they are, all rows taken together; the most frequent first. The first cells stay: rows are found by them. */
function findFrequent(rows: Dataset['rows'], write: WriteCell): readonly string[] {
  const counts = new Map<string, number>();
  for (const [, ...cells] of rows) for (const cell of cells) if (typeof cell === 'string') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const frequent: string[] = [];
  for (const [text, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const { length } = write(text);
    if (count * (length - mentionOf(frequent.length).length) > length + 1) frequent.push(text);
  }
  return frequent;
}

function writeText({ rows, ...facts }: Dataset, write: WriteCell, protect = (json: string): string => json): string {
  const frequent = findFrequent(rows, write);
  const mentions = new Map<Cell, string>(frequent.map((text, number) => [text, mentionOf(number)]));
  const lines = rows.map(([first = null, ...cells]) => [write(first), ...cells.map((cell) => mentions.get(cell) ?? write(cell))].join(TAB));
  return [protect(JSON.stringify(facts)), frequent.map(write).join(TAB), ...lines.map((line) => line.replace(/\t+$/, '')), ''].join(
    NEWLINE,
  );
}

/** The text of a dataset: in Latin-1 unless most characters are beyond. */
export function packedText(dataset: Dataset): string {
  const wide = writeText(dataset, writeWide);
  const narrow = writeText(dataset, writeNarrow, escapeWide);
  return narrow.length < wide.length * 2 ? narrow : wide;
}
