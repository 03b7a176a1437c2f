/**
 * The check digit of the Turkish tax number (vergi kimlik numarası).
 *
 * Each of the first nine digits has its distance to the tenth place added, modulo 10. The result is multiplied by two to the power of that
 * distance, modulo 9. The tenth digit completes the sum to a multiple of ten.
 *
 * The gotcha: a remainder of 0 counts as nine, unless the product itself is 0.
 *
 * @see Gelir İdaresi Başkanlığı, vergi kimlik numarası
 */
import { fieldReader, type NumberCheck } from '../vocabulary/check.js';

/** True when ten digits end in their check digit. */
export function isTurkishTaxNumber(digits: string): boolean {
  let sum = Number(digits[9]);
  for (let at = 0; at < 9; at++) {
    const distance = 9 - at;
    const moved = (Number(digits[at]) + distance) % 10;
    sum += moved === 0 ? 0 : (moved * 2 ** distance) % 9 || 9;
  }
  return sum % 10 === 0;
}

/**
 * A field of ten digits, the last of which checks the others.
 *
 * @example
 * turkishTaxNumber('number')   // 4540536920
 */
export function turkishTaxNumber<const Field extends string>(field: Field): NumberCheck<Field> {
  return {
    severity: 'error',
    fields: [field],
    compile(spans) {
      const number = fieldReader(spans, [field]);
      return { verify: (text, _tables, from) => (isTurkishTaxNumber(number(text, from)) ? 'passed' : 'failed') };
    },
  };
}
