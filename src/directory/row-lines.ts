/** Finds the lines of rows in the text of a dataset, where each row is a line of its own. */
import { BRACKET, NEWLINE, QUOTE, SPACE } from './text-row.js';

const LINE_FEED = 10;

/** The offset of the first character of a line that is not a space: the opening bracket, if it is the line of a row. */
function skipSpaces(text: string, line: number): number {
  let at = line;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** The offsets of the rows behind `from`, in their order. */
export function findRowOffsets(text: string, from: number): Int32Array {
  const offsets: number[] = [];
  for (let line = text.indexOf(NEWLINE, from) + 1; line > 0; line = text.indexOf(NEWLINE, line) + 1) {
    const offset = skipSpaces(text, line);
    if (text.charCodeAt(offset) !== BRACKET) break;
    offsets.push(offset);
  }
  return Int32Array.from(offsets);
}

/** Finds rows by their first cell: those that equal the key or, with `isPrefix`, begin with it. Returns their offsets. */
export type SortedRowSearch = (key: string, isPrefix: boolean) => number[];

/**
 * Creates a binary search over the rows behind `from`, which must be sorted by their first cells. It needs no index: it goes to the
 * middle of the text, and from there to the beginning of the line.
 *
 * The gotcha: keys are compared with the undecoded text, so the first cells must be ASCII without escapes.
 */
export function createSortedRowSearch(text: string, from: number): SortedRowSearch {
  const first = text.indexOf(NEWLINE, from) + 1;
  const hasRows = text.charCodeAt(skipSpaces(text, first)) === BRACKET;
  const end = hasRows ? text.lastIndexOf(NEWLINE, text.lastIndexOf(']')) + 1 : first;
  return (key, isPrefix) => {
    const offsets: number[] = [];
    for (let line = lowerBound(text, first, end, key); line < end; line = text.indexOf(NEWLINE, line) + 1) {
      const offset = skipSpaces(text, line);
      const isMatch = compareFirstCell(text, offset, key) === 0 && (isPrefix || text.charCodeAt(offset + 2 + key.length) === QUOTE);
      if (!isMatch) break;
      offsets.push(offset);
    }
    return offsets;
  };
}

/** The first line from `first` up to `end` whose first cell is not less than the key. */
function lowerBound(text: string, first: number, end: number, key: string): number {
  let low = first;
  let high = end;
  while (low < high) {
    const line = findLineStart(text, (low + high) >>> 1);
    if (compareFirstCell(text, skipSpaces(text, line), key) < 0) low = text.indexOf(NEWLINE, line) + 1;
    else high = line;
  }
  return low;
}

/** The start of the line around an offset. Character by character, because `lastIndexOf` from the middle of a long text is slow. */
function findLineStart(text: string, offset: number): number {
  let at = offset;
  while (text.charCodeAt(at - 1) !== LINE_FEED) at--;
  return at;
}

/** Compares the first cell of a row with a key: negative where it is less, 0 where it begins with the key. */
function compareFirstCell(text: string, offset: number, key: string): number {
  const cell = offset + 2;
  for (let at = 0; at < key.length; at++) {
    const code = text.charCodeAt(cell + at);
    if (code !== key.charCodeAt(at)) return code === QUOTE ? -1 : code - key.charCodeAt(at);
  }
  return 0;
}
