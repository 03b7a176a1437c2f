/**
 * Lines that a format cut at a number of characters, 27 in DTA, 35 in MT messages and 70 in ISO 20022, in the middle of a name: `… Winston-Salem, North` and below it
 * `Carolina 27115`. Some systems cut between words, others wherever the line is full.
 *
 * The gotcha: a full line may be a whole one. So what is read across the end of a line is likely and never certain.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryOfName } from './country-name.js';
import { isCountryCode } from './facts.js';
import type { TextRange } from './text.js';

const WIDTHS = [27, 35, 70];
/** Lines of this width are common: they are joined where a word was cut, or all but the last are full. */
const SHORTEST = 27;

export interface JoinedLines {
  readonly lines: readonly string[];
  /** A place in the joined lines → its places in those that were cut. */
  readonly placesOf: (range: TextRange) => readonly TextRange[];
  /** True where a word inside was cut. */
  readonly isWordCutIn: (range: TextRange) => boolean;
}

/** Where a line of the text begins in a joined line. */
interface Part {
  readonly line: number;
  readonly from: number;
  readonly text: string;
  /** True where it begins with the rest of a word. */
  readonly isRest: boolean;
}

/** A line of its own, whatever stands above: `Tel: 0711 123456`. */
const LABELLED = /^[^\s\d:]{2,12}\.? ?:/;

/** A word that goes on: in small letters, in letters of one size, in digits, or behind a hyphen. */
const GOES_ON = /* @__PURE__ */ lazy(() => /\p{L}\|\p{Ll}|\p{Lu}\|\p{Lu}|\d\|\d|[\p{L}\d]-\||\|-\p{L}/u);

/** True where the first is full to its last character and a word goes on in the next. */
const isWordCut = (line: string, next: string, width: number): boolean =>
  line.length === width && GOES_ON().test(`${line.slice(-2)}|${next.slice(0, 2)}`);

/** True where the first word of the next line had no room in this one. */
function isCut(line: string, next: string, width: number): boolean {
  const [word = ''] = /^\S+/.exec(next) ?? [];
  if (line === '' || word === '' || line.length + 1 + word.length <= width) return false;
  if (LABELLED.test(next) || countryOfName(next) !== undefined) return false;
  return !isCountryCode(next) || isWordCut(line, next, width);
}

const widthOf = (lines: readonly string[]): number | undefined => {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return WIDTHS.find((each) => longest <= each);
};

/** A line is full to its last character, or but for a space at its end. */
const isFull = (line: string, width: number): boolean => line.length >= width - 1;

/** `Sy|dney NSW 2000`: small letters below a word that begins with a capital. */
const REST_OF_WORD = /* @__PURE__ */ lazy(() => /(?<!\p{L})\p{Lu}\p{L}{0,30}\|\p{Ll}/u);

/** No name goes on behind the number of a house. */
const mayGoOn = (line: string, next: string): boolean => !/\d\s*$/.test(line) || /^\s*\d/.test(next);

/** The places where a full line ends and the next goes on, by the number of the line: whether a name was cut there, nothing says. */
export function isAtFullLine(lines: readonly string[], { line, start, end }: TextRange): boolean {
  const width = widthOf(lines);
  const [text = '', next = '', before = ''] = [lines[line], lines[line + 1], lines[line - 1]];
  if (start === 0 && REST_OF_WORD().test(`${before}|${text}`)) return true;
  if (width === undefined) return false;
  const goesOn = next.trim() !== '' && isFull(text, width) && mayGoOn(text, next) && end >= text.trimEnd().length;
  return goesOn || (isFull(before, width) && mayGoOn(before, text) && start <= text.search(/\S/));
}

/** `…, P.O. Box 1234, 37` and below it `5010 Santa Rosa`: the first characters of a post code may stand at the end of a full line. */
export function isCodeCut(lines: readonly string[], { line }: TextRange): boolean {
  const [width, before = ''] = [widthOf(lines), lines[line - 1]];
  return width !== undefined && isFull(before, width) && /(?:^|[,;] ?)\d{1,4}$|[ ,][A-Z]{2}$/.test(before.trimEnd());
}

/** The lines, those that were cut in one; undefined where none was. */
export function joinCutLines(lines: readonly string[]): JoinedLines | undefined {
  const width = widthOf(lines);
  if (width === undefined) return undefined;
  const isAllFull = lines.length > 1 && lines.slice(0, -1).every((line) => isFull(line, width));
  const joined: Part[][] = [];
  for (const [line, text] of lines.entries()) {
    const last = joined.at(-1);
    const before = last?.at(-1);
    const isJoined =
      before !== undefined && (width === SHORTEST && !isAllFull ? isWordCut(before.text, text, width) : isCut(before.text, text, width));
    if (last === undefined || before === undefined || !isJoined) joined.push([{ line, from: 0, text, isRest: false }]);
    else {
      const isRest = isWordCut(before.text, text, width);
      last.push({ line, from: before.from + before.text.length + (isRest ? 0 : 1), text, isRest });
    }
  }
  if (joined.length === lines.length) return undefined;
  return {
    lines: joined.map(textOf),
    placesOf: (range) => placesIn(joined[range.line] ?? [], range),
    isWordCutIn: ({ line, start, end }) => joined[line]?.some((part) => part.isRest && part.from > start && part.from < end) === true,
  };
}

const textOf = (parts: readonly Part[]): string => parts.reduce((text, part) => text.padEnd(part.from) + part.text, '');

const placesIn = (parts: readonly Part[], { start, end }: TextRange): readonly TextRange[] =>
  parts
    .map(({ line, from, text }) => ({ line, start: Math.max(0, start - from), end: Math.min(text.length, end - from) }))
    .filter((place) => place.end > place.start);
