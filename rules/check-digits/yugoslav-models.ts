/**
 * The check digits of the numbered models of Slovenia and Croatia, which both keep from the payment service of Yugoslavia.
 *
 * A reference has up to three elements with hyphens between them. Its model says which of them end in a check digit: modulo 11 with weights 2, 3, 4 …
 * from the right; 10 and 11 are written 0. Several elements can share one check digit, at the end of the last.
 */
import { mod11Complement } from './sum-from-right.js';

/** Weights for the longest reference; they do not repeat. */
const WEIGHTS = /* @__PURE__ */ Array.from({ length: 22 }, (_, at) => at + 2);

const checkDigit = (digits: string): string => String(mod11Complement(digits, WEIGHTS) % 10);

/**
 * What a model says of each element, a character each: `k` ends in a check digit of its own and of those marked `+` before it; `.` is not checked.
 *
 * `.+k` is P1-(P2-P3)K.
 */
export type ModelPattern = string;

/** The last elements of the groups that share a check digit, by index, and where each group begins. Where elements are missing, a group ends early. */
function groupsOf(pattern: ModelPattern, count: number): readonly (readonly [from: number, last: number])[] {
  const groups: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at < count; at++) {
    const mark = pattern[at] ?? '.';
    if (mark === '+' && at < count - 1) continue;
    if (mark !== '.') groups.push([from, at]);
    from = at + 1;
  }
  return groups;
}

/** `none`: the model checks nothing at all. `not-covered`: it checks elements that are not there. */
export function verifyModel(pattern: ModelPattern, elements: readonly string[]): 'passed' | 'failed' | 'not-covered' | 'none' {
  if (/^\.*$/.test(pattern)) return 'none';
  const groups = groupsOf(pattern, elements.length);
  if (groups.length === 0) return 'not-covered';
  const isRight = groups.every(([from, last]) => {
    const digits = elements.slice(from, last + 1).join('');
    return digits.length > 1 && digits.endsWith(checkDigit(digits.slice(0, -1)));
  });
  return isRight ? 'passed' : 'failed';
}

/** The elements with their check digits. */
export function completeModel(pattern: ModelPattern, elements: readonly string[]): readonly string[] {
  const completed = [...elements];
  for (const [from, last] of groupsOf(pattern, elements.length)) completed[last] += checkDigit(elements.slice(from, last + 1).join(''));
  return completed;
}
