/**
 * Identifiers as people write them: spaces of any width, hyphens, dots, lower case.
 *
 * Only ASCII letters become capital: a full-width or dotless letter is no letter of an identifier, and is refused later.
 */

// biome-ignore format: one line a kind
export const isSeparator = (code: number): boolean =>
  code === 0x20 || code === 0x2d || code === 0x2e || code === 0x09 || code === 0xa0 || // space, hyphen, full stop, tab, no-break space
  code === 0x2007 || code === 0x2009 || code === 0x200a || code === 0x202f || // figure, thin, hair and narrow no-break space
  (code >= 0x2010 && code <= 0x2013); // hyphens and dashes

/** The longest text that is read: no identifier comes near it, separators included. */
export const MAX_TEXT = 256;

/** How many characters a text has: one beyond U+FFFF is two code units. It makes no list of them, because a text may be large. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** True for capital letters and digits alone. The loop takes a third of the time of a regular expression. */
export function isElectronic(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 90))) return false;
  }
  return text.length <= MAX_TEXT;
}

/** A character in electronic form: capital for a small letter, a space for a separator. */
const plain = (code: number): number => (code >= 97 && code <= 122 ? code - 32 : isSeparator(code) ? 32 : code);

/** The same as a table for ASCII, the usual case. */
export const PLAIN = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => plain(code));

/** The electronic form: without separators, in capital letters. Other characters stay. */
export function electronic(text: string): string {
  if (isElectronic(text)) return text;
  const table = PLAIN;
  let result = '';
  let codes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const own = code < 128 ? (table[code] as number) : plain(code);
    if (own !== 32) codes.push(own);
    // the number of arguments of a call is limited
    if (codes.length === MAX_TEXT) {
      result += String.fromCharCode(...codes);
      codes = [];
    }
  }
  return result + String.fromCharCode(...codes);
}

/** The range in the written text of the characters `from` to `to` of its electronic form. */
export function originalRange(text: string, from: number, to: number): readonly [number, number] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isSeparator(text.charCodeAt(at))) places.push(at);
  }
  const last = places[to - 1];
  const end = last === undefined ? text.length : last + 1;
  const start = places[from] ?? end;
  return [start, Math.max(start, end)]; // an empty range after separators
}

function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** True for a long number that a spreadsheet has reformatted: 1.23E+15, or 532013000.0. Digits are lost or added. */
export const isSpreadsheetNumber = (text: string): boolean =>
  !isDigits(text) && /^\s?\d(?:[.,]\d{1,20})?E\+?\d{1,3}\s?$|^\s?\d{5,40}\.0{1,2}\s?$/i.test(text);
