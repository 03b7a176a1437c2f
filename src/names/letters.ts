/**
 * What a character is in a name, and what it is folded to: small, without accents.
 *
 * An umlaut is written in two ways, so there are two folded forms: ü is `u` and `ue`.
 */

import { APOSTROPHES, LOOSE_MARKS, PLAIN, SPELLED } from '../../rules/name-matching/letters.js';
import { lazy } from '../../rules/vocabulary/lazy.js';

const anyOf = (letters: Readonly<Record<string, string>>): RegExp => new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
const IN_PLAIN = /* @__PURE__ */ anyOf(PLAIN);
const IN_SPELLED = /* @__PURE__ */ anyOf(SPELLED);
const BASIC = /^[\u0020-\u007e]*$/;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(LOOSE_MARKS(), '').normalize('NFC');

/** Of small letters, the form without accents. */
export const plainOf = (small: string): string =>
  BASIC.test(small) ? small : withoutMarks(small.replace(IN_PLAIN, (letter) => PLAIN[letter] ?? letter));
/** The same with umlauts as two letters. */
export const spelledOf = (small: string): string => plainOf(small.replace(IN_SPELLED, (letter) => SPELLED[letter] ?? letter));

/** Latin, Greek, Cyrillic, Hebrew and Arabic: their characters are looked up once and remembered. */
export const REMEMBERED = 0x700;

/** What a character is: bits, so that a loop may ask for several. */
export const BASIC_LETTER = 1; // of ASCII: it is a LETTER as well
export const LETTER = 2;
export const DIGIT = 4;
export const MARK = 8;
export const APOSTROPHE = 16;
/** `&`, `+`: a word of its own. */
export const SIGN = 32;
const NO_PART = 64;
/** May be in a word. */
export const PART = LETTER | DIGIT | MARK;

const LETTERS = /* @__PURE__ */ lazy(() => /\p{L}/u);
export const DIGITS = /* @__PURE__ */ lazy(() => /\p{N}/u);
const ACCENTS = /* @__PURE__ */ lazy(() => /\p{M}/u);

function findKind(character: string): number {
  if (/[A-Za-z]/.test(character)) return LETTER | BASIC_LETTER;
  if (character.search(APOSTROPHES) === 0) return APOSTROPHE;
  if (LETTERS().test(character)) return LETTER;
  if (DIGITS().test(character)) return DIGIT;
  if (ACCENTS().test(character)) return MARK;
  return /[&+]/.test(character) ? SIGN : NO_PART;
}

const kinds = new Uint8Array(REMEMBERED);

/** What a character is. */
export function kindOf(code: number): number {
  if (code >= REMEMBERED) return findKind(String.fromCodePoint(code));
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const kind = findKind(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

/** Latin up to Extended-A. */
const COMPOSED_LETTERS = 0x180;
const isControl = (code: number): boolean => code < 0x20 || (code > 0x7e && code < 0xa0);
/** True for a character that normalizing leaves as it is: not for nbsp, ª, ¼, ĳ, ŉ, ſ, which have a form of compatibility. */
const isComposed = (code: number): boolean => {
  const character = String.fromCharCode(code);
  return !isControl(code) && character.normalize('NFKC') === character;
};
/** The kinds of those characters; 0 for others. */
export const composedKinds = /* @__PURE__ */ lazy(() =>
  Uint8Array.from({ length: COMPOSED_LETTERS }, (_, code) => (isComposed(code) ? kindOf(code) : 0)),
);

export interface FoldedLetter {
  readonly plain: string;
  readonly spelled: string;
}

const folded: FoldedLetter[] = [];

/** A character below `REMEMBERED` that is no mark, folded; nothing is left of an apostrophe. */
export function foldLetter(code: number): FoldedLetter {
  const known = folded[code];
  if (known !== undefined) return known;
  const small = kindOf(code) === APOSTROPHE ? '' : String.fromCharCode(code).toLowerCase().normalize('NFC');
  const letter = { plain: plainOf(small), spelled: spelledOf(small) };
  folded[code] = letter;
  return letter;
}
