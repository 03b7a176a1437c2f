/**
 * One pass over the characters of an IBAN: it checks the class of each character and computes the remainder of the BBAN modulo 97.
 *
 * There are four loops: `bbanRemainder` reads an IBAN in electronic form, `writtenRemainder` one with separators, `pieceRemainder` and
 * `digitsRemainder` the pieces of one that is being built. Each answers -1 where a character does not fit its place.
 *
 * Every IBAN takes this path, so it reads each character once, allocates nothing and does not branch on the class of a character: letters
 * and digits alternate at random, and a mispredicted branch costs more than the arithmetic. It takes three characters at a time: at most
 * six digits, so that the remainder and the digits still fit a small integer.
 */
import { twoDigits } from '../../../rules/check-digits/mod97.js';
import { PLAIN } from '../../characters/text.js';
import { CLASSES, type CompiledLayout, fits } from '../country/layout.js';

/**
 * Code → packed character, up to `Z`. Bits 0 to 5: its value, 0 to 35. Bits 6 to 12: the factor that shifts a number before it is
 * appended, 10 or 100. From bit 13: the classes that do not allow it. The loops unpack it inline: a function call costs more.
 */
const CHARACTERS = /* @__PURE__ */ Uint16Array.from({ length: 91 }, (_, code) => {
  const refusals = [...CLASSES].reduce((bits, each, at) => bits | (fits(code, each) ? 0 : 1 << at), 0);
  return (refusals << 13) | (code < 65 ? (10 << 6) | ((code - 48) & 63) : (100 << 6) | (code - 55));
});

/**
 * The remainder of digits, behind the remainder `before` of what stands before them; -1 where a character is no digit. A remainder and four digits fit a small
 * integer.
 */
export function digitsRemainder(text: string, from: number, to: number, before: number): number {
  let remainder = before;
  // a character is no digit where one of the two is negative
  let signs = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    signs |= digit | (9 - digit);
    remainder = remainder * 10 + digit;
    if ((at & 3) === 0) remainder %= 97;
  }
  return signs < 0 ? -1 : remainder % 97;
}

/** The BBAN that begins at `from`, modulo 97; -1 for a wrong length or a character of the wrong class. */
export function bbanRemainder(text: string, { places, isNumeric }: CompiledLayout, from: number): number {
  const { length } = places;
  if (text.length !== length + from) return -1;
  if (isNumeric) return digitsRemainder(text, from, text.length, 0);
  // in a local variable the table costs a third less
  const characters = CHARACTERS;
  let remainder = 0;
  let refused = 0;
  let at = 0;
  for (; at < length - 2; at += 3) {
    let one = text.charCodeAt(from + at);
    let two = text.charCodeAt(from + at + 1);
    let three = text.charCodeAt(from + at + 2);
    if (one > 90 || two > 90 || three > 90) return -1;
    one = characters[one] as number;
    two = characters[two] as number;
    three = characters[three] as number;
    refused |= (one >> 13) & (places[at] as number);
    refused |= (two >> 13) & (places[at + 1] as number);
    refused |= (three >> 13) & (places[at + 2] as number);
    const first = (one >> 6) & 127;
    const second = (two >> 6) & 127;
    const third = (three >> 6) & 127;
    remainder = (remainder * (first * second * third) + ((one & 63) * second + (two & 63)) * third + (three & 63)) % 97;
  }
  for (; at < length; at++) {
    let character = text.charCodeAt(from + at);
    if (character > 90) return -1;
    character = characters[character] as number;
    refused |= (character >> 13) & (places[at] as number);
    remainder = remainder * ((character >> 6) & 127) + (character & 63);
  }
  return refused === 0 ? remainder % 97 : -1;
}

/**
 * The remainder of a piece of a BBAN, behind the remainder `before` of what stands before it; -1 where a character has the wrong class. The piece is `from` up
 * to `to` of a text, and stands at `place` in the BBAN. A character at a time: a piece is short.
 */
export function pieceRemainder(text: string, from: number, to: number, places: Uint8Array, place: number, before: number): number {
  const characters = CHARACTERS;
  let remainder = before;
  let refused = 0;
  for (let at = from; at < to; at++) {
    let character = text.charCodeAt(at);
    if (character > 90) return -1;
    character = characters[character] as number;
    refused |= (character >> 13) & (places[place + at - from] as number);
    remainder = remainder * ((character >> 6) & 127) + (character & 63);
    // three letters in a row leave a small integer of V8, so every second step is enough
    if ((at & 1) === 0) remainder %= 97;
  }
  return refused === 0 ? remainder % 97 : -1;
}

/** The remainder of a BBAN as most people write it, in ASCII, with lower case and separators anywhere; -1 as above. */
export function writtenRemainder(text: string, { places }: CompiledLayout, from: number): number {
  const characters = CHARACTERS;
  const plain = PLAIN;
  let remainder = 0;
  let refused = 0;
  let at = 0;
  for (let index = from; index < text.length; index++) {
    const code = plain[text.charCodeAt(index)] as number;
    if (code === 32) continue;
    // not `code >= 91`: a character beyond ASCII has no code in the table
    if (!(code < 91) || at === places.length) return -1;
    const character = characters[code] as number;
    refused |= (character >> 13) & (places[at++] as number);
    remainder = (remainder * ((character >> 6) & 127) + (character & 63)) % 97;
  }
  return refused === 0 && at === places.length ? remainder : -1;
}

/**
 * The whole IBAN modulo 97: the BBAN, then the country code and the check digits. `& ~32` makes a letter capital; A has the code 65 and the value 10, so that of two
 * letters 5555 is taken away.
 */
export const ibanRemainder = (text: string, bban: number, checkNumber: number): number =>
  (bban * 1_000_000 + ((text.charCodeAt(0) & ~32) * 100 + (text.charCodeAt(1) & ~32) - 5555) * 100 + checkNumber) % 97;

const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 100 }, (_, value) => twoDigits(value));

/** The check digits of an IBAN: 98 minus the remainder. `country` is that of the country code alone, with the check digits 00. */
export const checkDigitsFor = (country: number, bban: number): string => TWO_DIGITS[98 - ((bban * 1_000_000 + country) % 97)] as string;
