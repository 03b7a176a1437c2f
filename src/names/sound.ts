/** The sound of a word: two words with one sound are often two spellings of one name. What sounds how stands in `rules/name-matching/sounds.ts`. */
import { KEPT_LETTERS, LOST, LOST_BEFORE, LOST_TOO, SOUNDS, SOUNDS_AS, SOUNDS_OTHERWISE } from '../../rules/name-matching/sounds.js';

/** `letters`: a bit for each letter without which the pattern cannot match. */
type Rule = readonly [pattern: RegExp, sound: string, letters: number];

/** A bit for each letter of a word, in small or capital. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const RULES: readonly Rule[] = /* @__PURE__ */ SOUNDS.map(([pattern, sound, letters = '']) => [pattern, sound, lettersOf(letters)]);

const KEPT = /* @__PURE__ */ lettersOf(KEPT_LETTERS);
const isSmallLetter = (code: number): boolean => code > 0x60 && code < 0x7b;

const codeAt = (word: string, at: number): number => {
  const code = word.charCodeAt(at);
  return code === SOUNDS_OTHERWISE ? SOUNDS_AS : code;
};

/** The index of the next kept letter from `from` on; the length of the word if there is none. */
function nextKept(word: string, from: number): number {
  for (let at = from; at < word.length; at++) {
    const code = codeAt(word, at);
    if (!isSmallLetter(code) || (KEPT & (1 << (code & 31))) === 0 || code === codeAt(word, at - 1)) continue;
    if ((code !== LOST && code !== LOST_TOO) || word.charCodeAt(at + 1) !== LOST_BEFORE) return at;
  }
  return word.length;
}

/** A cheap first test: false for most words that do not sound alike, because their kept letters differ. */
export function maySoundAlike(one: string, other: string): boolean {
  let at = nextKept(one, 0);
  let place = nextKept(other, 0);
  while (at < one.length && place < other.length) {
    if (codeAt(one, at) !== codeAt(other, place)) return false;
    at = nextKept(one, at + 1);
    place = nextKept(other, place + 1);
  }
  return at === one.length && place === other.length;
}

/** The sound of a word, as a text that only compares with other sounds. */
export function soundOf(plain: string): string {
  let text = plain;
  let letters = lettersOf(plain);
  for (const [pattern, sound, needed] of RULES) {
    if ((letters & needed) !== needed) continue;
    const next = text.replace(pattern, sound);
    if (next !== text) letters = lettersOf(next);
    text = next;
  }
  return text;
}
