/**
 * Digits of which exactly one is repeated, twice or thrice: the identification number of a person in Germany.
 *
 * The gotcha: until 2015 the repeated digit stood exactly twice; since 2016 it may stand thrice.
 *
 * @see European Commission, TIN Algorithms – Public, Germany
 */
import { type NumberCheck, spanOf } from '../vocabulary/check.js';

/** True where one digit alone stands twice or thrice, and each other one once at most. */
export function hasOneRepeatedDigit(digits: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] as number) <= 3;
}

/**
 * A field of which exactly one digit is repeated, but for its last digit, which is a check digit.
 *
 * @example
 * oneRepeatedDigit('number')   // DE: 36574261809
 */
export const oneRepeatedDigit = <const Field extends string>(field: Field): NumberCheck<Field> => ({
  severity: 'error',
  fields: [field],
  compile(spans) {
    const { start, end } = spanOf(spans, field);
    return { verify: (text, _tables, from = 0) => (hasOneRepeatedDigit(text.slice(from + start, from + end - 1)) ? 'passed' : 'failed') };
  },
});
