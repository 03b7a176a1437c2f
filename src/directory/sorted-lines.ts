/**
 * Lines in the order of their first cells, `["000", …]` each, found by halving: no line but those on the way is looked at.
 *
 * The first steps go over numbers, one for every few kilobytes of text: what the first cell there begins with. They stand side by side, and
 * what is far apart has to be fetched from memory at every step.
 *
 * The gotcha: the first cell is read as it stands in the text, so that the keys of a directory are plain ASCII.
 */

/** Where the lines begin whose first cell is the key or, where that is enough, begins with it: the bracket of each. */
export type SortedLines = (key: string, isPrefix: boolean) => number[];

export const NEWLINE = '\n';
const LINE_FEED = 10;
export const SPACE = 32;
export const QUOTE = 34;
export const BRACKET = 91;

/** How much text a number stands for. */
const STRIDE = 2048;

/** How many characters a number holds, each as one of 128. */
const HELD = 7;
const MOST = 127;

/** The bracket of the line that begins here. */
export function bracketOf(text: string, line: number): number {
  let at = line;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** Where the line of this place begins. Character by character: a look back from outside takes as long as the rest of the way. */
function lineAround(text: string, place: number): number {
  let at = place;
  while (text.charCodeAt(at - 1) !== LINE_FEED) at--;
  return at;
}

/** What a text begins with, up to a quote, as a number: one that comes before another has no greater one. */
function beginning(text: string, from: number): number {
  let number = 0;
  let isOver = false;
  for (let at = from; at < from + HELD; at++) {
    isOver ||= at >= text.length || text.charCodeAt(at) === QUOTE;
    number = number * (MOST + 1) + (isOver ? 0 : Math.min(text.charCodeAt(at), MOST));
  }
  return number;
}

/** Below nought where the first cell of a line comes before the key; nought where it is the key or begins with it. */
function compare(text: string, bracket: number, key: string): number {
  const cell = bracket + 2;
  for (let at = 0; at < key.length; at++) {
    const code = text.charCodeAt(cell + at);
    if (code !== key.charCodeAt(at)) return code === QUOTE ? -1 : code - key.charCodeAt(at);
  }
  return 0;
}

/** The numbers, and the lines that they are of. */
function samplesOf(text: string, first: number, end: number) {
  const lines: number[] = [];
  for (let at = first; at > 0 && at < end; at = text.indexOf(NEWLINE, at + STRIDE) + 1) lines.push(at);
  return { lines, numbers: Float64Array.from(lines, (line) => beginning(text, bracketOf(text, line) + 2)) };
}

/** How many of these numbers, in their order, are below this one. */
function countBelow(numbers: Float64Array, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines behind the one at this place, up to the bracket that closes them. */
export function sortedLines(text: string, from: number): SortedLines {
  const first = text.indexOf(NEWLINE, from) + 1;
  const end = text.charCodeAt(bracketOf(text, first)) === BRACKET ? text.lastIndexOf(NEWLINE, text.lastIndexOf(']')) + 1 : first;
  const { lines, numbers } = samplesOf(text, first, end);
  /** The first line that does not come before the key. */
  const lowerBound = (key: string): number => {
    const number = beginning(key, 0);
    let low = lines[countBelow(numbers, number) - 1] ?? first;
    // of a key that is longer than a number, several may have its number
    let high = lines[countBelow(numbers, number + 1)] ?? end;
    while (low < high) {
      const line = lineAround(text, (low + high) >>> 1);
      if (compare(text, bracketOf(text, line), key) < 0) low = text.indexOf(NEWLINE, line) + 1;
      else high = line;
    }
    return low;
  };
  return (key, isPrefix) => {
    const found: number[] = [];
    for (let line = lowerBound(key); line < end; line = text.indexOf(NEWLINE, line) + 1) {
      const bracket = bracketOf(text, line);
      if (compare(text, bracket, key) !== 0 || !(isPrefix || text.charCodeAt(bracket + 2 + key.length) === QUOTE)) break;
      found.push(bracket);
    }
    return found;
  };
}
