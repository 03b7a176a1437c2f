/** What stands behind a label: where it begins, and the number or the text that it is. */
import type { Label } from './labels.js';

/** Characters that nobody sees, and those that are as wide as a Chinese character. */
const UNUSUAL = /[\u00ad\u200b-\u200f\u2060\u3000\ufeff\uff01-\uff5e]/g;

/** The text with spaces for characters that nobody sees, and ASCII for its full-width forms. Places stay where they are. */
export const plainText = (text: string): string =>
  text.replace(UNUSUAL, (character) => {
    const code = character.charCodeAt(0);
    return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : ' ';
  });

/** What is said of a label in brackets behind it: Account number (EUR): */
const REMARK = / ?\([A-Za-z /-]{1,20}\)(?= ?[:=|\t\d])/y;

/** Where a label with the remark behind it ends. */
export function remarkEnd(text: string, end: number): number {
  REMARK.lastIndex = end;
  return end + (REMARK.exec(text)?.[0].length ?? 0);
}

/** What people write between a label and its value: a colon, a bracket, “is”, “no.” */
const BETWEEN =
  /[ \t\u00a0:=#|>.()[\]*·•–—"-]*(?:(?:is|are|ist|lautet|est|es|to|no|nr|num|number|code|n)\b[.°º]?[ \t\u00a0:=#|.()*–—-]*)?/iy;
const LINE_END = /[ \t\u00a0]*\r?\n(?:[ \t\u00a0]*\r?\n)?[ \t\u00a0>|*•-]*/y;

/** No more than this many characters between a label and its value. */
const FAR = 48;

/** Where the value of a label begins: on its line, or on the next where its own ends behind the label; -1 where there is nothing. */
export function valueStart(text: string, end: number): number {
  BETWEEN.lastIndex = end;
  const between = BETWEEN.exec(text)?.[0].length ?? 0;
  let at = end + between;
  LINE_END.lastIndex = at;
  const line = LINE_END.exec(text)?.[0].length;
  if (line !== undefined) at += line;
  return at - end > FAR || at >= text.length ? -1 : at;
}

/** These scripts have no spaces between words: one, or a number without one, parts a label from its value. */
const CJK = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** True where what follows a label shows that it is one: a colon, a tab, a bar, a wide gap, the end of the line. */
export function isFollowedByValue(text: string, { end }: Label): boolean {
  return (
    (CJK.test(text.charAt(end - 1)) && /^(?: |\d)/.test(text.slice(end, end + 1))) ||
    /^(?: ?(?:n[ro°º]?|no)\.?)?[ \u00a0]?(?:\([^)\n]{1,20}\))?[ \u00a0]?(?:[:=|\t\n\r]| {2}|\.{3}|$)/i.test(text.slice(end, end + 32))
  );
}

/** True where a line, a cell of a table or a bracket begins. */
export function isAtStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(at - 4, 0), at);
  return at === 0 || /(?:[\n\r\t|;,•·*(>/–-] ?|^ {0,4}| {2})$/.test(before);
}

const GROUP = /[A-Za-z0-9]+/y;
const JOINT = /(?:[ \u00a0\u2007\u2009\u202f]|[ \u00a0]?[-/.\u2010-\u2013][ \u00a0]?|, )/y;
const MOST_GROUPS = 10;
const LONGEST = 60;

/** What a reader made of a number, and where the number ends. */
export interface ReadNumber<Result> {
  readonly result: Result;
  readonly start: number;
  readonly end: number;
}

/** The ends of the groups of a number. Behind a space a group begins with a digit: a word is no part of the number. */
function groupEnds(text: string, start: number, limit: number): readonly number[] {
  const ends: number[] = [];
  for (let at = start; ends.length < MOST_GROUPS && at - start < LONGEST; ) {
    GROUP.lastIndex = at;
    const group = GROUP.exec(text)?.[0];
    if (group === undefined || at + group.length > limit) break;
    if (ends.length > 0 && text.charAt(at - 1) !== '-' && !/^\d/.test(group) && group.length > 1) break;
    at += group.length;
    ends.push(at);
    JOINT.lastIndex = at;
    const joint = JOINT.exec(text)?.[0];
    if (joint === undefined) break;
    at += joint.length;
  }
  return ends;
}

/** Reads the longest number that begins at a place and that the reader takes. `limit` is where the next label begins. */
export function readNumber<Result>(
  text: string,
  start: number,
  limit: number,
  read: (number: string) => Result | undefined,
): ReadNumber<Result> | undefined {
  const ends = groupEnds(text, start, limit);
  for (let index = ends.length - 1; index >= 0; index--) {
    const end = ends[index] as number;
    const result = read(text.slice(start, end));
    if (result !== undefined) return { result, start, end };
  }
  return undefined;
}
