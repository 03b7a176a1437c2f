/**
 * The check digit of a tax number of a German tax office, as eleven digits: office 3, district and number 7, check 1.
 *
 * Each state has a procedure. Bavaria and the states that took over its software (Brandenburg, Mecklenburg-Vorpommern, Saarland, Saxony,
 * Saxony-Anhalt, Thuringia) have one in common, North Rhine-Westphalia and Hesse have their own. The gotcha: the number does not say its
 * state, so that it is right where one procedure finds it right; only that of Hesse shows, by a leading zero.
 *
 * @see Bayerisches Landesamt für Steuern, Prüfung der Steuer- und Steueridentifikationsnummer, 2026-09-02, chapters 4 to 6
 */
import { anyOf, computedDigits, fieldReader, type NumberCheck, spanOf } from '../vocabulary/check.js';
import { weighted } from './weighted-sum.js';

type Fields = 'office' | 'number' | 'check';
const OVER = ['office', 'number'] as const;

/** The digital root of a number: the sum of its digits, until it is one digit. */
const digitalRoot = (value: number): number => (value === 0 ? 0 : ((value - 1) % 9) + 1);

/** Chapter 6.5: a summand is added to each digit, and what is left of ten is multiplied by a power of two. */
const hessian: NumberCheck<Fields> = {
  severity: 'error',
  fields: [...OVER, 'check'],
  compile(spans) {
    const read = fieldReader(spans, OVER);
    return computedDigits(spanOf(spans, 'check'), (text, from) => {
      const digits = read(text, from);
      // the leading zero is not part of the office's number
      if (!digits.startsWith('0')) return undefined;
      let sum = 0;
      for (let place = 9; place > 0; place--) sum += digitalRoot(((Number(digits[10 - place]) + place) % 10) * 2 ** place);
      return String((10 - (sum % 10)) % 10);
    });
  },
};

/** Right by the procedure of one of the states whose tax numbers have eleven digits. */
export const germanTaxNumber: NumberCheck<Fields> = anyOf(
  weighted({
    over: OVER,
    weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
    modulus: 11,
    check: 'check',
    substitutes: { 11: 0 },
  }),
  weighted({ over: OVER, weights: [3, 2, 1, 7, 6, 5, 4, 3, 2, 1], modulus: 11, check: 'check', remainder: true }),
  hessian,
);
