/**
 * The one pass over the characters of an IBAN: whether each may stand where it stands, and the remainder of the BBAN modulo 97.
 *
 * It is what every IBAN pays, so it reads each character once, allocates nothing and does not branch on what a character is: letters and
 * digits follow one another by chance, and a processor that guesses wrong loses more than the arithmetic costs. Three characters at a time
 * are six digits at most, which behind a remainder are still a small integer.
 */
import { twoDigits } from '../checks/mod97.js';
import { CLASSES, type CompiledLayout, fits } from './layout.js';

/** A character as a number: what it stands for, 0 to 35, a bit for a letter, and above them the classes that do not allow it. */
const LETTER = 64;
const REFUSALS = 7;

/** Code → character, up to `Z`. */
const CHARACTERS = /* @__PURE__ */ Uint16Array.from({ length: 91 }, (_, code) => {
  const refusals = [...CLASSES].reduce((bits, each, at) => bits | (fits(code, each) ? 0 : 1 << at), 0);
  return (refusals << REFUSALS) | (code < 65 ? (code - 48) & 63 : LETTER | (code - 55));
});

const numberOf = (character: number): number => character & 63;

/** What a number is multiplied by to make room for a character behind it. */
const roomFor = (character: number): number => 10 + 90 * ((character >> 6) & 1);

/** Digits from one place up to the end, modulo 97; -1 where a character is none. Seven behind a remainder are still a small integer. */
function digitsRemainder(text: string, from: number): number {
  const { length } = text;
  let remainder = 0;
  let at = from;
  for (; at < length - 6; at += 7) {
    const one = text.charCodeAt(at) - 48;
    const two = text.charCodeAt(at + 1) - 48;
    const three = text.charCodeAt(at + 2) - 48;
    const four = text.charCodeAt(at + 3) - 48;
    const five = text.charCodeAt(at + 4) - 48;
    const six = text.charCodeAt(at + 5) - 48;
    const seven = text.charCodeAt(at + 6) - 48;
    // a number below 0 or above 9 is no digit: the sign tells
    const below = one | two | three | four | five | six | seven;
    const above = (9 - one) | (9 - two) | (9 - three) | (9 - four) | (9 - five) | (9 - six) | (9 - seven);
    if ((below | above) < 0) return -1;
    const value = one * 1_000_000 + two * 100_000 + three * 10_000 + four * 1_000 + five * 100 + six * 10 + seven;
    remainder = (remainder * 10_000_000 + value) % 97;
  }
  for (; at < length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if ((digit | (9 - digit)) < 0) return -1;
    remainder = remainder * 10 + digit;
  }
  return remainder % 97;
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
    refused |= (one >> REFUSALS) & (places[at] as number);
    refused |= (two >> REFUSALS) & (places[at + 1] as number);
    refused |= (three >> REFUSALS) & (places[at + 2] as number);
    const value = (numberOf(one) * roomFor(two) + numberOf(two)) * roomFor(three) + numberOf(three);
    remainder = (remainder * (roomFor(one) * roomFor(two) * roomFor(three)) + value) % 97;
  }
  for (; at < length; at++) {
    let character = text.charCodeAt(from + at);
    if (character > 90) return -1;
    character = characters[character] as number;
    refused |= (character >> REFUSALS) & (places[at] as number);
    remainder = remainder * roomFor(character) + numberOf(character);
  }
  return refused === 0 ? remainder % 97 : -1;
}

/** The whole IBAN modulo 97: behind the BBAN stand the two letters of the country and the number of the check digits. */
export const ibanRemainder = (text: string, bban: number, checkNumber: number): number =>
  (bban * 1_000_000 + (text.charCodeAt(0) * 100 + text.charCodeAt(1) - 5555) * 100 + checkNumber) % 97;

/** The check digits that make a country code and a BBAN an IBAN: what 98 less the remainder leaves. */
export const checkDigitsFor = (country: string, bban: number): string => twoDigits(98 - ibanRemainder(country, bban, 0));
