/** Finds the lines of rows in the text of a dataset, where each row is a line of its own. */
import { LINE_FEED, NEWLINE } from './text-row.js';

/** The offsets of the rows from the first on, in their order. */
export function findRowOffsets(text: string, first: number): Int32Array {
  const offsets: number[] = [];
  for (let line = first; line < text.length; line = text.indexOf(NEWLINE, line) + 1) offsets.push(line);
  return Int32Array.from(offsets);
}

/** Finds rows by their first cell: those that equal the key or, with `isPrefix`, begin with it. Returns their offsets. */
export type SortedRowSearch = (key: string, isPrefix: boolean) => number[];

/**
 * Creates a binary search over the rows from `first` on, which must be sorted by their first cells. It needs no index: it goes to the
 * middle of the text, and from there to the beginning of the line.
 *
 * The gotcha: keys are compared with the undecoded text, so the first cells must be ASCII that stands for itself.
 */
export function createSortedRowSearch(text: string, first: number): SortedRowSearch {
  const end = text.length;
  return (key, isPrefix) => {
    const offsets: number[] = [];
    for (let line = lowerBound(text, first, end, key); line < end; line = text.indexOf(NEWLINE, line) + 1) {
      const isMatch = compareFirstCell(text, line, key) === 0 && (isPrefix || text.charCodeAt(line + key.length) <= LINE_FEED);
      if (!isMatch) break;
      offsets.push(line);
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
    if (compareFirstCell(text, line, key) < 0) low = text.indexOf(NEWLINE, line) + 1;
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

/**
 * Compares the first cell of a row with a key: negative where it is less, 0 where it begins with the key. What ends a cell is less than
 * every character in one.
 */
function compareFirstCell(text: string, line: number, key: string): number {
  for (let at = 0; at < key.length; at++) {
    const code = text.charCodeAt(line + at);
    if (code !== key.charCodeAt(at)) return code - key.charCodeAt(at);
  }
  return 0;
}
