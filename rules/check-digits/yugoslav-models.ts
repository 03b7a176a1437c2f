/**
 * The check digits of the numbered models of Slovenia and Croatia, which both keep from the payment service of Yugoslavia.
 *
 * A reference has up to three elements with hyphens between them. Its model says which of them end in a check digit: modulo 11 with weights 2, 3, 4 …
 * from the right; 10 and 11 are written 0. Several elements can share one check digit, at the end of the last. Newer models of Croatia check personal
 * numbers (OIB) and codes of the budget by ISO 7064 MOD 11,10.
 */
import type { ReferenceCheck } from '../vocabulary/reference.js';
import { mod11_10Digit } from './mod11-10.js';
import { mod11Complement } from './sum-from-right.js';

/** Weights for the longest reference; they do not repeat. */
const WEIGHTS = /* @__PURE__ */ Array.from({ length: 22 }, (_, at) => at + 2);

const checkDigit = (digits: string): string => String(mod11Complement(digits, WEIGHTS) % 10);
const isoDigit = (digits: string): string => String(mod11_10Digit(digits));

/** The digits before the check digit of an OIB. */
const OIB = 10;
/** As many digits before the check digit has a code of the budget at most. */
const MAX_CODE = 4;

/** What makes the check digit of an element, by the mark of its model; undefined: it has none. */
const CHECK_DIGITS: Readonly<Record<string, (digits: string) => string | undefined>> = {
  k: checkDigit,
  i: isoDigit,
  o: (digits) => (digits.length === OIB ? isoDigit(digits) : checkDigit(digits)),
  u: (digits) => (digits.length === OIB ? isoDigit(digits) : undefined),
  c: (digits) => (digits.length === OIB || digits.length <= MAX_CODE ? isoDigit(digits) : checkDigit(digits)),
};

/**
 * What a model says of each element, a character each: `k` ends in a check digit of its own and of those marked `+` before it; `.` is not checked.
 * By ISO 7064: `i` always; `o` where it has the length of an OIB, otherwise as `k`; `u` likewise, otherwise unchecked; `c` an OIB or a code of the
 * budget, otherwise as `k`.
 *
 * `.+k` is P1-(P2-P3)K.
 */
export type ModelPattern = string;

interface Group {
  readonly from: number;
  readonly last: number;
  /** The check digit that belongs to the digits of the group; undefined: none. */
  readonly digitOf: (digits: string) => string | undefined;
}

/** The groups of elements that share a check digit. Where elements are missing, a group ends early. */
function groupsOf(pattern: ModelPattern, count: number): readonly Group[] {
  const groups: Group[] = [];
  let from = 0;
  for (const [at, mark] of [...pattern].slice(0, count).entries()) {
    if (mark === '+' && at < count - 1) continue;
    if (mark !== '.') groups.push({ from, last: at, digitOf: CHECK_DIGITS[mark] ?? checkDigit });
    from = at + 1;
  }
  return groups;
}

/** `none`: the model checks nothing at all. `not-covered`: it checks elements that are not there. */
export function verifyModel(pattern: ModelPattern, elements: readonly string[]): 'passed' | 'failed' | 'not-covered' | 'none' {
  if (/^\.*$/.test(pattern)) return 'none';
  const groups = groupsOf(pattern, elements.length);
  if (groups.length === 0) return 'not-covered';
  const isRight = groups.every(({ from, last, digitOf }) => {
    const digits = elements.slice(from, last + 1).join('');
    const digit = digitOf(digits.slice(0, -1));
    return digit === undefined || (digits.length > 1 && digits.endsWith(digit));
  });
  return isRight ? 'passed' : 'failed';
}

/** The elements with their check digits. */
export function completeModel(pattern: ModelPattern, elements: readonly string[]): readonly string[] {
  const completed = [...elements];
  for (const { from, last, digitOf } of groupsOf(pattern, elements.length)) {
    completed[last] += digitOf(elements.slice(from, last + 1).join('')) ?? '';
  }
  return completed;
}

/** Its pattern, how many elements there are at least, and the lengths of those that have one length, from the first on. */
export type Model = readonly [pattern: ModelPattern, least?: number, lengths?: readonly number[]];

/** True for as many elements as the model has, each of its length. */
const areOfModel = ([pattern, least = 1, lengths = []]: Model, elements: readonly string[]): boolean =>
  elements.length >= least &&
  elements.length <= pattern.length &&
  elements.every((element, at) => lengths[at] === undefined || lengths[at] === element.length);

const elementsOf = (reference: string): readonly string[] => reference.slice(4).split('-');

/** The check of a country's references by their model, whose two digits stand behind the country. `free`: the reference that says that there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function modelCheck(name: string, models: Readonly<Record<string, Model>>, free: string): ReferenceCheck {
  const modelOf = (reference: string): Model | undefined => models[reference.slice(2, 4)];
  return {
    name,
    verify(value) {
      if (value === free) return 'none';
      const model = modelOf(value);
      if (model === undefined) return 'not-covered';
      const elements = elementsOf(value);
      return areOfModel(model, elements) ? verifyModel(model[0], elements) : 'failed';
    },
    complete(body) {
      const model = modelOf(body);
      if (model === undefined) return body === free ? body : undefined;
      const elements = completeModel(model[0], elementsOf(body));
      return areOfModel(model, elements) ? body.slice(0, 4) + elements.join('-') : undefined;
    },
  };
}
