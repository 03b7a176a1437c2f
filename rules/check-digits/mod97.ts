/**
 * Remainders modulo 97, and the national check digits made of them.
 *
 * Three rules share the arithmetic and differ in what the remainder must be: ISO 7064 MOD 97-10 (02 to 98, the whole number leaves 1),
 * the French clé RIB (01 to 97, the whole number leaves 0, letters by a table of its own), and the plain remainder of Belgium.
 *
 * @see ISO/IEC 7064:2003, MOD 97-10
 * @see Comité français d'organisation et de normalisation bancaires, relevé d'identité bancaire
 */
import { type Check, computedDigits, spanOf, withDigits } from '../vocabulary/check.js';

/** A remainder is reduced when it exceeds this: with two more digits it still is a small integer, with which engines compute fast. */
const ROOM = 9_999_999;

/** Text of digits and capital letters, modulo 97; a letter counts as two digits, A = 10 to Z = 35. */
export function mod97(text: string, from = 0, to = text.length, start = 0): number {
  let remainder = start;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    remainder = code < 58 ? remainder * 10 + code - 48 : remainder * 100 + code - 55;
    if (remainder > ROOM) remainder %= 97;
  }
  return remainder % 97;
}

/** As check digits are written. */
export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** The ISO 7064 MOD 97-10 check digits that belong behind a text of digits and capital letters: 02 to 98. */
export const mod97Digits = (text: string): string => twoDigits(98 - mod97('00', 0, 2, mod97(text)));

/** Two check digits at the end: the highest value less the remainder of the rest. So the whole BBAN leaves the highest value less 97. */
function key<const Field extends string>(
  name: string,
  check: Field,
  [lowest, highest]: readonly [number, 97 | 98],
  remainderOf: (text: string, from?: number, to?: number, start?: number) => number,
): Check<Field> {
  return {
    name,
    severity: 'error',
    fields: [check],
    whole: true,
    compile(spans) {
      const span = spanOf(spans, check);
      const isLast = Object.values(spans).every(({ end }) => end <= span.end);
      if (!isLast || span.end - span.start !== 2) throw new TypeError(`${name}: two check digits at the end`);
      return {
        verify(text, _tables, from = 0, remainder = remainderOf(text, from)) {
          const at = from + span.start;
          const digits = text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
          return digits >= lowest && digits <= highest && remainder === highest - 97 ? 'passed' : 'failed';
        },
        complete: (bban) => {
          const before = remainderOf(bban, 0, span.start);
          return withDigits(bban, span, twoDigits(highest - remainderOf('00', 0, 2, before)));
        },
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
  key('iso7064-mod97-10', check, [lowest, 98], mod97);

/** Code from `0` to `Z` → digit. A and J are 1, B, K and S are 2, … I, R and Z are 9. */
const FRENCH = /* @__PURE__ */ Uint8Array.from('0123456789.......12345678912345678923456789', Number);

function frenchMod97(text: string, from = 0, to = text.length, start = 0): number {
  const digits = FRENCH;
  let remainder = start;
  for (let at = from; at < to; at++) {
    remainder = remainder * 10 + (digits[text.charCodeAt(at) - 48] as number);
    // reduced at fixed positions: a branch on the digits could not be predicted
    if ((at & 3) === 0) remainder %= 97;
  }
  return remainder % 97;
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
      const parts = over.map((field) => spanOf(spans, field));
      return computedDigits(spanOf(spans, check), (text, from) =>
        twoDigits(parts.reduce((remainder, { start, end }) => mod97(text, from + start, from + end, remainder), 0) || 97),
      );
    },
  };
}
