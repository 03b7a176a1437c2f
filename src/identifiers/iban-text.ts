/**
 * The one pass over the characters of an IBAN: whether each may stand where it stands, and the remainder of the BBAN modulo 97.
 *
 * It is what every IBAN pays, so it reads each character once, allocates nothing and does not branch on what a character is: letters and
 * digits follow one another by chance, and a processor that guesses wrong loses more than the arithmetic costs. Three characters at a time
 * are six digits at most, which behind a remainder are still a small integer.
 */
import { twoDigits } from '../../rules/check-digits/mod97.js';
import { CLASSES, type CompiledLayout, fits } from './layout.js';
import { PLAIN } from './text.js';

/**
 * Code → character, up to `Z`: six bits for what it stands for, 0 to 35, seven for what makes room for it behind a number, 10 or 100, and
 * above them the classes that do not allow it. The pass takes them apart where it needs them: a function for each costs more than what it does.
 */
const CHARACTERS = /* @__PURE__ */ Uint16Array.from({ length: 91 }, (_, code) => {
  const refusals = [...CLASSES].reduce((bits, each, at) => bits | (fits(code, each) ? 0 : 1 << at), 0);
  return (refusals << 13) | (code < 65 ? (10 << 6) | ((code - 48) & 63) : (100 << 6) | (code - 55));
});

/** Digits from one place up to the end, modulo 97; -1 where a character is none. Four behind a remainder are still a small integer. */
function digitsRemainder(text: string, from: number): number {
  let remainder = 0;
  // a number below 0 or above 9 is no digit: the sign tells
  let signs = 0;
  for (let at = from; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    signs |= digit | (9 - digit);
    remainder = remainder * 10 + digit;
    if ((at & 3) === 0) remainder %= 97;
  }
  return signs < 0 ? -1 : remainder % 97;
}

/** The BBAN that begins at `from`, modulo 97; -1 where it has another length or a character that its place does not allow. */
export function bbanRemainder(text: string, { places, isNumeric }: CompiledLayout, from: number): number {
  const { length } = places;
  if (text.length !== length + from) return -1;
  if (isNumeric) return digitsRemainder(text, from);
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

/** The same of a BBAN as most people write it, in ASCII: with small letters, and separators anywhere. */
export function writtenRemainder(text: string, { places }: CompiledLayout, from: number): number {
  const characters = CHARACTERS;
  const plain = PLAIN;
  let remainder = 0;
  let refused = 0;
  let at = 0;
  for (let index = from; index < text.length; index++) {
    const code = plain[text.charCodeAt(index)] as number;
    if (code === 32) continue;
    if (!(code < 91) || at === places.length) return -1;
    const character = characters[code] as number;
    refused |= (character >> 13) & (places[at++] as number);
    remainder = (remainder * ((character >> 6) & 127) + (character & 63)) % 97;
  }
  return refused === 0 && at === places.length ? remainder : -1;
}

/** The whole IBAN modulo 97: behind the BBAN stand the two letters of the country and the number of the check digits. */
export const ibanRemainder = (text: string, bban: number, checkNumber: number): number =>
  (bban * 1_000_000 + ((text.charCodeAt(0) & ~32) * 100 + (text.charCodeAt(1) & ~32) - 5555) * 100 + checkNumber) % 97;

/** The check digits that make a country code and a BBAN an IBAN: what 98 less the remainder leaves. */
export const checkDigitsFor = (country: string, bban: number): string => twoDigits(98 - ibanRemainder(country, bban, 0));
