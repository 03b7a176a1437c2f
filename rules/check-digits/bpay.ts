/**
 * The check digit of a BPAY customer reference number, by the two routines that most billers use.
 *
 * MOD10V01 is Luhn. MOD10V05 weights each digit by its place from the left and takes the sum modulo 10, without a complement.
 *
 * The gotcha: each biller chooses its routine among some twenty. One wrong number in five passes one of these two by chance, and a right number of
 * another biller may pass neither.
 *
 * @see Westpac, BPAY check digit calculator
 */
import { isLuhn } from './luhn.js';

/** The check digit by MOD10V05. */
export function bpayMod10V05Digit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += (digits.charCodeAt(at) - 48) * (at + 1);
  return String(sum % 10);
}

/** True when a string of digits ends in its check digit by one of the two. */
export const isBpayReference = (digits: string): boolean => isLuhn(digits) || bpayMod10V05Digit(digits.slice(0, -1)) === digits.slice(-1);
