/**
 * What a rule says of single characters, asked once for those of the Latin alphabets and read from a table ever after: ordinary text is read
 * in one pass, and nothing is made of it on the way.
 */

/** Basic Latin, Latin-1 Supplement, Latin Extended-A. */
const TABLE_SIZE = 0x180;

/** A number for each character of the table. What lies beyond it has none: `table[code]` is undefined. */
export const characterTable = (numberOf: (character: string) => number): Uint8Array =>
  Uint8Array.from({ length: TABLE_SIZE }, (_, code) => numberOf(String.fromCharCode(code)));

/** True where the table has a number other than 0 for each character of the text. */
export function hasOnly(table: Uint8Array, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!table[text.charCodeAt(at)]) return false;
  return true;
}

const ORDINARY = /[ -%'-;=?-z|~\u00A0ªº\u00C0-\u00C2\u00C4-\u017F]/;
let ordinary: Uint8Array | undefined;

/**
 * True for text of Latin letters, digits and the usual signs: nothing in it is hidden, or begins markup, or comes from a wrong encoding.
 * À is no letter less than Ã, but Ã is what UTF-8 looks like that was read as Latin-1.
 */
export function isOrdinary(text: string): boolean {
  ordinary ??= characterTable((character) => Number(ORDINARY.test(character)));
  return hasOnly(ordinary, text);
}

/** True for text of characters that the table has. */
export function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= TABLE_SIZE) return false;
  return true;
}

/** A to Z and a to z. */
export const isBasicLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Characters that nobody sees: controls, marks of direction, spaces without width, surrogates, private ones, what stands for a lost one. */
export const UNSEEN = '\\p{Cc}\\p{Cs}\\p{Co}\\u00AD\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFD';
