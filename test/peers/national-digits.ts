/** IBANs that are valid apart from the national check digits. */
import { parse } from '../../src/identifiers/iban/iban.js';

export function hasWrongNationalDigits(text: string): boolean {
  const result = parse(text);
  return !result.ok && result.problem === 'INCORRECT_NATIONAL_CHECK_DIGITS';
}
