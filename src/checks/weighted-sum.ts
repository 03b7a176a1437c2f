/**
 * Sums of digits times weights, modulo something: most national check digits are one.
 *
 * Two shapes. With a check field, the digit is what the remainder says. Without one, the digits check themselves:
 * the whole sum must be a multiple of the modulus.
 *
 * The gotcha: where the complement is two digits long (10 or 11) each country does something else with it, or issues no such number.
 */
import { type Check, type CompiledCheck, type Outcome, reader, type Spans, spanOf, withDigits } from './check.js';

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
  /** The field of the check digit, or of several. Absent: the digits check themselves. */
  readonly check?: Field;
  /** What stands for a complement of 10 or 11. */
  readonly substitutes?: Substitutes;
  /** Only these characters of the fields, 0-based, end exclusive. */
  readonly slice?: readonly [from: number, to: number];
  /** Numbers that the rule does not reach: it reads the text of the fields. */
  readonly notCovered?: RegExp;
  /** Numbers that are never issued, whatever their sum: it reads the text of the fields. */
  readonly unissued?: RegExp;
  /** The remainder itself is the digit, not its complement. */
  readonly remainder?: true;
  /** Weights for another try where the first ones give no digit; what is substituted is so after it. */
  readonly again?: readonly number[];
  /** A constant in the sum. */
  readonly plus?: number;
  /** The products of these weights count by the sum of their digits, in the base of the values. */
  readonly digitSumOf?: readonly number[];
  /** The value of a character is its place in this text: one for all, or one a field. Default: digits. */
  readonly values?: string | readonly string[];
  /** What is written for a value is the character at its place in this text; a space: it is not issued. Default: its digits. */
  readonly written?: string;
}

const DIGITS = '0123456789';

type ValueAt = (text: string, at: number) => number;

const digitAt: ValueAt = (text, at) => text.charCodeAt(at) - 48;

type Term = (product: number, weight: number) => number;

/** The sum of digits times weights; `term` is what a product adds. */
function weightedSum(digits: string, weights: readonly number[], term: Term, valueAt = digitAt): number {
  let sum = 0;
  for (const [first, weight] of weights.entries()) {
    for (let at = first; at < digits.length; at += weights.length) sum += term(valueAt(digits, at) * weight, weight);
  }
  return sum;
}

/** Reads values of characters; what has none spoils the sum. */
function valuesIn(spans: Spans, over: readonly string[], values: string | readonly string[], from: number): ValueAt {
  const alphabets = over.flatMap((field, index) => {
    const { start, end } = spanOf(spans, field);
    return Array.from({ length: end - start }, () => (typeof values === 'string' ? values : (values[index] ?? DIGITS)));
  });
  return (text, at) => {
    const value = String(alphabets[at + from]).indexOf(text.charAt(at));
    return value < 0 ? Number.NaN : value;
  };
}

type WrittenRule = Pick<WeightedSumRule<string>, 'modulus' | 'remainder' | 'written'>;

/** The check digits for a sum: the remainder or its complement to the modulus, or what the country writes instead. */
function checkDigits(
  sum: number,
  { modulus, remainder, written }: WrittenRule,
  substitutes: Substitutes,
  width: number,
): string | undefined {
  const rest = sum % modulus;
  const value = remainder ? rest : modulus - rest;
  if (written !== undefined) return written[value % modulus]?.trim() || undefined;
  const digits = String(substitutes[value] ?? value);
  return digits.length > width || Number.isNaN(sum) ? undefined : digits.padStart(width, '0');
}

/**
 * A national check by weights.
 *
 * @example
 * weighted({ name: 'pl-sort-code', over: ['bank'], weights: [3, 9, 7, 1, 3, 9, 7], modulus: 10, check: 'check', substitutes: { 10: 0 } })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): Check<Field> {
  const { name, over, weights, modulus, check, substitutes = {}, slice = [0, Number.POSITIVE_INFINITY], notCovered, unissued } = rule;
  const { again, plus = 0, values } = rule;
  return {
    name,
    severity: 'error',
    fields: check === undefined ? over : [...over, check],
    compile(spans): CompiledCheck {
      const number = reader(spans, over);
      const valueAt = values === undefined ? digitAt : valuesIn(spans, over, values, slice[0]);
      const term = termOf(rule);
      const sum = (text: string, by = weights): number => plus + weightedSum(text.slice(...slice), by, term, valueAt);
      const judge = (bban: string, holds: (text: string) => boolean): Outcome => {
        const text = number(bban);
        if (notCovered?.test(text)) return 'not-covered';
        return !unissued?.test(text) && holds(text) ? 'passed' : 'failed';
      };
      if (check === undefined) return { verify: (bban) => judge(bban, (text) => sum(text) % modulus === 0) };
      const span = spanOf(spans, check);
      const width = span.end - span.start;
      const digit = (text: string): string | undefined =>
        again === undefined
          ? checkDigits(sum(text), rule, substitutes, width)
          : (checkDigits(sum(text), rule, {}, width) ?? checkDigits(sum(text, again), rule, substitutes, width));
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

/** What a product adds to the sum. */
function termOf({ digitSumOf = [], values }: Pick<WeightedSumRule<string>, 'digitSumOf' | 'values'>): Term {
  const base = typeof values === 'string' ? values.length : 10;
  return (product, weight) => (digitSumOf.includes(weight) ? Math.floor(product / base) + (product % base) : product);
}

/** The sum of the digits of a product below 20. */
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
