/** Card numbers of the schemes' documents, and digits that are none. */
import { expect, test } from 'vitest';
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
