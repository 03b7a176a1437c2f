/** Card numbers of the schemes' documents, and digits that are none. */
import { expect, test } from 'vitest';
import { type CardRange, cardPattern, cardRanges, unionPayPattern, unionPayRanges } from '../../rules/banks/card-ranges.js';
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { isCardNumber } from '../../src/identifiers/card-number.js';

test.each([
  ['Visa', '4111 1111 1111 1111'],
  ['Mastercard', '5555-5555-5555-4444'],
  ['Mastercard, the newer range', '2223003122003222'],
  ['American Express', '378282246310005'],
  ['JCB', '3530111333300000'],
  ['Discover', '6011111111111117'],
  ['UnionPay', '6200000000000005'],
  ['UnionPay of 19 digits', '6205500000000000004'],
])('%s', (_, number) => expect(isCardNumber(number)).toBe(true));

test.each(['4111111111111112', '1111111111111117', '411111111111', '41111111111111110000', '4111 1111 1111 111X', '', '4'.repeat(300)])(
  '%s is none',
  (number) => expect(isCardNumber(number)).toBe(false),
);

/** Digits that begin so, of this length, with Luhn's digit at the end. */
const cardOf = (beginning: string, length: number): string => {
  const body = beginning.padEnd(length - 1, '0');
  return body + [...'0123456789'].find((digit) => isLuhn(body + digit));
};

test.each([
  ...[
    '34 15',
    '37 15',
    '3528 16',
    '3589 16',
    '4 16',
    '4 18',
    '4 19',
    '51 16',
    '55 16',
    '2200 16',
    '2204 16',
    '2221 16',
    '2299 16',
    '2300 16',
  ],
  ...['2699 16', '2700 16', '2719 16', '2720 16', '6011 16', '65 16', '65 19', '62 16', '62 17', '62 18', '62 19'],
])('an issuer: %s digits', (range) => {
  const [beginning = '', length] = range.split(' ');
  expect(isCardNumber(cardOf(beginning, Number(length)))).toBe(true);
});

test.each([
  ...[
    '33 15',
    '36 15',
    '34 16',
    '3519 16',
    '3590 16',
    '4 15',
    '4 17',
    '4 20',
    '50 16',
    '56 16',
    '2199 16',
    '2205 16',
    '2210 16',
    '2220 16',
    '2721 16',
  ],
  ...['2730 16', '2780 16', '6010 16', '6012 16', '61 16', '65 17', '65 18', '65 20', '62 15', '62 20', '63 16', '04 17'],
])('no issuer: %s digits', (range) => {
  const [beginning = '', length] = range.split(' ');
  expect(isCardNumber(cardOf(beginning, Number(length)))).toBe(false);
});

test('what is longer than any identifier is not looked at', () => {
  expect(isCardNumber('4111111111111111'.padEnd(256))).toBe(true);
  expect(isCardNumber('4111111111111111'.padEnd(257))).toBe(false);
});

/** The beginnings at both ends of a range, and beside them. */
const beginningsOf = ({ from, to }: CardRange): readonly string[] =>
  [Number(from) - 1, Number(from), Number(to), Number(to) + 1].map((number) => String(number).padStart(from.length, '0'));

const isInRange = (number: string, ranges: readonly CardRange[]): boolean =>
  ranges.some(({ from, to, lengths }) => {
    const start = number.slice(0, from.length);
    return start >= from && start <= to && lengths.includes(number.length);
  });

test.each([
  ['cards', cardPattern, [...unionPayRanges.slice(0, 1), ...cardRanges]],
  ['UnionPay cards', unionPayPattern, unionPayRanges],
] as const)('the pattern and the ranges of %s agree', (_, pattern, ranges) => {
  const beginnings = [...unionPayRanges, ...cardRanges].flatMap(beginningsOf);
  for (const beginning of beginnings) {
    for (const fill of '09') {
      for (let length = 13; length <= 19; length++) {
        const number = beginning.padEnd(length, fill);
        expect([number, pattern.test(number)]).toEqual([number, isInRange(number, ranges)]);
      }
    }
  }
});
