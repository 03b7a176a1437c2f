/**
 * Names of Japan: long vowels in Latin letters, and the two alphabets of syllables.
 *
 * The gotcha: passports write no long vowel (Ohno is allowed for Ōno), other documents `ou`, `oo` or `oh`. So one word has to be made of Japanese syllables
 * alone before its vowels are shortened: Koh is a Chinese name as well.
 *
 * @see Hepburn romanization as in ICAO passports of Japan (Ministry of Foreign Affairs, ヘボン式ローマ字綴方表); the Unicode Standard, chart U+3040
 */
const LONG_VOWEL = /o(?:[ou]|h(?![aeiouy]))|u(?:u|h(?![aeiouy]))/g;
/** Syllables, two or more. */
const SYLLABLES = /^(?:(?:[bghkmnpr]y?|[kpst]{0,2}[kpst]|[kpst]?[sc]h|tt?s|[dfjwyz])?[aeiou]|[mn](?![aeiouy])|h(?![aeiouy])){2,}$/;
const hasLongVowel = (plain: string): boolean => plain.search(LONG_VOWEL) >= 0;

/** Kōhei, which is Kouhei, Koohei and Kohhei as well as Kohei. */
export function haveOneSpellingWithShortVowels(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || !(hasLongVowel(one) || hasLongVowel(other))) return false;
  const inShort = (plain: string): string => plain.replace(LONG_VOWEL, (vowel) => vowel.charAt(0));
  const short = inShort(one);
  return short === inShort(other) && SYLLABLES.test(short) && SYLLABLES.test(one) && SYLLABLES.test(other);
}

const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;
/** さくら, サクラ: the two alphabets of one sound. */
export const inKatakana = (plain: string): string =>
  plain.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));
