/**
 * A weighted sum of digits modulo a number: most national check digits are one.
 *
 * With a check field, the check digit is the complement of the remainder. Without one, the sum over all digits must be a multiple of the modulus.
 * The identifiers of people and companies need more arithmetic: `weighted-sum.ts`.
 *
 * The gotcha: where the complement has two digits (10 or 11), each country writes something else, or does not issue the number.
 */
import {
  type Check,
  type CompiledCheck,
  computedDigits,
  fieldReader,
  type NumberCheck,
  placesOf,
  type Span,
  type Spans,
  spanOf,
} from '../vocabulary/check.js';

/** At least one. */
export type Weights = readonly [number, ...number[]];

/** The characters that stand for a value that is not written as itself: `{ 10: 'K', 11: 0 }`. A value of two digits that is not in it: the number is not issued. */
export type Substitutes = Readonly<Record<number, number | string>>;

/** The sum. */
export interface DigitSum<Field extends string> {
  /** The fields, one after the other, whose digits the sum reads. */
  readonly over: readonly Field[];
  /** One weight for each digit, from the left. Fewer weights than digits repeat. */
  readonly weights: Weights;
  readonly modulus: number;
  /** Only these characters of the fields, 0-based, end exclusive. */
  readonly slice?: readonly [from: number, to: number];
  /** Numbers that the rule does not cover, by the text of the fields. */
  readonly notCovered?: RegExp;
  /** Numbers that are never issued, whatever their sum, by the text of the fields. */
  readonly unissued?: RegExp;
}

/** A check digit follows from the sum; without a field for it, the digits check themselves. */
export type WeightedDigitsRule<Field extends string> = DigitSum<Field> & {
  /** How results name the check. */
  readonly name: string;
} & (
    | {
        /** The field of the check digit, or of several. */
        readonly check: Field;
        /** What stands for a complement of 10 or 11. Default: such a number is not issued. */
        readonly substitutes?: Substitutes;
      }
    | { readonly check?: never; readonly substitutes?: never }
  );

export type Sum = (text: string, from: number) => number;

/** One way to compute a check digit: the sum, and what is written for its remainder in a field of this width. */
export interface Attempt {
  readonly sum: (spans: Spans) => Sum;
  readonly written: (rest: number, width: number) => string | undefined;
}

/** The positions of the characters that count, and the weight of each. */
export function weightedPlaces({ over, slice }: DigitSum<string>, spans: Spans, weights: Weights) {
  const all = placesOf(spans, over);
  const [from, to] = slice ?? [0, all.length];
  const places = all.slice(from, to);
  if (from < 0 || to > all.length || weights.length > places.length)
    throw new TypeError(`a slice or a weight beyond the fields ${over.join(', ')}`);
  return { places, factors: places.map((_, index) => weights[index % weights.length] as number) };
}

/** Digits times weights, summed up. */
function summing(rule: DigitSum<string>, spans: Spans): Sum {
  const { places, factors } = weightedPlaces(rule, spans, rule.weights);
  return (text, from) => {
    // reading the lists from local variables takes a third less time
    const ats = places;
    const weights = factors;
    let sum = 0;
    for (let index = 0; index < ats.length; index++) {
      sum += (text.charCodeAt(from + (ats[index] as number)) - 48) * (weights[index] as number);
    }
    return sum;
  };
}

/** A value as check digits, or what the country writes instead; undefined where it does not fit the field. */
export function writtenDigits(value: number, substitutes: Substitutes | undefined, width: number): string | undefined {
  const digits = String(substitutes?.[value] ?? value);
  return digits.length > width ? undefined : digits.padStart(width, '0');
}

/** A check by a sum. Where the first attempt gives no digit, the next one decides. */
export function bySum<const Field extends string>(
  { over, modulus, check, notCovered, unissued }: DigitSum<Field> & { readonly check?: Field },
  ...attempts: readonly [Attempt, ...Attempt[]]
): NumberCheck<Field> {
  return {
    severity: 'error',
    fields: check === undefined ? over : [...over, check],
    compile(spans): CompiledCheck {
      const number = fieldReader(spans, over);
      const compiled =
        check === undefined ? wholeSum(attempts[0].sum(spans), modulus) : checkDigitOf(spanOf(spans, check), modulus, attempts, spans);
      if (notCovered === undefined && unissued === undefined) return compiled;
      return {
        ...compiled,
        verify(text, _tables, from = 0) {
          const digits = number(text, from);
          if (notCovered?.test(digits)) return 'not-covered';
          return unissued?.test(digits) ? 'failed' : compiled.verify(text, undefined, from);
        },
      };
    },
  };
}

const wholeSum = (sum: Sum, modulus: number): CompiledCheck => ({
  verify: (text, _tables, from = 0) => (sum(text, from) % modulus === 0 ? 'passed' : 'failed'),
});

function checkDigitOf(span: Span, modulus: number, attempts: readonly Attempt[], spans: Spans): CompiledCheck {
  const made = attempts.map(({ sum, written }) => ({
    sum: sum(spans),
    digits: Array.from({ length: modulus }, (_, rest) => written(rest, span.end - span.start)),
  }));
  return computedDigits(span, (text, from) => {
    for (const { sum, digits } of made) {
      const own = digits[sum(text, from) % modulus];
      if (own !== undefined) return own;
    }
    return undefined;
  });
}

/**
 * A national check by weights.
 *
 * @example
 * weightedDigits({ name: 'pl-sort-code', over: ['bank'], weights: [3, 9, 7, 1, 3, 9, 7], modulus: 10, check: 'check', substitutes: { 10: 0 } })
 */
export const weightedDigits = <const Field extends string>(rule: WeightedDigitsRule<Field>): Check<Field> => ({
  name: rule.name,
  ...bySum(rule, {
    sum: (spans) => summing(rule, spans),
    written: (rest, width) => writtenDigits(rule.modulus - rest, rule.substitutes, width),
  }),
});
