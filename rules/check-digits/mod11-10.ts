/**
 * ISO 7064 MOD 11,10: the hybrid system, one check digit at the end of a field.
 *
 * @see ISO/IEC 7064:2003, MOD 11,10
 */
import { type Check, spanOf } from '../vocabulary/check.js';

/** The check digit of the digits of a text, from one index up to another. */
export function mod11_10Digit(text: string, from = 0, to = text.length): number {
  let product = 10;
  for (let at = from; at < to; at++) {
    const sum = (product + text.charCodeAt(at) - 48) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10;
}

/** True when the digits of a text, from one index up to another, end in their check digit. */
export const isMod11_10 = (text: string, from = 0, to = text.length): boolean =>
  mod11_10Digit(text, from, to - 1) === text.charCodeAt(to - 1) - 48;

/**
 * A field whose last digit checks the ones before it.
 *
 * @example
 * mod11_10('account')   // HR
 */
export function mod11_10<const Field extends string>(field: Field): Check<Field> {
  return {
    name: 'iso7064-mod11-10',
    severity: 'error',
    fields: [field],
    compile(spans) {
      const { start, end } = spanOf(spans, field);
      return { verify: (text, _tables, from = 0) => (isMod11_10(text, from + start, from + end) ? 'passed' : 'failed') };
    },
  };
}
