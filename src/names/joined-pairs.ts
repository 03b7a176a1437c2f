/** Pairs words that are apart in one name with the word that they make together in the other. */
import { hasDigitsAtSeam, relationOfJoined } from './joined.js';
import { PREFIX } from './lexicon.js';
import { isFree, pair, type Side } from './sides.js';
import { hasDigit, type NameWord, wordAt } from './words.js';

const isJoinedText = (first: string, second: string, text: string): boolean =>
  text.length === first.length + second.length && text.startsWith(first) && text.endsWith(second);

const isJoined = (a: NameWord, b: NameWord, { plain, spelled }: NameWord): boolean =>
  isJoinedText(a.plain, b.plain, plain) ||
  isJoinedText(a.spelled, b.spelled, spelled) ||
  isJoinedText(a.plain, b.plain, spelled) ||
  isJoinedText(a.spelled, b.spelled, plain);

/** `Mc Donald` and `McDonald`, `van der Berg` and `Vanderberg`: two or three neighbours on the side of `parts` are one word on the side of `whole`. */
export function pairJoinedWords(parts: Side, whole: Side): void {
  if (parts.free < 2 || whole.free === 0) return;
  for (let at = 0; at + 1 < parts.words.length; at++) {
    if (!isFree(parts, at) || !isFree(parts, at + 1)) continue;
    const first = wordAt(parts.words, at);
    const second = wordAt(parts.words, at + 1);
    const place = placeOfJoined(first, second, whole);
    if (place < 0) pairThreeJoined(parts, at, whole);
    else pair(whole, place, parts, at, relationOfJoined(first, second, wordAt(whole.words, place), whole), [at + 1]);
  }
}

/** The same for three words, of which the first two are free. */
function pairThreeJoined(parts: Side, at: number, whole: Side): void {
  if (parts.free < 3 || at + 2 >= parts.words.length || !isFree(parts, at + 2)) return;
  const first = wordAt(parts.words, at);
  const second = wordAt(parts.words, at + 1);
  const third = wordAt(parts.words, at + 2);
  const place = placeOfThree(first, second, third, whole);
  if (place >= 0) pair(whole, place, parts, at, (first.lists & PREFIX) !== 0 ? 'spacing' : 'spelling', [at + 1, at + 2]);
}

function placeOfJoined(first: NameWord, second: NameWord, side: Side): number {
  if (hasDigitsAtSeam(first, second)) return -1;
  for (let at = 0; at < side.words.length; at++) {
    if (isFree(side, at) && isJoined(first, second, wordAt(side.words, at))) return at;
  }
  return -1;
}

/** Three words that are no letters and have no digits: those may be initials, or numbers. */
function placeOfThree(first: NameWord, second: NameWord, third: NameWord, side: Side): number {
  const three = [first, second, third];
  if (three.some((word) => word.length < 2 || hasDigit(word))) return -1;
  const joined = first.plain + second.plain + third.plain;
  return side.words.findIndex((word, at) => isFree(side, at) && word.plain === joined);
}
