/** Methods with an arithmetic of their own, place by place as the document goes; each with all sorts of bank codes, which 52, 53, B6 and C0 read. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type At, agree, as, products, type Reading } from './german-account-plain.js';

/** Bank codes of the older system have 5 at place 4 of eight. Some have other lengths, and that form at one end. */
const bankCodes = fc
  .tuple(
    fc.constantFrom('', '', '', '1'),
    fc.nat({ max: 999 }),
    fc.constantFrom(5, 5, 5, 0),
    fc.nat({ max: 9999 }),
    fc.constantFrom('', '', '', '1'),
  )
  .map(([before, head, kind, tail, behind]) => `${before}${String(head).padStart(3, '0')}${kind}${String(tail).padStart(4, '0')}${behind}`);

/**
 * The account of the older system from left to right: what stands before its check digit, then what follows, without leading zeros.
 * The check digit is what brings the sum to a remainder of 10.
 */
function isOfOldSystem(before: readonly number[], checkDigit: number, at: At): boolean {
  let first = 5;
  while (first <= 10 && at(first) === 0) first++;
  const behind: number[] = [];
  for (let place = first; place <= 10; place++) behind.push(at(place));
  const fromTheRight = [...before, 0, ...behind].reverse();
  const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];
  let sum = 0;
  for (let n = 0; n < fromTheRight.length; n++) sum += (fromTheRight[n] ?? 0) * (weights[n] ?? 0);
  for (let found = 0; found < 10; found++) {
    if ((sum + found * (weights[behind.length] ?? 0)) % 11 === 10) return checkDigit === found;
  }
  return false;
}

const isOldBank = (bank: readonly number[]): boolean => bank.length === 8 && bank[3] === 5;

/** Eight digits: place 3 goes with the last four of the bank code, place 4 is the check digit. */
const old52: Reading = (at, bank) => isOldBank(bank) && at(1, 2) === 0 && at(3) > 0 && isOfOldSystem([...bank.slice(4), at(3)], at(4), at);

const m52: Reading = (at, bank) => (at(1) === 9 ? as('20', at) : old52(at, bank));

/** Nine digits: place 3 stands for the seventh of the bank code, place 4 is the check digit. */
const m53: Reading = (at, bank) => {
  if (at(1) === 9) return as('20', at);
  const [, , , , fifth = 0, sixth = 0, , eighth = 0] = bank;
  return isOldBank(bank) && at(1) === 0 && at(2) > 0 && isOfOldSystem([fifth, sixth, at(3), eighth, at(2)], at(4), at);
};

const mB6: Reading = (at, bank) => {
  const account = at(1, 10);
  if (account >= 1_000_000_000 || (account >= 269_100_000 && account <= 269_999_999)) return as('20', at);
  return m53(at, bank);
};

const m77: Reading = (at) => products(at, 6, [5, 4, 3, 2, 1]) % 11 === 0 || products(at, 6, [5, 4, 3, 4, 5]) % 11 === 0;

/** The check digit itself, or five more, or, where that is two digits, ten less than that. */
const isOrFiveMore = (digit: number, found: number): boolean => digit === found || digit === (found + 5 < 10 ? found + 5 : found + 5 - 10);

const mB9: Reading = (at) => {
  if (at(1, 2) !== 0) return false;
  if (at(3) > 0) {
    let sum = 0;
    [1, 2, 3, 1, 2, 3, 1].forEach((weight, n) => {
      sum += (at(3 + n) * weight + weight) % 11;
    });
    return isOrFiveMore(at(10), sum % 10);
  }
  return at(4) > 0 && isOrFiveMore(at(10), products(at, 4, [6, 5, 4, 3, 2, 1]) % 11);
};

describe('sums of their own, as the document goes', () => {
  test.each<[string, string, Reading]>([
    ['52', '0 00 001 9 43', m52],
    ['53', '0 00 01 9 38', m53],
    ['77', '0', m77],
    ['B6', '0269 02690 02691 0 00 01 9 1', mB6],
    ['B9', '00 0 000 0001 001', mB9],
    ['C0', '00 0 001 43', (at, bank) => old52(at, bank) || as('20', at)],
  ])('method %s', (method, pieces, reading) => agree(method, pieces, reading, bankCodes));
});
