/** IBANs that hold but for the check digits of their country. */
import { parse } from '../../src/identifiers/iban.js';

export function hasWrongNationalDigits(text: string): boolean {
  const result = parse(text);
  return !result.ok && result.problem === 'INCORRECT_NATIONAL_CHECK_DIGITS';
}
