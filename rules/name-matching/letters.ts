/**
 * Letters and their marks: what a letter is without them, and in which two ways an umlaut is written without one. Small letters.
 *
 * The gotcha: a mark that one language can do without makes another letter in the next: å and ä in Swedish, й and и in Russian. So names are compared without
 * marks, and where nothing else differs the marks are looked at again.
 *
 * @see ICAO 9303-3, section 6 (transliterations of national characters); Unicode Standard, annex 15, normalization forms
 */
import { lazy } from '../vocabulary/lazy.js';

/** Letters that do not part into a letter and a mark, and those that are written for another: the Arabic letters of Persian. */
export const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e', ς: 'σ', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك',
  // banks of Japan hold no small Kana: ショウジ is シヨウジ
  ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ', ッ: 'ツ', ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ヮ: 'ワ', ヵ: 'カ', ヶ: 'ケ',
  ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お', っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ', ゕ: 'か', ゖ: 'け',
}; // biome-ignore format: a table
/** Letters that are written in two ways where there is no mark: ü is u, and ue. This is the second one. */
export const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ő: 'oe', ű: 'ue', ø: 'oe', å: 'aa', đ: 'dj', ə: 'a' };

/** Marks over letters of scripts that can do without. In Japanese and Indic scripts a mark makes another letter. */
export const LOOSE_MARKS: () => RegExp = /* @__PURE__ */ lazy(
  () => /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu,
);

/** Apostrophes, of which some are letters in Unicode, and what keyboards have instead. */
export const APOSTROPHES = /['’‘ʻʼʹ`´·]/gu;

/** A letter and its marks, parted. */
interface MarkedLetter {
  readonly letter: string;
  readonly marks: string;
}

const RING = '\u030a';
/** Over a, o and u: ä, ö, ü, ő, ű, letters of their own. */
const UMLAUTS = ['\u0308', '\u030b'];
const WITH_UMLAUT = 'aou';

/** Marks of these kinds make two letters of one: å is not ä, and neither is á. */
export const kindOfMark = ({ letter, marks }: MarkedLetter): string =>
  UMLAUTS.includes(marks) && WITH_UMLAUT.includes(letter) ? 'umlaut' : marks === RING ? 'ring' : '';

/** Cyrillic letters that are no letter with an accent: й, ї, ў, ѓ, ќ. ё is е to many. */
export const areOtherLetters = (a: MarkedLetter, b: MarkedLetter): boolean =>
  /[а-я]|і/u.test(a.letter) && a.letter !== 'е' && a.marks !== b.marks;
