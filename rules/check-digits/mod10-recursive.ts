/**
 * Modulo 10, recursive: each digit and the carry before it choose the next carry from a row of ten; the check digit is the complement of the last.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill, annex B
 */
const CARRIES = '0946827135';

/** The check digit of a string of digits. */
export function mod10RecursiveDigit(digits: string): string {
  let carry = 0;
  for (let at = 0; at < digits.length; at++) carry = CARRIES.charCodeAt((carry + digits.charCodeAt(at) - 48) % 10) - 48;
  return String((10 - carry) % 10);
}
