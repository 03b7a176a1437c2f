/**
 * New Zealand account numbers: the branches that a bank may have, and the check digit within the account number.
 *
 * Bank, branch, base and suffix are eighteen digits. Each bank has one of six algorithms, a weight for each of the eighteen; the sum must be
 * a multiple of 10 or 11. Most banks have two: a base below 990000 is checked together with its branch (A), a higher one alone (B).
 *
 * The gotcha: in two algorithms (E, G) a product counts by its digit sum, taken twice. A bank without an algorithm is `not-covered`: Citibank (31)
 * has no check digit, and for newer banks none is published.
 *
 * @see Inland Revenue, RWT and NRWT certificate filing specification 2020, section 8, bank account number validation
 */
import { type Check, fieldReader } from '../vocabulary/check.js';

interface Algorithm {
  /** One for each digit: bank 2, branch 4, base 8, suffix 4. */
  readonly weights: readonly number[];
  readonly modulus: 10 | 11;
  /** What a product adds to the sum. */
  readonly addend: (product: number) => number;
}

const plain = (product: number): number => product;

/** The digits of a product added up until one is left. Of 0 this is 0: there −1 modulo 9 is −1. */
const digitRoot = (product: number): number => ((product - 1) % 9) + 1;

const A: Algorithm = { weights: [0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11, addend: plain };
const B: Algorithm = { weights: [0, 0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11, addend: plain };
const D: Algorithm = { weights: [0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], modulus: 11, addend: plain };
const E: Algorithm = { weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 0, 1], modulus: 11, addend: digitRoot };
const F: Algorithm = { weights: [0, 0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0, 0], modulus: 10, addend: plain };
const G: Algorithm = { weights: [0, 0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1], modulus: 10, addend: digitRoot };

/** Its place among the eighteen digits. */
const FIRST_OF_SUFFIX = 14;

/** From this base on, the branch does not count. */
const FIRST_BASE_OF_B = '00990000';

const ALGORITHMS = {
  AB: (digits: string) => (digits.slice(6, 14) < FIRST_BASE_OF_B ? A : B),
  D: () => D,
  E: () => E,
  F: () => F,
  G: () => G,
} as const satisfies Readonly<Record<string, (digits: string) => Algorithm>>;

/** Algorithm → the codes of its banks, separated by spaces. */
export type BanksByAlgorithm = { readonly [Name in keyof typeof ALGORITHMS]?: string };

/** The four fields, by what they hold. */
export interface NewZealandFields<Field extends string> {
  readonly bank: Field;
  readonly branch: Field;
  readonly base: Field;
  readonly suffix: Field;
}

function holds(digits: string, { weights, modulus, addend }: Algorithm): boolean {
  const sum = weights.reduce((total, weight, at) => total + addend((digits.charCodeAt(at) - 48) * weight), 0);
  return sum % modulus === 0;
}

/**
 * The check digit of an account number, by the algorithm of its bank.
 *
 * @example
 * newZealandAccount({ bank: 'bank', branch: 'branch', base: 'account', suffix: 'type' }, { AB: '01 02', D: '08' })
 */
export function newZealandAccount<const Field extends string>(
  { bank, branch, base, suffix }: NewZealandFields<Field>,
  banks: BanksByAlgorithm,
): Check<Field> {
  const entries = Object.entries(banks) as [keyof BanksByAlgorithm, string][];
  return {
    name: 'nz-account',
    severity: 'error',
    fields: [bank, branch, base, suffix],
    compile(spans) {
      const number = fieldReader(spans, [bank, branch, base, suffix]);
      const nameOf = new Map(entries.flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name] as const)));
      return {
        verify(text, _tables, from) {
          const digits = number(text, from);
          const name = nameOf.get(digits.slice(0, 2));
          // the first of the four places of a suffix has no weight, and holds no digit
          if (digits[FIRST_OF_SUFFIX] !== '0') return 'failed';
          if (name === undefined) return 'not-covered';
          return holds(digits, ALGORITHMS[name](digits)) ? 'passed' : 'failed';
        },
      };
    },
  };
}

/**
 * The branches that a bank may have: bank → ranges of four digits, both ends included, separated by spaces.
 *
 * @example
 * branchRanges('bank', 'branch', { '01': '0001-0999 1100-1199', '38': '9000-9499' })
 */
export function branchRanges<const Field extends string>(
  bank: Field,
  branch: Field,
  ranges: Readonly<Record<string, string>>,
): Check<Field> {
  return {
    name: 'branch-range',
    severity: 'error',
    fields: [bank, branch],
    compile(spans) {
      const bankOf = fieldReader(spans, [bank]);
      const branchOf = fieldReader(spans, [branch]);
      return {
        verify(text, _tables, from) {
          const code = branchOf(text, from);
          const known = (ranges[bankOf(text, from)] ?? '').split(' ');
          return known.some((range) => range.slice(0, 4) <= code && code <= range.slice(5)) ? 'passed' : 'failed';
        },
      };
    },
  };
}
