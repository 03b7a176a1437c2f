/**
 * Kana in half width, as bank transfers in Japan carry them: a mark of sound is a character of its own, letters are capitals.
 *
 * The gotcha: kanji have no reading of their own. A name in them has to be asked for in kana.
 *
 * @see Unicode 16.0, Halfwidth and Fullwidth Forms, compatibility decompositions
 */
import { lazy } from '../vocabulary/lazy.js';

/** The last is the first that is no letter: the marks of sound themselves. */
const HALF_WIDTH = { from: 0xff61, to: 0xff9d, marks: ['', '\uFF9E', '\uFF9F'] } as const;

/** Katakana of full width → of half width. */
const halfWidth = /* @__PURE__ */ lazy(() => {
  const found = new Map<string, string>();
  for (let code = HALF_WIDTH.from; code <= HALF_WIDTH.to; code++) {
    for (const mark of HALF_WIDTH.marks) {
      const half = String.fromCharCode(code) + mark;
      const full = half.normalize('NFKC');
      if (full.length === 1) found.set(full, half);
    }
  }
  return found;
});

const LATIN = /* @__PURE__ */ lazy(() => /\p{Script=Latin}/u);
const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const CARRIED = /* @__PURE__ */ lazy(() => /^[\uFF61-\uFF9FA-Z0-9().,/\\ -]+$/);

/** From a letter of hiragana to that of katakana. */
const HIRAGANA = { from: 0x3041, to: 0x3096, distance: 0x60 } as const;

function writtenInHalfWidth(character: string, toBasicLatin: (letter: string) => string): string {
  const code = character.charCodeAt(0);
  const katakana = code >= HIRAGANA.from && code <= HIRAGANA.to ? String.fromCharCode(code + HIRAGANA.distance) : character;
  const capital = character.toUpperCase();
  // a sign that it does not carry is written as one that it does
  if (!CARRIED().test(capital) && !halfWidth().has(katakana) && !LETTER().test(character)) return '.';
  const needsLetters = !CARRIED().test(capital) && LATIN().test(character);
  return halfWidth().get(katakana) ?? (needsLetters ? toBasicLatin(character).toUpperCase() : capital);
}

/** Undefined where a character cannot be written. */
export function toHalfWidthKana(text: string, toBasicLatin: (letter: string) => string): string | undefined {
  const written = [...text.normalize('NFKC')].map((character) => writtenInHalfWidth(character, toBasicLatin));
  return written.every((character) => CARRIED().test(character)) ? written.join('') : undefined;
}
