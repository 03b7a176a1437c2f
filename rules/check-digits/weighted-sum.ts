/**
 * Sums of characters times weights, modulo something, with all that the check digits of people and companies are made with: letters that
 * count, remainders instead of complements, second tries. {@link weightedDigits} is what is left of it where only digits are weighed.
 */
import { type Check, placesOf, type Spans } from '../vocabulary/check.js';
import { type Attempt, bySum, inDigits, type WeightedDigitsRule, weighed } from './weighted-digits.js';

export interface WeightedSumRule<Field extends string> extends WeightedDigitsRule<Field> {
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
const alphabetsOf = (spans: Spans, over: readonly string[], values: string | readonly string[]): readonly string[] =>
  over.flatMap((field, index) => placesOf(spans, [field]).map(() => (typeof values === 'string' ? values : (values[index] ?? DIGITS))));

/** What has no value spoils the sum. */
const valueIn = (alphabet: string, character: string): number => (alphabet.includes(character) ? alphabet.indexOf(character) : Number.NaN);

/** What a character adds to a sum. */
type Addend = (text: string, at: number, weight: number, index: number) => number;

function addendOf(rule: WeightedSumRule<string>, spans: Spans): Addend {
  const { values, slice = [], digitSumOf = [] } = rule;
  const alphabets = values && alphabetsOf(spans, rule.over, values).slice(...slice);
  const base = typeof values === 'string' ? values.length : 10;
  return (text, at, weight, index) => {
    const value = alphabets === undefined ? text.charCodeAt(at) - 48 : valueIn(alphabets[index] as string, text.charAt(at));
    return digitSumOf.includes(weight) ? digitSum(value * weight, base) : value * weight;
  };
}

/**
 * A check digit by weights.
 *
 * @example
 * weighted({ name: 'md-idno', over: ['number'], weights: [7, 3, 1], modulus: 10, remainder: true, check: 'check' })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): Check<Field> {
  const { weights, modulus, remainder, written, substitutes, again } = rule;
  const attempt = (own: readonly number[], instead: WeightedSumRule<Field>['substitutes']): Attempt => ({
    sum(spans) {
      const { places, factors } = weighed(rule, spans, own);
      const addend = addendOf(rule, spans);
      const { plus = 0, values, digitSumOf } = rule;
      const isPlain = values === undefined && digitSumOf === undefined;
      return (text, from) => {
        let sum = plus;
        for (let index = 0; index < places.length; index++) {
          const at = from + (places[index] as number);
          const factor = factors[index] as number;
          sum += isPlain ? (text.charCodeAt(at) - 48) * factor : addend(text, at, factor, index);
        }
        return sum;
      };
    },
    written(rest, width) {
      const value = remainder ? rest : modulus - rest;
      return written === undefined ? inDigits(value, instead, width) : written.charAt(value % modulus).trim() || undefined;
    },
  });
  return again === undefined
    ? bySum(rule, attempt(weights, substitutes))
    : bySum(rule, attempt(weights, undefined), attempt(again, substitutes));
}
