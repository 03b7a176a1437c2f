/**
 * Remainders modulo 97, and the national check digits made of them.
 *
 * Three rules share the arithmetic and differ in what the remainder must be: ISO 7064 MOD 97-10 (02 to 98, the whole number leaves 1),
 * the French clé RIB (01 to 97, the whole number leaves 0, letters by a table of its own), and the plain remainder of Belgium.
 *
 * @see ISO/IEC 7064:2003, MOD 97-10
 * @see Comité français d'organisation et de normalisation bancaires, relevé d'identité bancaire
 */
import { type Check, reader, spanOf, withDigits } from './check.js';

/** Text of digits and capital letters, modulo 97; a letter counts as two digits, A = 10 to Z = 35. */
export function mod97(text: string, from = 0, to = text.length, start = 0): number {
  let remainder = start;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    remainder = code < 58 ? (remainder * 10 + code - 48) % 97 : (remainder * 100 + code - 55) % 97;
  }
  return remainder;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** A key of two digits over the whole BBAN. It is what the rest lacks to the highest key, so that with it the number leaves that much over 97. */
function key<const Field extends string>(
  name: string,
  check: Field,
  [lowest, highest]: readonly [number, 97 | 98],
  remainder: (bban: string) => number,
): Check<Field> {
  return {
    name,
    severity: 'error',
    fields: [check],
    whole: true,
    compile(spans) {
      const span = spanOf(spans, check);
      return {
        verify(bban) {
          const digits = Number(bban.slice(span.start, span.end));
          return digits >= lowest && digits <= highest && remainder(bban) === highest - 97 ? 'passed' : 'failed';
        },
        complete: (bban) => withDigits(bban, span, twoDigits(highest - remainder(withDigits(bban, span, '00')))),
      };
    },
  };
}

/**
 * ISO 7064 MOD 97-10 over the whole BBAN; the two check digits stand at its end and are 02 to 98.
 * `lowest` admits digits below 02 where a country is seen to issue them.
 *
 * @example
 * iso7064Mod97('check')   // PT, SI, RS, …
 */
export const iso7064Mod97 = <const Field extends string>(check: Field, lowest = 2): Check<Field> =>
  key('iso7064-mod97-10', check, [lowest, 98], (bban) => mod97(bban));

/** The French table: A and J are 1, B, K and S are 2, … I, R and Z are 9. */
function frenchDigit(code: number): number {
  if (code < 58) return code - 48;
  const letter = code - 65; // A = 0
  return letter < 18 ? (letter % 9) + 1 : letter - 16;
}

function frenchMod97(bban: string): number {
  let remainder = 0;
  for (let at = 0; at < bban.length; at++) remainder = (remainder * 10 + frenchDigit(bban.charCodeAt(at))) % 97;
  return remainder;
}

/**
 * The clé RIB: letters by the French table, the whole BBAN leaves 0, the key at its end is 01 to 97.
 *
 * @example
 * cleRib('check')   // FR, MC, TN, …
 */
export const cleRib = <const Field extends string>(check: Field): Check<Field> => key('cle-rib', check, [1, 97], frenchMod97);

/**
 * The check digits are the remainder of the fields before them, modulo 97; a remainder of 0 is written 97.
 *
 * @example
 * mod97Remainder(['bank', 'account'], 'check')   // BE
 */
export function mod97Remainder<const Field extends string>(over: readonly Field[], check: Field): Check<Field> {
  return {
    name: 'mod97-remainder',
    severity: 'error',
    fields: [...over, check],
    compile(spans) {
      const span = spanOf(spans, check);
      const number = reader(spans, over);
      const digits = (bban: string): string => twoDigits(mod97(number(bban)) || 97);
      return {
        verify: (bban) => (bban.slice(span.start, span.end) === digits(bban) ? 'passed' : 'failed'),
        complete: (bban) => withDigits(bban, span, digits(bban)),
      };
    },
  };
}
