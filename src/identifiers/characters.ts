/**
 * What a rule says of single characters, asked once for each of the Latin alphabets and read from a table ever after: ordinary text is read
 * in one pass, and nothing is made of it on the way.
 */

/** Basic Latin, Latin-1 Supplement, Latin Extended-A. */
const TABLE_SIZE = 0x180;

export const isInTable = (code: number): boolean => code < TABLE_SIZE;

/** A number from 1 to 255 for each character: what is `known` is read, else the rule is asked. */
export interface CharacterTable {
  /** 0 or undefined: not known. */
  readonly known: Uint8Array;
  ask(code: number): number;
}

export function characterTable(numberOf: (character: string) => number): CharacterTable {
  const known = new Uint8Array(TABLE_SIZE);
  const ask = (code: number): number => {
    const number = numberOf(String.fromCharCode(code));
    if (isInTable(code)) known[code] = number;
    return number;
  };
  return { known, ask };
}

const ORDINARY = /[ -%'-;=?-z|~\u00A0ªº\u00C0-\u00C2\u00C4-\u017F]/;
const IS_NOT = 1;
const IS = 2;
let ordinary: CharacterTable | undefined;

/**
 * True for text of Latin letters, digits and the usual signs: nothing in it is hidden, or begins markup, or comes from a wrong encoding.
 * À is no letter less than Ã, but Ã is what UTF-8 looks like that was read as Latin-1.
 */
export function isOrdinary(text: string): boolean {
  ordinary ??= characterTable((character) => (ORDINARY.test(character) ? IS : IS_NOT));
  const { known, ask } = ordinary;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (known[code] !== IS && ask(code) !== IS) return false;
  }
  return true;
}

/** True for text of characters that the table has. */
export function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isInTable(text.charCodeAt(at))) return false;
  return true;
}

/** A to Z and a to z. */
export const isBasicLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Characters that nobody sees: controls, marks of direction, spaces without width, surrogates, private ones, what stands for a lost one. */
export const UNSEEN = '\\p{Cc}\\p{Cs}\\p{Co}\\u00AD\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFD';
