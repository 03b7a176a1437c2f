/**
 * Sums of digits times weights, modulo something: most national check digits are one.
 *
 * Two shapes. With a check field, the digit is what the remainder says. Without one, the digits check themselves:
 * the whole sum must be a multiple of the modulus.
 *
 * The gotcha: where the complement is two digits long (10 or 11) each country does something else with it, or issues no such number.
 */
import { type Check, type CompiledCheck, positionsOf, withDigits } from './check.js';

/** What is written for a complement that is no single digit; absent: such a number is not issued. */
export type Substitutes = Readonly<Record<number, number>>;

export interface WeightedSumRule<Field extends string> {
  /** How results name the check. */
  readonly name: string;
  /** The fields, one after the other, whose digits are weighted. */
  readonly over: readonly Field[];
  /** One weight a digit, from the left; fewer weights repeat. */
  readonly weights: readonly number[];
  readonly modulus: 10 | 11;
  /** Add the digits of each product rather than the product. */
  readonly digitSums?: true;
  /** The field of the check digit. Absent: the digits check themselves. */
  readonly check?: Field;
  /** What stands for a complement of 10 or 11. */
  readonly substitutes?: Substitutes;
  /** Only these characters of the fields, 0-based, end exclusive. */
  readonly slice?: readonly [from: number, to: number];
  /** Numbers that the rule does not reach: it reads the text of the fields. */
  readonly notCovered?: RegExp;
}

const digitSum = (product: number): number => (product > 9 ? product - 9 : product);

/** The sum of digits times weights at given places of a text. */
export function weightedSum(text: string, positions: readonly number[], weights: readonly number[], digitSums = false): number {
  let sum = 0;
  for (let at = 0; at < positions.length; at++) {
    const product = (text.charCodeAt(positions[at] ?? 0) - 48) * (weights[at % weights.length] ?? 0);
    sum += digitSums ? digitSum(product) : product;
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

/**
 * A national check by weights.
 *
 * @example
 * weighted({ name: 'pl-sort-code', over: ['bank'], weights: [3, 9, 7, 1, 3, 9, 7], modulus: 10, check: 'check', substitutes: { 10: 0 } })
 */
export function weighted<const Field extends string>(rule: WeightedSumRule<Field>): Check<Field> {
  const { name, over, weights, modulus, check, substitutes = {}, slice = [0, Number.POSITIVE_INFINITY], notCovered } = rule;
  return {
    name,
    severity: 'error',
    fields: check === undefined ? over : [...over, check],
    compile(spans): CompiledCheck {
      const places = positionsOf(spans, over);
      const positions = places.slice(...slice);
      const sum = (bban: string): number => weightedSum(bban, positions, weights, rule.digitSums);
      const skips = (bban: string): boolean => notCovered?.test(places.map((at) => bban[at]).join('')) ?? false;
      if (check === undefined) {
        return { verify: (bban) => (skips(bban) ? 'not-covered' : sum(bban) % modulus === 0 ? 'passed' : 'failed') };
      }
      const [at = 0] = positionsOf(spans, [check]);
      const digit = (bban: string): string | undefined => complement(sum(bban), modulus, substitutes);
      return {
        verify: (bban) => (skips(bban) ? 'not-covered' : digit(bban) === bban[at] ? 'passed' : 'failed'),
        complete: (bban) => {
          const value = digit(bban);
          return value === undefined ? undefined : withDigits(bban, { start: at, end: at + 1 }, value);
        },
      };
    },
  };
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
      // the digit next to the check digit is doubled, whatever the length
      const weights = positionsOf(spans, over).length % 2 === 1 ? [2, 1] : [1, 2];
      return weighted({ name: 'luhn', over, weights, modulus: 10, digitSums: true, check, substitutes: { 10: 0 } }).compile(spans);
    },
  };
}

/** True when a string of digits ends in its Luhn digit. */
export function isLuhn(digits: string): boolean {
  const positions = Array.from(digits, (_, at) => at);
  return weightedSum(digits, positions, digits.length % 2 === 0 ? [2, 1] : [1, 2], true) % 10 === 0;
}
