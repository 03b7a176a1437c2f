/**
 * Sums of digits times weights, modulo something: most national check digits are one.
 *
 * Two shapes. With a check field, the digit is what the remainder says. Without one, the digits check themselves:
 * the whole sum must be a multiple of the modulus.
 *
 * The gotcha: where the complement is two digits long (10 or 11) each country does something else with it, or issues no such number.
 */
import { type Check, type CompiledCheck, type Outcome, reader, spanOf, withDigits } from './check.js';

/** What is written for a complement that is no single digit; absent: such a number is not issued. */
export type Substitutes = Readonly<Record<number, number>>;

export interface WeightedSumRule<Field extends string> {
  /** How results name the check. */
  readonly name: string;
  /** The fields, one after the other, whose digits are weighted. */
  readonly over: readonly Field[];
  /** One weight a digit, from the left; fewer weights repeat. */
  readonly weights: readonly number[];
  readonly modulus: number;
  /** Each character counts as its place in here. Default: by its distance from 0 in ASCII, which is 17 for A. */
  readonly alphabet?: string;
  /** What the sum begins with. Default: 0. */
  readonly start?: number;
  /** The products of these weights count by the sum of their digits. */
  readonly digitSumOf?: readonly number[];
  /** The field of the check digit. Absent: the digits check themselves. */
  readonly check?: Field;
  /** What stands for a complement of 10 or 11. */
  readonly substitutes?: Substitutes;
  /** What is written for each remainder, from 0 on; a blank: such a number is not issued. Default: its complement. */
  readonly written?: string;
  /** The weights of a second sum, where the first one has no digit. */
  readonly secondWeights?: readonly number[];
  /** Only these characters of the fields, 0-based, end exclusive. */
  readonly slice?: readonly [from: number, to: number];
  /** Numbers that the rule does not reach: it reads the text of the fields. */
  readonly notCovered?: RegExp;
  /** Numbers that are never issued, whatever their sum: it reads the text of the fields. */
  readonly unissued?: RegExp;
}

const fromZero = (text: string, at: number): number => text.charCodeAt(at) - 48;

/** The sum of digits times weights; `term` is what a product adds. */
function weightedSum(
  digits: string,
  weights: readonly number[],
  term: (product: number, weight: number) => number,
  valueAt = fromZero,
): number {
  let sum = 0;
  for (const [first, weight] of weights.entries()) {
    for (let at = first; at < digits.length; at += weights.length) sum += term(valueAt(digits, at) * weight, weight);
  }
  return sum;
}

/** The check digit for a sum: its complement to the modulus, or what the country writes instead. */
function complement(sum: number, modulus: number, substitutes: Substitutes): string | undefined {
  const remainder = sum % modulus;
  const digit = modulus - remainder;
  if (digit in substitutes) return String(substitutes[digit]);
  return digit < 10 ? String(digit) : undefined;
}

/** The check digit for a sum, read in the list of what is written for each remainder. */
function listed(sum: number, modulus: number, written: string): string | undefined {
  const digit = written.charAt(sum % modulus);
  return digit === ' ' ? undefined : digit;
}

/** How a rule adds up the text of its fields. */
function adder({ alphabet, start = 0, digitSumOf = [], slice = [0, Number.POSITIVE_INFINITY] }: WeightedSumRule<string>) {
  const valueAt = alphabet === undefined ? fromZero : (text: string, at: number) => alphabet.indexOf(text.charAt(at));
  const base = alphabet?.length ?? 10;
  const term = (product: number, weight: number): number =>
    digitSumOf.includes(weight) ? Math.floor(product / base) + (product % base) : product;
  return (text: string, weights: readonly number[]): number => start + weightedSum(text.slice(...slice), weights, term, valueAt);
}

/**
 * A national check by weights.
 *
 * @example
 * weighted({ name: 'pl-sort-code', over: ['bank'], weights: [3, 9, 7, 1, 3, 9, 7], modulus: 10, check: 'check', substitutes: { 10: 0 } })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): Check<Field> {
  const { name, over, weights, modulus, check, substitutes = {}, written, secondWeights, notCovered, unissued } = rule;
  const sum = adder(rule);
  const digitOf = (total: number): string | undefined =>
    written === undefined ? complement(total, modulus, substitutes) : listed(total, modulus, written);
  const digit = (text: string): string | undefined => digitOf(sum(text, weights)) ?? (secondWeights && digitOf(sum(text, secondWeights)));
  return {
    name,
    severity: 'error',
    fields: check === undefined ? over : [...over, check],
    compile(spans): CompiledCheck {
      const number = reader(spans, over);
      const judge = (bban: string, holds: (text: string) => boolean): Outcome => {
        const text = number(bban);
        if (notCovered?.test(text)) return 'not-covered';
        return !unissued?.test(text) && holds(text) ? 'passed' : 'failed';
      };
      if (check === undefined) return { verify: (bban) => judge(bban, (text) => sum(text, weights) % modulus === 0) };
      const span = spanOf(spans, check);
      return {
        verify: (bban) => judge(bban, (text) => digit(text) === bban.slice(span.start, span.end)),
        complete: (bban) => {
          const value = digit(number(bban));
          return value === undefined ? undefined : withDigits(bban, span, value);
        },
      };
    },
  };
}

/** The sum of the digits of a product of two digits, one of them at most 2. */
const digitSum = (product: number): number => (product > 9 ? product - 9 : product);

/** Luhn's sum of a number that ends in its check digit: every second digit from the right is doubled. */
const luhnSum = (digits: string): number => weightedSum(digits, digits.length % 2 === 0 ? [2, 1] : [1, 2], digitSum);

/** True when a string of digits ends in its Luhn digit. */
export function isLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/**
 * Luhn: every second digit doubled from the right, the digits of the products added up, the complement to ten.
 *
 * @see ISO/IEC 7812-1, annex B
 * @example
 * luhn(['bank', 'account'], 'check')   // FI
 */
export function luhn<const Field extends string>(over: readonly Field[], check: Field): Check<Field> {
  return {
    name: 'luhn',
    severity: 'error',
    fields: [...over, check],
    compile(spans) {
      const number = reader(spans, over);
      const span = spanOf(spans, check);
      return {
        verify: (bban) => (isLuhn(number(bban) + bban.slice(span.start, span.end)) ? 'passed' : 'failed'),
        complete: (bban) => withDigits(bban, span, String((10 - (luhnSum(`${number(bban)}0`) % 10)) % 10)),
      };
    },
  };
}
