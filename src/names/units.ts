/**
 * A name as two arrays: its code units, and the kind of each.
 *
 * Names are compared by the million, and V8, which stores strings in a dozen ways, looks up the way at each `charCodeAt`. So a text is read once.
 */
import { APOSTROPHE, BASIC_LETTER, composedKinds, kindOf, LETTER, MARK, PART } from './letters.js';

/** The arrays. Two zeros follow the last character, so that a reader may look two places ahead. */
export interface Units {
  /** UTF-16 code units; letters of ASCII are small. */
  readonly codes: Uint16Array;
  readonly kinds: Uint8Array;
}

const AHEAD = 2;
/** The bit that tells a small letter of ASCII from its capital. */
const SMALL = 0x20;
export const unitsFor = (length: number): Units => ({ codes: new Uint16Array(length + AHEAD), kinds: new Uint8Array(length + AHEAD) });

/** Reads a text that is already normalized; false for any other text, of which nothing is then valid. */
export function readComposed(text: string, { codes, kinds }: Units): boolean {
  const composed = composedKinds();
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < composed.length ? (composed[code] as number) : 0;
    if (kind === 0) return false;
    codes[at] = (kind & BASIC_LETTER) === 0 ? code : code | SMALL;
    kinds[at] = kind;
  }
  kinds[length] = 0;
  kinds[length + 1] = 0;
  return true;
}

/** Reads any text. The second of two units of one character counts as a mark, so that the two stay together. */
export function readAny(text: string, { codes, kinds }: Units): void {
  let at = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    const kind = kindOf(character.codePointAt(0) as number);
    codes[at] = (kind & BASIC_LETTER) === 0 ? code : code | SMALL;
    kinds[at++] = kind;
    if (character.length === 1) continue;
    codes[at] = character.charCodeAt(1);
    kinds[at++] = (kind & PART) === 0 ? kind : MARK;
  }
  kinds[at] = 0;
  kinds[at + 1] = 0;
}

/** The end of a word: of letters, digits, and apostrophes between them. */
export function endOfWord(kinds: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    const kind = kinds[at] as number;
    if ((kind & PART) !== 0) at += 1;
    else if (kind !== APOSTROPHE) return at;
    else if (((kinds[at + 1] as number) & PART) !== 0) at += 1;
    else if (kinds[at + 1] === APOSTROPHE && ((kinds[at + 2] as number) & PART) !== 0) at += 2;
    else return at;
  }
}

/** True for one letter with its marks. */
export function isLetter(kinds: Uint8Array, from: number, end: number): boolean {
  if (((kinds[from] as number) & LETTER) === 0) return false;
  for (let at = from + 1; at < end; at++) if (kinds[at] !== MARK) return false;
  return true;
}
