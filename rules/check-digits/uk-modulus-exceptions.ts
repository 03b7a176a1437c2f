/**
 * The methods of the British modulus check, and its exceptions 1 to 14.
 *
 * @see Pay.UK / VocaLink, Validating account numbers – UK modulus checking, version 7.70
 */
import type { Rows } from '../vocabulary/check.js';

export type Cell = Rows[number][number];

/** Fourteen weights, in the order u v w x y z a b c d e f g h. */
export type Weights = readonly number[];

/** How a method adds up, and what the sum must be a multiple of. */
export interface Method {
  readonly modulus: number;
  readonly addend: (product: number) => number;
  /** The check digit that exception 5 compares with, by its place in the account number. */
  readonly checkDigit: number;
}

export const METHODS: ReadonlyMap<Cell | undefined, Method> = new Map([
  ['MOD10', { modulus: 10, addend: (product: number) => product, checkDigit: 6 }],
  ['MOD11', { modulus: 11, addend: (product: number) => product, checkDigit: 6 }],
  ['DBLAL', { modulus: 10, addend: (product: number) => Math.floor(product / 10) + (product % 10), checkDigit: 7 }],
]);

/** How an exception differs from the standard check. */
export interface Exception {
  /** True for an account that this check does not apply to. */
  readonly exempts: (account: string) => boolean;
  /** The sort code that the check uses. */
  readonly sortCode: (sortCode: string, substitutes: ReadonlyMap<string, string>) => string;
  readonly weights: (published: Weights, account: string) => Weights;
  /** Added to the sum before it is divided. */
  readonly extra: number;
  readonly accepts: (remainder: number, account: string, method: Method) => boolean;
  /** The account number of a second try after a failure. */
  readonly retry: (account: string) => string | undefined;
  /** Of two checks one has to hold; else both. */
  readonly either: boolean;
}

const STANDARD: Exception = {
  exempts: () => false,
  sortCode: (sortCode) => sortCode,
  weights: (published) => published,
  extra: 0,
  accepts: (remainder) => remainder === 0,
  retry: () => undefined,
  either: false,
};

// Lloyds: euro accounts live at one sort code, and their numbers have weights of their own.
const EURO_SORT_CODE = '309634';
const EURO_WEIGHTS: Weights = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];
const EURO_WEIGHTS_G_9: Weights = [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1];

/** Exception 2: an account that does not begin with 0 has the weights of a euro account. */
function euroWeights(published: Weights, account: string): Weights {
  if (account.charAt(0) === '0') return published;
  return gIs9(account) ? EURO_WEIGHTS_G_9 : EURO_WEIGHTS;
}

const gIs9 = (account: string): boolean => account.charAt(6) === '9';

/** The weights with u to b, the first eight places, at zero. */
const withoutUToB = (published: Weights): Weights => published.map((weight, at) => (at < 8 ? 0 : weight));

/** Exception 3: c is 6 or 9. */
const cIs6Or9 = (account: string): boolean => /^\d{2}[69]/.test(account);

/** Exception 6: a is 4 to 8, and g and h are the same. */
const isForeignCurrency = (account: string): boolean => /^[4-8]/.test(account) && account.charAt(6) === account.charAt(7);

/** Exception 10: ab is 09 or 99, and g is 9. */
const isAb09Or99 = (account: string): boolean => /^[09]9/.test(account) && gIs9(account);

/** Exception 5: the complement of the remainder is the check digit; a complement of 10, a remainder of 1 by eleven, is no digit. */
function complementIsCheckDigit(remainder: number, account: string, { modulus, checkDigit }: Method): boolean {
  return (modulus - remainder) % modulus === Number(account.charAt(checkDigit));
}

/** Exception 14: an account number of Coutts may have its eighth digit, 0, 1 or 9, appended to the number that is checked. */
const withoutLastDigit = (account: string): string | undefined => (/[019]$/.test(account) ? `0${account.slice(0, 7)}` : undefined);

export const EXCEPTIONS: ReadonlyMap<Cell | undefined, Exception> = new Map<Cell | undefined, Exception>([
  [null, STANDARD],
  [1, { ...STANDARD, extra: 27 }],
  [2, { ...STANDARD, weights: euroWeights, either: true }],
  [3, { ...STANDARD, exempts: cIs6Or9 }],
  [4, { ...STANDARD, accepts: (remainder, account) => remainder === Number(account.slice(6)) }],
  [5, { ...STANDARD, sortCode: (sortCode, substitutes) => substitutes.get(sortCode) ?? sortCode, accepts: complementIsCheckDigit }],
  [6, { ...STANDARD, exempts: isForeignCurrency }],
  [7, { ...STANDARD, weights: (published, account) => (gIs9(account) ? withoutUToB(published) : published) }],
  [8, { ...STANDARD, sortCode: () => '090126' }],
  [9, { ...STANDARD, sortCode: () => EURO_SORT_CODE, either: true }],
  [10, { ...STANDARD, weights: (published, account) => (isAb09Or99(account) ? withoutUToB(published) : published), either: true }],
  [11, { ...STANDARD, either: true }],
  [12, { ...STANDARD, either: true }],
  [13, { ...STANDARD, either: true }],
  [14, { ...STANDARD, retry: withoutLastDigit }],
]);
