import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchRanges, newZealandAccount } from '../../rules/check-digits/new-zealand.js';
import { spansOf } from './support.js';

const SPANS = spansOf('bank:2n branch:4n account:8n type:4n');
const FIELDS = { bank: 'bank', branch: 'branch', base: 'account', suffix: 'type' } as const;
const { verify } = newZealandAccount(FIELDS, { AB: '01 02 38', D: '08', E: '09', F: '25 33', G: '26 28 29' }).compile(SPANS);

describe('the algorithm of the bank', () => {
  // A, B, D and G from the specification; E and F worked out by hand
  test.each([
    ['A', '01 0902 00068389 0000'],
    ['A, the lowest base', '01 0902 00000000 0000', 'failed'],
    ['B, its lowest base', '01 0902 00990000 0000', 'failed'],
    ['B, any branch', '01 0902 01000003 0000', 'failed'],
    ['D', '08 6523 01954512 0001'],
    ['D', '08 6523 01954513 0001', 'failed'],
    ['E: 9·5 and 9·4 count 9 and 9, the suffix 4', '09 0000 00009900 0004'],
    ['E', '09 0000 00009900 0005', 'failed'],
    ['F: 1·7 + 1·3', '25 2500 00110000 0000'],
    ['F', '33 6700 00110001 0000', 'failed'],
    ['G', '26 2600 00320871 0032'],
    ['G', '28 2600 00320871 0033', 'failed'],
    ['X, or none that we know', '31 2800 12345678 0000', 'not-covered'],
  ])('%s: %s', (_, digits, outcome = 'passed') => {
    expect(verify(digits.replaceAll(' ', ''))).toBe(outcome);
  });

  test('below 990000 the branch counts, from there on it does not', () => {
    const branches = (base: string): number => new Set(['0902', '0903', '0904'].map((branch) => verify(`01${branch}${base}0000`))).size;
    expect(branches('00068389')).toBe(2);
    expect(branches('00990001')).toBe(1);
  });
});

const digit = fc.integer({ min: 0, max: 9 });

/** `digits` with another digit at one place. */
const changed = (digits: string, at: number, by: number): string =>
  digits.slice(0, at) + ((Number(digits.charAt(at)) + by) % 10) + digits.slice(at + 1);

const numbers = (bank: string) => fc.stringMatching(/^\d{16}$/).map((rest) => bank + rest);

describe('a single wrong digit', () => {
  // a base that crosses 990000 changes the algorithm as well, and by that may hold again
  const stays = (before: string, after: string): boolean => before.slice(6, 14) < '00990000' === after.slice(6, 14) < '00990000';

  test.each([
    ['01', [2, 3, 4, 5, 8, 9, 10, 11, 12, 13], 'branch and base, below 990000', (digits: string) => digits.slice(6, 14) < '00990000'],
    ['02', [8, 9, 10, 11, 12, 13], 'base', () => true],
    ['08', [7, 8, 9, 10, 11, 12, 13], 'base', () => true],
    ['25', [7, 8, 9, 10, 11, 12, 13], 'base', () => true],
  ] as const)('%s, at %j (%s) never passes', (bank, places, _, applies) => {
    const right = fc
      .tuple(numbers(bank), fc.boolean())
      .map(([digits, isLow]) => (isLow ? `${digits.slice(0, 6)}000${digits.slice(9)}` : digits));
    fc.assert(
      fc.property(right, fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        // the last digit of the base has weight 1: some digit there makes the sum right, save for a remainder of ten
        const digits = [...'0123456789'].map((last) => start.slice(0, 13) + last + start.slice(14)).find((one) => verify(one) === 'passed');
        fc.pre(digits !== undefined && applies(digits));
        const wrong = changed(digits ?? '', at, by);
        fc.pre(stays(digits ?? '', wrong));
        expect(verify(wrong)).toBe('failed');
      }),
    );
  });

  test('with sums of digits, 0 and 9 stand apart but 1, 4 and 7 under a weight of 3 do not', () => {
    expect(verify('260000001000000000')).toBe(verify('260000004000000000'));
    expect(verify('260000000000000000')).toBe('passed');
    expect(verify('260000009000000000')).toBe('failed');
  });

  test('in the suffix it passes where the suffix has no weight', () => {
    fc.assert(fc.property(digit, (last) => verify(`01090200068389000${last}`) === 'passed'));
  });

  test('a suffix of four digits has none', () => {
    fc.assert(
      fc.property(digit, digit, (first, last) => verify(`01090200068389${first}00${last}`) === (first === 0 ? 'passed' : 'failed')),
    );
  });
});

describe('branches', () => {
  const check = branchRanges('bank', 'branch', { '01': '0001-0999 1100-1199', '09': '0000-0000' }).compile(SPANS);

  test.each([
    ['010001', 'passed'],
    ['010999', 'passed'],
    ['011150', 'passed'],
    ['010000', 'failed'],
    ['011000', 'failed'],
    ['011200', 'failed'],
    ['090000', 'passed'],
    ['090001', 'failed'],
    ['990001', 'failed'],
  ])('%s: %s', (bank, outcome) => {
    expect(check.verify(bank.padEnd(18, '0'))).toBe(outcome);
  });
});
