/** Finds the value behind a label, and reads numbers. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { invoiceCurrencies } from '../../rules/words/invoice-currencies.js';
import {
  betweenLabelAndValue,
  dateParts,
  numberBehindLabel,
  numberSigns,
  scriptOfWords,
  scriptsWithoutSpaces,
  zerosOfScripts,
} from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import { oneOf } from './patterns.js';

/** Invisible characters, and full-width forms. */
const UNUSUAL = /[\u00ad\u200b-\u200f\u2060\u3000\ufeff\uff01-\uff5e]/g;

/** Digits of other scripts that stand in accounts; of each script, ten follow each other. */
const OTHER_DIGITS = /* @__PURE__ */ lazy(
  () => new RegExp(`[${zerosOfScripts.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`, 'g'),
);

/** Replaces invisible characters by spaces, full-width forms and digits of other scripts by ASCII. The length stays, so ranges stay valid. */
export const plainCharacters = (text: string): string =>
  text
    .replace(UNUSUAL, (character) => {
      const code = character.charCodeAt(0);
      return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : ' ';
    })
    .replace(OTHER_DIGITS(), (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...zerosOfScripts.filter((zero) => zero <= code)));
    });

/** A remark behind a label: Account number (EUR): or Account number EUR: */
const REMARK = / ?\([A-Za-z /-]{1,20}\)(?= ?[:=|\t\d])| ([A-Z]{3})(?= ?:)/y;

/** The end of a label, including a remark. */
export function remarkEnd(text: string, end: number): number {
  REMARK.lastIndex = end;
  const [remark = '', currency = 'EUR'] = REMARK.exec(text) ?? [];
  return invoiceCurrencies.includes(currency) ? end + remark.length : end;
}

/** The text between a label and its value: a colon, a bracket, “is”, “no.”, the 2 of “IBAN 2:”, the stroke of a SWIFT message. */
const BETWEEN = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?::\\/|[ \\t\\u00a0:=#|>.()[\\]*·•–—"“„«「『【-]*)(?:(?:${oneOf(betweenLabelAndValue)}(?![\\p{L}\\p{N}_])[.${numberSigns}]?|\\d(?= ?:))[ \\t\\u00a0:=#|.()*–—-]*)?`,
      'iuy',
    ),
);
/** The same before a name, which may begin with such a word: “Payee: N. Muster”, “Payee: Number One Ltd”. */
const BEFORE_NAME = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?:[ \\u00a0]?(?:${oneOf(betweenLabelAndValue)}(?![\\p{L}\\p{N}])[.${numberSigns}]?|\\d)(?= ?:))?[ \\t\\u00a0:=#|>.()[\\]*·•–—"“„«「『【-]*`,
      'iuy',
    ),
);
const LINE_END = /[ \t\u00a0]*\r?\n(?:[ \t\u00a0]*\r?\n)?[ \t\u00a0>|*•-]*/y;

/** The most characters between a label and its value. */
const FAR = 48;

/** The start of the value of a label: on its line, or on the next if the line ends behind the label; -1 if there is none. */
export function valueStart(text: string, end: number, isName = false): number {
  const pattern = isName ? BEFORE_NAME() : BETWEEN();
  pattern.lastIndex = end;
  const between = pattern.exec(text)?.[0].length ?? 0;
  let at = end + between;
  LINE_END.lastIndex = at;
  const line = LINE_END.exec(text)?.[0].length;
  if (line !== undefined) at += line;
  return at - end > FAR || at >= text.length ? -1 : at;
}

