/**
 * Verhoeff: one check digit at the end, by the symmetries of a pentagon. It detects each wrong digit and each swap of neighbours.
 *
 * The gotcha: the permutation of a digit depends on its place from the right, so a zero in front changes nothing.
 *
 * @see J. Verhoeff, Error Detecting Decimal Codes, Mathematical Centre Tracts 29, 1969
 */
import { fieldReader, type NumberCheck } from '../vocabulary/check.js';

/** The permutation, applied once more at each position from the right. It has order eight. */
const PERMUTATION = '1576283094';

function permuted(digit: number, times: number): number {
  let result = digit;
  for (let time = 0; time < times; time++) result = PERMUTATION.charCodeAt(result) - 48;
  return result;
}

/** Two symmetries one after the other: 0 to 4 turn the pentagon, 5 to 9 turn it over as well. */
function combined(one: number, other: number): number {
  const turned = one < 5 ? one + (other % 5) : one - (other % 5) + 5;
  return (turned % 5) + (one < 5 === other < 5 ? 0 : 5);
}

/** True when the digits end in their check digit. */
export function isVerhoeff(digits: string): boolean {
  let symmetry = 0;
  for (let place = 0; place < digits.length; place++) {
    symmetry = combined(symmetry, permuted(digits.charCodeAt(digits.length - 1 - place) - 48, place % 8));
  }
  return symmetry === 0;
}

/**
 * Fields, one after the other, whose last digit checks the ones before it.
 *
 * @example
 * verhoeff('number')   // IN: Aadhaar
 */
export function verhoeff<const Field extends string>(...fields: readonly Field[]): NumberCheck<Field> {
  return {
    severity: 'error',
    fields,
    compile(spans) {
      const number = fieldReader(spans, fields);
      return { verify: (text, _tables, from) => (isVerhoeff(number(text, from)) ? 'passed' : 'failed') };
    },
  };
}
