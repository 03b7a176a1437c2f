/**
 * The Italian CIN: one letter over bank, branch and account.
 *
 * Characters at odd places (the first, the third, …) count by a table of their own, the ones between by their rank,
 * A = 0 to Z = 25; the sum modulo 26 is the letter.
 *
 * The gotcha: letters at even places start at 0, not at 10 as in ISO 13616.
 *
 * @see Associazione Bancaria Italiana, coordinate bancarie nazionali (BBAN)
 */
import { type Check, computedDigits, placesOf, spanOf } from '../vocabulary/check.js';

/** The value of each rank at an odd place. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23] as const;

/** 0 to 9 and A to J both have the ranks 0 to 9. */
const rank = (code: number): number => (code < 58 ? code - 48 : code - 65);

/**
 * @example
 * cin(['bank', 'branch', 'account'], 'check')   // IT, SM
 */
export function cin<const Field extends string>(over: readonly Field[], check: Field): Check<Field> {
  return {
    name: 'cin',
    severity: 'error',
    fields: [...over, check],
    compile(spans) {
      const places = placesOf(spans, over);
      return computedDigits(spanOf(spans, check), (text, from) => {
        let sum = 0;
        for (let index = 0; index < places.length; index++) {
          const value = rank(text.charCodeAt(from + (places[index] as number)));
          sum += index % 2 === 0 ? (ODD[value] as number) : value;
        }
        return String.fromCharCode(65 + (sum % 26));
      });
    },
  };
}
