/**
 * Modulo 93: the check digits of Italian postal slips and notices are the remainder itself.
 *
 * @see Gazzetta Ufficiale, 20 May 2013, 13A04294, annex 1
 */

/** The check digits of a string of digits: 00 to 92. */
export function mod93Digits(digits: string): string {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 93;
  return String(remainder).padStart(2, '0');
}
