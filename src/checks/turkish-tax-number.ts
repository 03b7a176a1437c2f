/**
 * The check digit of the Turkish tax number (vergi kimlik numarası).
 *
 * To each of the first nine digits its distance from the tenth place is added, by 10; the result is multiplied by two to the power of that
 * distance, by 9, where nine stands for nothing left over of something. The sum is brought to a multiple of ten.
 *
 * @see Gelir İdaresi Başkanlığı, vergi kimlik numarası
 */
import { type Check, reader } from './check.js';

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
export function turkishTaxNumber<const Field extends string>(field: Field): Check<Field> {
  return {
    name: 'tr-vkn',
    severity: 'error',
    fields: [field],
    compile(spans) {
      const number = reader(spans, [field]);
      return { verify: (bban) => (isTurkishTaxNumber(number(bban)) ? 'passed' : 'failed') };
    },
  };
}
