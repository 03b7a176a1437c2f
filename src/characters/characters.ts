/**
 * Tables of character classes for alphabets: a rule classifies each character once, then the table answers. Ordinary text is checked in one
 * pass without an allocation.
 */

/** Every script up to Greek Extended, and general punctuation behind it: the quotation marks and dashes of names. */
const TABLE_SIZE = 0x2070;

export const isInTable = (code: number): boolean => code < TABLE_SIZE;

/** A class from 1 to 65,535 for each character: read it from `known`, else call `ask`. */
export interface CharacterTable {
  /** 0 or undefined: not known yet. */
  readonly known: Uint16Array;
  ask(code: number): number;
}

export function characterTable(numberOf: (character: string) => number): CharacterTable {
  const known = new Uint16Array(TABLE_SIZE);
  const ask = (code: number): number => {
    const number = numberOf(String.fromCharCode(code));
    if (isInTable(code)) known[code] = number;
    return number;
  };
  return { known, ask };
}

/** A sign of ASCII, which is no space. */
const isVisible = (code: number): boolean => code > 0x20 && code < 0x7f;

/** The text without spaces around it: seldom are there any. */
export const trimmed = (text: string): string =>
  isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) ? text : text.trim();

/** A to Z and a to z. */
export const isBasicLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Invisible characters: controls, direction marks, zero-width spaces, surrogates, private use, replacement characters. */
export const UNSEEN = '\\p{Cc}\\p{Cs}\\p{Co}\\u00AD\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFD';
