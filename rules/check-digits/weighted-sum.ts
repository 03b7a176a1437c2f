/**
 * Sums of characters times weights, modulo something, with all that the check digits of people and companies are made with: letters that
 * count, remainders instead of complements, second tries. {@link weightedDigits} is what is left of it where only digits are weighed.
 */
import { type Check, placesOf, type Spans } from '../vocabulary/check.js';
import { type Attempt, bySum, type DigitSum, inDigits, type Substitutes, type Weights, weighed } from './weighted-digits.js';

interface CharacterSum<Field extends string> extends DigitSum<Field> {
  /** A constant in the sum. */
  readonly plus?: number;
  /** The products of these weights count by the sum of their digits, in the base of the values. */
  readonly digitSumOf?: readonly number[];
  /** The value of a character is its place in this text: one for all, or one a field. Default: digits. */
  readonly values?: string | readonly string[];
}

/** How the check digit follows from the sum. */
type CheckDigit<Field extends string> = {
  /** The field of the check digit, or of several. */
  readonly check: Field;
  /** The remainder itself is the digit, not its complement. */
  readonly remainder?: true;
  /** Weights for a second sum where the first gives no digit; only then is anything substituted. */
  readonly again?: Weights;
} & (
  | {
      /** What stands for a value of two digits, 10 or 11. Default: such a number is not issued. */
      readonly substitutes?: Substitutes;
      readonly written?: never;
    }
  | {
      /** What is written for a value is the character at its place in this text; a space: it is not issued. Default: its digits. */
      readonly written: string;
      readonly substitutes?: never;
    }
);

/** Without a field for the check digit, the characters check themselves: their sum is a multiple of the modulus. */
type SelfCheck = { readonly [Member in 'check' | 'remainder' | 'again' | 'substitutes' | 'written']?: never };

export type WeightedSumRule<Field extends string> = CharacterSum<Field> & (CheckDigit<Field> | SelfCheck);

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

function addendOf(rule: CharacterSum<string>, spans: Spans): Addend {
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
  const attempt = (own: Weights, instead: Substitutes | undefined): Attempt => ({
    sum(spans) {
      const { places, factors } = weighed(rule, spans, own);
      const addend = addendOf(rule, spans);
      return (text, from) =>
        places.reduce((sum, place, index) => sum + addend(text, from + place, factors[index] as number, index), rule.plus ?? 0);
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
