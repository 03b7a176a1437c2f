/**
 * A weighted sum of characters modulo a number, with all that identifiers of people and companies need: letters with values, remainders instead of
 * complements, a second sum. For sums of digits alone `weighted-digits.ts` is smaller.
 *
 * The gotcha: a character without a value makes the whole check fail.
 */
import { type NumberCheck, placesOf, type Spans } from '../vocabulary/check.js';
import { type Attempt, bySum, type DigitSum, type Substitutes, type Weights, weightedPlaces, writtenDigits } from './weighted-digits.js';

interface CharacterSum<Field extends string> extends DigitSum<Field> {
  /** Added to the sum. Default: 0. */
  readonly plus?: number;
  /** The products with these weights count by the sum of their digits, in the base of the alphabet. Default: none. */
  readonly digitSumOf?: readonly number[];
  /** The alphabet: the value of a character is its index in this text. One for all fields, or one a field. Default: the ten digits. */
  readonly values?: string | readonly string[];
}

/** How the check digit follows from the sum. */
type CheckDigit<Field extends string> = {
  /** The field of the check digit, or of several. */
  readonly check: Field;
  /** The check digit is the remainder. Default: its complement. */
  readonly remainder?: true;
  /** Weights for a second sum where the first gives no digit; only then is anything substituted. */
  readonly again?: Weights;
} & (
  | {
      /** What stands for a value that is not written as itself: `{ 10: 'K', 11: 0 }`. Default: a value of two digits is not issued. */
      readonly substitutes?: Substitutes;
      readonly written?: never;
    }
  | {
      /** A table of letters: a value is written as the character at its index; a space: the number is not issued. For a few exceptions, `substitutes`. */
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

/** The alphabet of each position. */
const alphabetsOf = (spans: Spans, over: readonly string[], values: string | readonly string[]): readonly string[] =>
  over.flatMap((field, index) => placesOf(spans, [field]).map(() => (typeof values === 'string' ? values : (values[index] ?? DIGITS))));

/** Not a number for a character without a value: then the sum is none, either. */
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
 * weighted({ over: ['number'], weights: [7, 3, 1], modulus: 10, remainder: true, check: 'check' })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): NumberCheck<Field> {
  const { weights, modulus, remainder, written, substitutes, again } = rule;
  const attempt = (own: Weights, instead: Substitutes | undefined): Attempt => ({
    sum(spans) {
      const { places, factors } = weightedPlaces(rule, spans, own);
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
      return written === undefined ? writtenDigits(value, instead, width) : written.charAt(value % modulus).trim() || undefined;
    },
  });
  return again === undefined
    ? bySum(rule, attempt(weights, substitutes))
    : bySum(rule, attempt(weights, undefined), attempt(again, substitutes));
}
