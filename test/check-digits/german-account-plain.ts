/** What plain readings of German account check methods are made of: digits by place, numbers, small loops. Slow, and without patterns. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { verifyGermanAccount } from '../../rules/check-digits/german/index.js';
import { runs } from '../runs.js';

/** The number that stands at these places, 1 to 10; the digit, where it is one place. */
export type At = (from: number, to?: number) => number;

/** Whether an account, and the digits of the bank code, are right. */
export type Reading = (at: At, bank: readonly number[]) => boolean;

/** Another method that a rule refers to. */
export const bySimple = (method: string, account: string): boolean => verifyGermanAccount(method, account, '10000000') === 'passed';

/** “As method …”, for the account as it stands. */
export const as = (method: string, at: At): boolean => bySimple(method, textOf(at));

/** The digits at these places, in this order. */
export const textOf = (at: At, places: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]): string =>
  places.map((place) => at(place)).join('');

function total(at: At, first: number, weights: readonly number[], counts: (product: number) => number): number {
  let sum = 0;
  let place = first;
  for (const weight of weights) {
    sum += counts(at(place) * weight);
    place++;
  }
  return sum;
}

/** The products of the digits from place `first` on, added up; weights from left to right. */
export const products = (at: At, first: number, weights: readonly number[]): number => total(at, first, weights, (product) => product);

/** The same, over the digits of the products. */
export const crossSums = (at: At, first: number, weights: readonly number[]): number =>
  total(at, first, weights, (product) => Math.floor(product / 10) + (product % 10));

/** What has to be added for a multiple. */
export function lack(sum: number, modulus: number): number {
  let missing = 0;
  while ((sum + missing) % modulus !== 0) missing++;
  return missing;
}

/** Up to the next eleven; 0 where that takes ten. */
export const lackOrZero = (sum: number): number => (lack(sum, 11) === 10 ? 0 : lack(sum, 11));

function atOf(account: string): At {
  return (from, to = from) => {
    let number = 0;
    for (let place = from; place <= to; place++) number = number * 10 + Number(account[place - 1]);
    return number;
  };
}

const digit = fc.integer({ min: 0, max: 9 }).map(String);

/** Nine digits in which these often stand, at the start and further right. */
const near = (pieces: readonly string[]) =>
  fc.array(fc.oneof(digit, fc.constantFrom(...pieces)), { minLength: 9, maxLength: 9 }).map((parts) => parts.join('').slice(0, 9));

/** Both say the same of accounts that are often made of these pieces, with each last digit. */
export function agree(method: string, pieces: string, reading: Reading, bankCodes: fc.Arbitrary<string> = fc.constant('10000000')): void {
  fc.assert(
    fc.property(near(pieces.split(' ')), bankCodes, (start, bankCode) => {
      const verified: string[] = [];
      const read: string[] = [];
      for (let last = 0; last < 10; last++) {
        const account = `${start}${last}`;
        // all zeros is no account under any method
        const right = Number(account) !== 0 && reading(atOf(account), [...bankCode].map(Number));
        verified.push(`${account} ${verifyGermanAccount(method, account, bankCode)}`);
        read.push(`${account} ${right ? 'passed' : 'failed'}`);
      }
      expect(verified.join()).toBe(read.join());
    }),
    { numRuns: runs(100) },
  );
}
