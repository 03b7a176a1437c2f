/**
 * Luhn: every second digit doubled from the right, the digits of the products added up, the complement to ten.
 *
 * @see ISO/IEC 7812-1, annex B
 */
import { type Check, computedDigits, placesOf, spanOf } from '../vocabulary/check.js';

/** The Luhn digit of the digits at these positions. */
function luhnDigit(text: string, from: number, places: readonly number[]): string {
  let sum = 0;
  for (let at = 0; at < places.length; at++) {
    const digit = text.charCodeAt(from + (places[at] as number)) - 48;
    const isDoubled = (places.length - at) % 2 === 1;
    sum += isDoubled ? 2 * digit - (digit > 4 ? 9 : 0) : digit;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The Luhn digit of a string of digits. */
export const luhnDigitOf = (digits: string): string =>
  luhnDigit(
    digits,
    0,
    [...digits].map((_, at) => at),
  );

/** True when a string of digits ends in its Luhn digit. */
export const isLuhn = (digits: string): boolean => luhnDigitOf(digits.slice(0, -1)) === digits.slice(-1);

/**
 * The Luhn digit of several fields, one after the other.
 *
 * @example
 * luhn(['bank', 'account'], 'check')   // FI
 */
export function luhn<const Field extends string>(over: readonly Field[], check: Field): Check<Field> {
  return {
    name: 'luhn',
    severity: 'error',
    fields: [...over, check],
    compile(spans) {
      const places = placesOf(spans, over);
      return computedDigits(spanOf(spans, check), (text, from) => luhnDigit(text, from, places));
    },
  };
}