/** Scripts without spaces between words: a space, or a digit, separates a label from its value. */
const WITHOUT_SPACES = /* @__PURE__ */ lazy(() => new RegExp(`[${scriptsWithoutSpaces}]`));
const SHOWS_VALUE = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^(?: ?(?:${numberBehindLabel}|\\d(?= ?:))|\\.(?=:))?[ \\u00a0]?(?:\\([^)\\n]{1,20}\\))?[ \\u00a0]?(?:[:=|「『【\\t\\n\\r]| {2}|\\.{3}|$)`,
      'i',
    ),
);

/** True if the text behind a label shows that a value follows: a colon, a tab, a bar, a wide gap, the end of the line. */
export function isFollowedByValue(text: string, label: Pick<Label, 'end'>): boolean {
  const end = remarkEnd(text, label.end);
  return (
    (WITHOUT_SPACES().test(text.charAt(end - 1)) && /^(?: |\d)/.test(text.slice(end, end + 1))) ||
    SHOWS_VALUE().test(text.slice(end, end + 32))
  );
}

/** True at the beginning of a line, a cell of a table or a bracket. */
export function isAtStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(at - 4, 0), at);
  return at === 0 || /(?:[\n\r\t|;,、،؛「『【•·*(>/–-] ?|^ {0,4}| {2})$/.test(before);
}

const GROUP = /[A-Za-z0-9]+/y;
const JOINT = /(?:[ \u00a0\u2007\u2009\u202f]|[ \u00a0]?[-/.\u2010-\u2013][ \u00a0]?|, )/y;
const MAX_GROUPS = 10;
const LONGEST = 60;

/** The result of reading a number, and the range of the number. */
export interface ReadNumber<Result> {
  readonly result: Result;
  readonly start: number;
  readonly end: number;
}

/** A letter beyond ASCII, or its accent: the group is the beginning of a word, as the t of “tại”. */
const IN_WORD = /* @__PURE__ */ lazy(() => new RegExp(`[${scriptOfWords}\\p{M}]`, 'u'));

/** A date behind a number: 12 Nov 2026, 12-Nov-26, 12. 11. 2026, 2026-11-12, 2026年. */
const DATE = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `\\d{1,2}(?:(?:\\.|${dateParts.ordinals})? (?:${dateParts.preposition})?\\p{L}{3,12}[.,]? (?:${dateParts.preposition})?20\\d\\d|-\\p{L}{3,9}-(?:20)?\\d\\d|([./-]) ?\\d{1,2}\\1 ?20\\d\\d)(?!\\d)|20\\d\\d(?:([./-])[01]?\\d\\2[0-3]?\\d(?!\\d)|${dateParts.year})`,
      'uy',
    ),
);

function isDate(text: string, at: number): boolean {
  DATE().lastIndex = at;
  return DATE().test(text);
}

/** The ends of the groups of a number, up to a date. Behind a space a group begins with a digit or is a capital: a word is no part of the number. */
function groupEnds(text: string, start: number, limit: number): readonly number[] {
  const ends: number[] = [];
  for (let at = start; ends.length < MAX_GROUPS && at - start < LONGEST; ) {
    GROUP.lastIndex = at;
    const group = GROUP.exec(text)?.[0];
    if (group === undefined || at + group.length > limit) break;
    if (ends.length > 0 && text.charAt(at - 1) !== '-' && !/^(?:\d|[A-Z]$)/.test(group)) break;
    if (IN_WORD().test(text.charAt(at + group.length)) || (ends.length > 0 && isDate(text, at))) break;
    at += group.length;
    ends.push(at);
    JOINT.lastIndex = at;
    const joint = JOINT.exec(text)?.[0];
    if (joint === undefined) break;
    at += joint.length;
  }
  return ends;
}

/** What belongs to the group before it, such as a check digit: 00210169 is not the number in 00210169-7, nor 56789 in 56789-X. */
const GLUED = /^[-.\u2010-\u2013](?:\d|[A-Z](?![A-Za-z\d]))/;

/** Reads the longest number from a place on that the reader accepts. `limit` is the start of the next label. */
export function readNumber<Result>(
  text: string,
  start: number,
  limit: number,
  read: (number: string) => Result | undefined,
): ReadNumber<Result> | undefined {
  const ends = groupEnds(text, start, limit);
  for (let index = ends.length - 1; index >= 0; index--) {
    const end = ends[index] as number;
    if (GLUED.test(text.slice(end, end + 3))) continue;
    const result = read(text.slice(start, end));
    if (result !== undefined) return { result, start, end };
  }
  return undefined;
}

const LAST_GROUP = /([ \u00a0.-])\d+$/;

/** True where another group follows, written as those of the number, and no date: 850 012 is not the number in 850 012 345 678, nor 8601 11 in 8601 11 17947. */
export function goesOn(text: string, { start, end }: Pick<ReadNumber<unknown>, 'start' | 'end'>): boolean {
  const [, joint] = LAST_GROUP.exec(text.slice(start, end)) ?? [];
  return joint !== undefined && text.charAt(end) === joint && /\d/.test(text.charAt(end + 1)) && !isDate(text, end + 1);
}
