/** Methods in which ranges of accounts follow rules of their own: each as the document puts it, place by place. */
import { describe, test } from 'vitest';
import { type At, agree, as, bySimple, crossSums, lack, lackOrZero, products, type Reading, textOf } from './german-account-plain.js';

const isAmong = (number: number, ...ranges: readonly (readonly [from: number, to: number])[]): boolean =>
  ranges.some(([from, to]) => number >= from && number <= to);

/** The whole number of an account. */
const whole = (at: At): number => at(1, 10);

const m25: Reading = (at) => {
  const found = lack(products(at, 2, [9, 8, 7, 6, 5, 4, 3, 2]), 11);
  if (found === 10) return at(10) === 0 && (at(2) === 8 || at(2) === 9);
  return at(10) === found;
};

const m54: Reading = (at) => {
  const found = 11 - (products(at, 3, [2, 7, 6, 5, 4, 3, 2]) % 11);
  return at(1, 2) === 49 && found < 10 && at(10) === found;
};

const m56: Reading = (at) => {
  let found = 11 - (products(at, 1, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  if (at(1) === 9 && found === 10) found = 7;
  if (at(1) === 9 && found === 11) found = 8;
  return found < 10 && at(10) === found;
};

const m57: Reading = (at) => {
  const start = at(1, 2);
  if (start === 0) return false;
  if (start <= 31) {
    if (whole(at) === 185125434) return true;
    return at(3, 4) >= 1 && at(3, 4) <= 12 && at(7, 9) < 500;
  }
  if ([40, 50, 91, 99].includes(start)) return true;
  if ([51, 55, 61, 64, 65, 66, 70, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 88, 94, 95].includes(start))
    return at(1, 6) === 777777 || at(1, 6) === 888888 || as('94', at);
  return bySimple('94', textOf(at, [1, 2, 4, 5, 6, 7, 8, 9, 10, 3]));
};

/** 61 and 65: a digit at place 9 takes the last two places into the sum; the check digit is at place 8. */
const lengthenedBy =
  (kind: number): Reading =>
  (at) =>
    at(9) === kind
      ? at(8) === lack(crossSums(at, 1, [2, 1, 2, 1, 2, 1, 2]) + crossSums(at, 9, [1, 2]), 10)
      : at(8) === lack(crossSums(at, 1, [2, 1, 2, 1, 2, 1, 2]), 10);

const m66: Reading = (at) => {
  if (at(1) !== 0) return false;
  if (at(2) === 9) return true;
  const rest = products(at, 2, [7, 0, 0, 6, 5, 4, 3, 2]) % 11;
  if (rest < 2) return at(10) === 1 - rest;
  return at(10) === 11 - rest;
};

const m69: Reading = (at) => {
  if (at(1, 2) === 93) return true;
  return (at(1, 2) !== 97 && as('28', at)) || as('29', at);
};

const m75: Reading = (at) => {
  if (at(1, 3) === 0) return at(10) === lack(crossSums(at, 5, [2, 1, 2, 1, 2]), 10);
  if (at(1) !== 0 || at(2) === 0) return false;
  if (at(2) === 9) return at(8) === lack(crossSums(at, 3, [2, 1, 2, 1, 2]), 10);
  return at(7) === lack(crossSums(at, 2, [2, 1, 2, 1, 2]), 10);
};

const m79: Reading = (at) => {
  if (at(1) === 0) return false;
  if (isAmong(at(1), [3, 8])) return as('00', at);
  return at(9) === lack(crossSums(at, 1, [1, 2, 1, 2, 1, 2, 1, 2]), 10);
};

const mC5: Reading = (at) => {
  const account = whole(at);
  if (isAmong(account, [100_000, 899_999], [100_000_000, 899_999_999])) return m75(at, []);
  if (isAmong(account, [1_000_000_000, 1_999_999_999], [4_000_000_000, 6_999_999_999], [9_000_000_000, 9_999_999_999])) return as('29', at);
  if (isAmong(account, [3_000_000_000, 3_999_999_999])) return as('00', at);
  return isAmong(account, [30_000_000, 59_999_999], [7_000_000_000, 7_099_999_999], [8_500_000_000, 8_599_999_999]);
};

/** 83, 85, A4, D5: the attempts of customers under weights from 2 on, places `first` to 9, in these moduli. */
const risingFrom = (at: At, first: number, modulus: number): boolean => {
  const found = lack(products(at, first, [7, 6, 5, 4, 3, 2].slice(first - 4)), modulus);
  return at(10) === (found === 10 ? 0 : found);
};

/** Ledger accounts: 99 at places 3 and 4, which are part of the sum. */
const isLedger = (at: At): boolean => at(3, 4) === 99;
const lackOfLedger = (at: At): number => lack(products(at, 3, [8, 7, 6, 5, 4, 3, 2]), 11);

const m83: Reading = (at) => {
  if (isLedger(at)) return at(10) === lackOfLedger(at) || (at(10) === 0 && lackOfLedger(at) === 10);
  return risingFrom(at, 4, 11) || risingFrom(at, 5, 11) || risingFrom(at, 5, 7);
};

const m85: Reading = (at) => {
  if (isLedger(at)) return at(10) === lackOfLedger(at);
  return risingFrom(at, 4, 11) || risingFrom(at, 5, 11) || risingFrom(at, 5, 7);
};

/** 93: the five digits of a customer stand in front, or behind four zeros. */
const m93: Reading = (at) => {
  const first = at(1, 4) === 0 ? 5 : 1;
  const sum = products(at, first, [6, 5, 4, 3, 2]);
  return at(first + 5) === lackOrZero(sum) || at(first + 5) === lack(sum, 7);
};

const mA4: Reading = (at, bank) => {
  if (isLedger(at)) return risingFrom(at, 5, 11) || m93(at, bank);
  return risingFrom(at, 4, 11) || risingFrom(at, 4, 7) || m93(at, bank);
};

const mD5: Reading = (at) => {
  if (isLedger(at)) return at(10) === lackOrZero(products(at, 3, [8, 7, 6, 5, 4, 3, 2]));
  return risingFrom(at, 4, 11) || risingFrom(at, 4, 7) || at(10) === lack(products(at, 4, [7, 6, 5, 4, 3, 2]), 10);
};

/** The customer's six digits are at places 2 to 7, or further right if the sub-account 00 was left out. Place 1 is always 0. */
const m63: Reading = (at) => {
  if (at(1) !== 0) return false;
  if (at(8) === lack(crossSums(at, 2, [1, 2, 1, 2, 1, 2]), 10)) return true;
  return at(2, 3) === 0 && at(10) === lack(crossSums(at, 4, [1, 2, 1, 2, 1, 2]), 10);
};

const m68: Reading = (at) => {
  const account = whole(at);
  if (account >= 1_000_000_000) return at(4) === 9 && at(10) === lack(crossSums(at, 4, [1, 2, 1, 2, 1, 2]), 10);
  if (isAmong(account, [400_000_000, 499_999_999])) return true;
  if (account < 100_000) return false;
  return as('00', at) || at(10) === lack(crossSums(at, 2, [1, 0, 0, 2, 1, 2, 1, 2]), 10);
};

/** Method → digits that its ranges begin and end with, and how the document reads. */
const READINGS: Readonly<Record<string, readonly [pieces: string, reading: Reading]>> = {
  '08': ['0000 00005 59999 6', (at) => isAmong(whole(at), [1, 59_999]) || as('00', at)],
  '25': ['0 8 9 08 09', m25],
  '45': ['0 1 48 4', (at) => at(1) === 0 || at(5) === 1 || at(1, 2) === 48 || as('00', at)],
  '54': ['49 4 9', m54],
  '56': ['9', m56],
  '57': ['777777 888888 51 61 70 82 99 32 00 0012 0901 31 12 13 4 5 018512543', m57],
  '59': ['00 0', (at) => at(1, 2) === 0 || as('00', at)],
  '61': ['8 88 0', lengthenedBy(8)],
  '63': ['0 00 000', m63],
  '65': ['9 99 0', lengthenedBy(9)],
  '66': ['09 0 00', m66],
  '68': ['04 0 00 000 9 0399 0499 05', m68],
  '69': ['93 97 9 7', m69],
  '75': ['000 0 09 01 08', m75],
  '78': ['00 000 0 001 009', (at) => isAmong(whole(at), [10_000_000, 99_999_999]) || as('00', at)],
  '79': ['1 2 3 8 9 0', m79],
  '82': ['99 9', (at) => (isLedger(at) ? as('10', at) : as('33', at))],
  '83': ['99 9', m83],
  '85': ['99 9', m85],
  '95': [
    '000 0001 00019 0002 00089 0009 0025 0026 0395 0396 04 05 0699 07 08 0909 091 0989 099 99999',
    (at) =>
      isAmong(
        whole(at),
        [1, 1_999_999],
        [9_000_000, 25_999_999],
        [396_000_000, 499_999_999],
        [700_000_000, 799_999_999],
        [910_000_000, 989_999_999],
      ) || as('06', at),
  ],
  '96': ['0000 00012 00013 99999 00993 00994 99 0', (at) => isAmong(whole(at), [1_300_000, 99_399_999]) || as('19', at) || as('00', at)],
  A0: ['000 0000000 000000', (at) => isAmong(whole(at), [1, 999]) || as('44', at)],
  A4: ['99 9 0000 0', mA4],
  A6: ['8 0', (at) => (at(2) === 8 ? as('00', at) : as('01', at))],
  B7: ['000 0001 0005 0006 07 08 09 06 0', (at) => !isAmong(whole(at), [1_000_000, 5_999_999], [700_000_000, 899_999_999]) || as('01', at)],
  C5: ['0000 000 00 00001 00008 00009 01 08 09 002 003 005 006 70 71 85 86 3 1 9', mC5],
  C7: ['0 00 000', (at, bank) => m63(at, bank) || as('06', at)],
  D0: ['57 5 7', (at) => at(1, 2) === 57 || as('20', at)],
  D5: ['99 9', mD5],
};

describe('ranges of accounts, in the words of the document', () => {
  test.each(Object.entries(READINGS))('method %s', (method, [pieces, reading]) => agree(method, pieces, reading));
});
