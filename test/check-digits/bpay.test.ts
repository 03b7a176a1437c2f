import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBpayReference } from '../../rules/check-digits/bpay.js';
import { runs } from '../runs.js';

/** Published by billers whose routine is MOD10V05. */
const MOD10V05 = '394523459 518619363 284468818 886651112 295157771 132240108 634092742 241029332 758423990 758081227 400079231'.split(' ');

test.each([...MOD10V05, '000016725', '100004563'])('%s', (reference) => expect(isBpayReference(reference)).toBe(true));

describe('what the two routines accept', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

  test('of ten last digits one or two fit', () => {
    fc.assert(
      fc.property(digits(8), (base) => {
        const fitting = [...'0123456789'].filter((digit) => isBpayReference(base + digit));
        expect([1, 2]).toContain(fitting.length);
      }),
    );
  });

  test('about 19 in 100 of all numbers', () => {
    const numbers = fc.sample(digits(9), runs(1700));
    const share = numbers.filter(isBpayReference).length / numbers.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.23);
  });
});

test('two digits are the shortest', () => {
  expect(isBpayReference('11')).toBe(true); // 1 × 1
  expect(isBpayReference('18')).toBe(true); // Luhn
  expect(isBpayReference('12')).toBe(false);
});
