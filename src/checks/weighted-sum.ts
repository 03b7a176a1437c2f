/**
 * Sums of digits times weights, modulo something: most national check digits are one.
 *
 * Two shapes. With a check field, the digit is what the remainder says. Without one, the digits check themselves:
 * the whole sum must be a multiple of the modulus.
 *
 * The gotcha: where the complement is two digits long (10 or 11) each country does something else with it, or issues no such number.
 */
import { type Check, type CompiledCheck, ownDigits, placesOf, reader, type Spans, spanOf } from './check.js';

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

/** The sum of the digits of a product of two digits. */
const digitSum = (product: number, base: number): number => Math.floor(product / base) + (product % base);

/** The characters that have a value, for each place. */
const alphabetsOf = (spans: Spans, { over, values }: WeightedSumRule<string>): readonly string[] =>
  over.flatMap((field, index) => placesOf(spans, [field]).map(() => (typeof values === 'string' ? values : (values?.[index] ?? DIGITS))));

/** What has no value spoils the sum. */
const valueIn = (alphabet: string, character: string): number => (alphabet.includes(character) ? alphabet.indexOf(character) : Number.NaN);

type Sum = (text: string, from: number) => number;

/** Sums up the digits of a BBAN, each times its weight. */
function summing(rule: WeightedSumRule<string>, spans: Spans, weights: readonly number[]): Sum {
  const { over, values, slice = [], digitSumOf = [], plus = 0 } = rule;
  const places = placesOf(spans, over).slice(...slice);
  const alphabets = values && alphabetsOf(spans, rule).slice(...slice);
  const base = typeof values === 'string' ? values.length : 10;
  const factors = places.map((_, index) => weights[index % weights.length] as number);
  const isSummedUp = factors.map((weight) => digitSumOf.includes(weight));
  return (text, from) => {
    let sum = plus;
    for (let index = 0; index < places.length; index++) {
      const at = from + (places[index] as number);
      const value = alphabets === undefined ? text.charCodeAt(at) - 48 : valueIn(alphabets[index] as string, text.charAt(at));
      const product = value * (factors[index] as number);
      sum += isSummedUp[index] ? digitSum(product, base) : product;
    }
    return sum;
  };
}

/** The check digits for a remainder: itself or its complement to the modulus, or what the country writes instead. */
function written({ modulus, remainder, written }: WeightedSumRule<string>, rest: number, substitutes: Substitutes, width: number) {
  const value = remainder ? rest : modulus - rest;
  if (written !== undefined) return written[value % modulus]?.trim() || undefined;
  const digits = String(substitutes[value] ?? value);
  return digits.length > width ? undefined : digits.padStart(width, '0');
}

/**
 * A national check by weights.
 *
 * @example
 * weighted({ name: 'pl-sort-code', over: ['bank'], weights: [3, 9, 7, 1, 3, 9, 7], modulus: 10, check: 'check', substitutes: { 10: 0 } })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): Check<Field> {
  const { name, over, weights, modulus, check, substitutes = {}, notCovered, unissued, again } = rule;
  return {
    name,
    severity: 'error',
    fields: check === undefined ? over : [...over, check],
    compile(spans): CompiledCheck {
      const number = reader(spans, over);
      const sum = summing(rule, spans, weights);
      const restricted = (compiled: CompiledCheck): CompiledCheck =>
        notCovered === undefined && unissued === undefined
          ? compiled
          : {
              ...compiled,
              verify(text, _tables, from = 0) {
                const digits = number(text, from);
                if (notCovered?.test(digits)) return 'not-covered';
                return unissued?.test(digits) ? 'failed' : compiled.verify(text, undefined, from);
              },
            };
      if (check === undefined) {
        return restricted({ verify: (text, _tables, from = 0) => (sum(text, from) % modulus === 0 ? 'passed' : 'failed') });
      }
      const span = spanOf(spans, check);
      const digitsFor = (instead: Substitutes) =>
        Array.from({ length: modulus }, (_, rest) => written(rule, rest, instead, span.end - span.start));
      const digits = digitsFor(substitutes);
      if (again === undefined) return restricted(ownDigits(span, (text, from) => digits[sum(text, from) % modulus]));
      const first = digitsFor({});
      const other = summing(rule, spans, again);
      return restricted(ownDigits(span, (text, from) => first[sum(text, from) % modulus] ?? digits[other(text, from) % modulus]));
    },
  };
}

/**
 * True when a string of digits ends in its Luhn digit: every second digit from the right is doubled.
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += digitSum((digits.charCodeAt(at) - 48) * (1 + ((digits.length - 1 - at) % 2)), 10);
  return sum % 10 === 0;
}

/**
 * Luhn: every second digit doubled from the right, the digits of the products added up, the complement to ten.
 *
 * @see ISO/IEC 7812-1, annex B
 * @example
 * luhn(['bank', 'account'], 'check')   // FI
 */
export function luhn<const Field extends string>(over: readonly Field[], check: Field): Check<Field> {
  const rule = { name: 'luhn', over, check, modulus: 10, digitSumOf: [2], substitutes: { 10: 0 } } as const;
  return {
    ...weighted({ ...rule, weights: [] }),
    compile: (spans) => weighted({ ...rule, weights: placesOf(spans, over).length % 2 === 0 ? [1, 2] : [2, 1] }).compile(spans),
  };
}
