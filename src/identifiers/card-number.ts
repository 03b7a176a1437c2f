/**
 * Card numbers: 15 to 19 digits, an issuer's range, Luhn's digit at the end.
 *
 * The gotcha: one account number in sixty of this length looks the same by chance.
 *
 * @see ISO/IEC 7812-1:2017
 */
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { electronic, MAX_TEXT } from './text.js';

/** American Express; JCB, Visa, Mastercard, Mir, Discover and RuPay; UnionPay; the longer cards of Visa and Discover. */
const RANGES =
  /^(?:3[47]\d{13}|(?:35[2-8]\d|4\d{3}|5[1-5]\d\d|2(?:20[0-4]|2[2-9]\d|[3-6]\d\d|7[01]\d|720)|6011|65\d\d)\d{12}|62\d{14,17}|(?:4|65)\d{17,18})$/;

const SHORTEST = 15;

/** True for the number of a card, with or without separators. */
export function isCardNumber(text: string): boolean {
  if (text.length < SHORTEST || text.length > MAX_TEXT) return false;
  const digits = electronic(text);
  return digits.length <= 19 && RANGES.test(digits) && isLuhn(digits);
}
