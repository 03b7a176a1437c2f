/**
 * Card numbers: 15 to 19 digits, an issuer's range, Luhn's digit at the end.
 *
 * The gotcha: one account number in sixty of this length looks the same by chance.
 *
 * @see rules/banks/card-ranges.ts
 */
import { cardPattern } from '../../rules/banks/card-ranges.js';
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { electronic, MAX_TEXT } from '../characters/text.js';

const SHORTEST = 15;

/** True for the number of a card, with or without separators. */
export function isCardNumber(text: string): boolean {
  if (text.length < SHORTEST || text.length > MAX_TEXT) return false;
  const digits = electronic(text);
  return digits.length <= 19 && cardPattern.test(digits) && isLuhn(digits);
}
