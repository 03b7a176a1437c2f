import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearingRange, clearingRanges, swedishAccount, swedishClearing } from '../../rules/check-digits/swedish.js';
import { spansOf } from './support.js';

const account = swedishAccount('bank', 'account');
const clearing = swedishClearing('bank', 'bankCheck');
const SPANS = spansOf('bank:4n bankCheck:1n account:10n');
const outcomeOf = (bank: string, number: string) => account.compile(SPANS).verify(`${bank}0${number.padStart(10, '0')}`);

describe('an account by its clearing number', () => {
  // published numbers, and the same with another last digit
  test.each([
    ['1.1, Danske Bank', '1274', '0235305', '0235306'],
    ['1.1, SEB', '5140', '0010004', '0010005'],
    ['1.2, Länsförsäkringar', '9022', '1114884', '1114885'],
    ['1.2, DNB', '9190', '6543218', '6543217'],
    ['1.1 where either will do', '4001', '1234563', '1234562'],
    ['1.2 where either will do', '4001', '1000003', '1000002'],
    ['2.1, Nordea, personal account', '3300', '1010101010', '1010101011'],
    ['2.2, Handelsbanken', '6114', '517182351', '517182352'],
    ['2.3, Swedbank', '8327', '0147258925', '147258926'],
    ['Bankgirot', '9900', '54029681', '54029682'],
  ])('%s', (_, bank, right, wrong) => {
    expect(outcomeOf(bank, right)).toBe('passed');
    expect(outcomeOf(bank, wrong)).toBe('failed');
  });

  test.each([
    // all but the length would hold
    ['too long for type 1', '5140', '12345698', 'failed'],
    ['too long for Handelsbanken', '6114', '1517182352', 'failed'],
    // under the other comment these would hold
    ['1.1, DNB', '9022', '1114890', 'failed'],
    ['1.2, SEB', '5140', '1234572', 'failed'],
    ['no range', '9999', '0123456', 'not-covered'],
    ['no rule published', '9565', '0123456', 'not-covered'],
  ])('%s', (_, bank, number, outcome) => expect(outcomeOf(bank, number)).toBe(outcome));
});

test('both checks are warnings: not every bank keeps to its digit', () => {
  expect([account.severity, clearing.severity]).toEqual(['warning', 'warning']);
});

test('the fifth digit of a clearing number checks the other four', () => {
  const verify = (digits: string) => clearing.compile(SPANS).verify(`${digits}0000000000`);
  expect(['83279', '81034', '83270'].map(verify)).toEqual(['passed', 'passed', 'failed']);
});

test('the ranges follow one another, and each has a rule', () => {
  const ranges = clearingRanges();
  expect(ranges.length).toBeGreaterThan(50);
  let last = '';
  for (const { from, to, type, comment, bank, method } of ranges) {
    expect(from > last && from <= to).toBe(true);
    expect(`${type}${comment}`).toMatch(/^(?:1[0-2]|2[1-4])$/);
    if (method !== undefined) expect(bank).toMatch(/^\d{3}$/);
    last = to;
  }
});

// table 4 of Bankinfrastruktur, a row from each part
test.each([
  ['1199', '11', '300', '1'],
  ['4999', '10', '300', '1'],
  ['6000', '22', '600', '2'],
  ['9069', '11', '902', '1'],
  ['9180', '21', undefined, undefined],
  ['9400', '11', '940', '1'],
  ['9669', '12', '966', '1'],
  ['9880', '12', undefined, undefined],
  ['9960', '23', '950', undefined],
])('%s: type and comment %s, bank %s, method %s', (code, kind, bank, method) => {
  expect(clearingRange(code)).toMatchObject({ type: kind.charAt(0), comment: kind.charAt(1), bank, method });
  expect(clearingRange(`${code}9`)).toBe(clearingRange(code));
});

test('a clearing number is in the range that holds it, if any', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (number) => {
      const code = String(number).padStart(4, '0');
      const range = clearingRange(`${code}7`);
      expect(range === undefined || (range.from <= code && code <= range.to)).toBe(true);
    }),
  );
});
