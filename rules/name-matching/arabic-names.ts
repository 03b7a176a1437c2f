/**
 * Names of Arabic: the article `al` before and inside of them, `Abd` (servant) before a name of God, and letters that others speak otherwise.
 *
 * The gotcha: in Latin letters the article stands alone, joined, or not at all, and its l may have become the letter behind it: Salah ud-Din.
 *
 * @see ICAO 9303-3, section 6 (transliteration of the Arabic script); ALA-LC romanization tables, Arabic, Persian and Urdu, for the other sounds of ث ذ ض ظ
 */
import type { RewriteWords } from '../vocabulary/script.js';

/** In Latin letters, the article alone: Salah al Din. */
export const ARTICLE_ALONE = /^[ae]l$/;

/** In Latin letters, the article inside of a name of one word, whose l may have become the next letter: Abd-ul-Rahman, Salah-ud-din. */
export const ARTICLE_INSIDE = /[aeiou]{1,2}(?:l|([dnrstz])(?=\1))/g;

const JOINED_ARTICLE = /^(?:al|el|ul)(?=.{4})/;
const SMALL_L = 0x6c;
const withoutArticle = (plain: string): string => (plain.charCodeAt(1) === SMALL_L ? plain.replace(JOINED_ARTICLE, '') : plain);
const MIN_LENGTH = 6;
/** The article may stand alone, joined, or not at all: Al-Masri, Elmasri, Masri. */
export const haveSameNameBehindArticle = (one: string, other: string): boolean =>
  one.length >= MIN_LENGTH && other.length >= MIN_LENGTH && withoutArticle(one) === withoutArticle(other);

/** Abd and the article of the name of God behind it, whose l may have become the letter behind it: Abdul-aziz, Abdel-latif, Abder-rahim. */
const SERVANT_WITH_ARTICLE = /^abd[aeou](?:l|([dnrstz])(?=\1))/;
const LONG_I = /ee/g;
const behindServant = (plain: string): string => plain.replace(SERVANT_WITH_ARTICLE, '').replace(LONG_I, 'i');
const MIN_SERVANT = 8;
/** The vowel of the article is heard in several ways: Abdulaziz, Abdelaziz; Abdullatif, Abdellatif. */
export const haveSameNameBehindServant = (one: string, other: string): boolean =>
  one.length >= MIN_SERVANT &&
  other.length >= MIN_SERVANT &&
  SERVANT_WITH_ARTICLE.test(one) &&
  SERVANT_WITH_ARTICLE.test(other) &&
  behindServant(one) === behindServant(other);

const ARTICLE = 'ال';
const BEHIND_ARTICLE = /^ال(?=.{3})/;
const SERVANT = 'عبد';
/** Persian and Urdu speak these as z and s: رضا is Reza, and Rida. */
const SPOKEN_OTHERWISE = /[ثذضظ]/;
const inPersian = (plain: string): string => plain.replace(/[ذضظ]/g, 'ز').replace(/ث/g, 'س');

/** Abd and the word behind it as one word. */
const withServantJoined: RewriteWords = (words, wordOf) => {
  const at = words.findIndex(({ plain }) => plain === SERVANT);
  const next = words[at + 1];
  return at < 0 || next === undefined ? [words] : [words, [...words.slice(0, at), wordOf(SERVANT + next.plain), ...words.slice(at + 2)]];
};

const partArticle = (plain: string): readonly string[] =>
  BEHIND_ARTICLE.test(plain) ? [ARTICLE, plain.replace(BEHIND_ARTICLE, '')] : [plain];

/** In Latin letters, the article stands alone or not, and so does Abd: الراشد is Alrashid and Al Rashid. */
export const writeArabicOtherwise: RewriteWords = (words, wordOf) => {
  const ways = withServantJoined(words, wordOf);
  const parted = ways.concat(ways.map((way) => way.flatMap(({ plain }) => partArticle(plain).map((part) => wordOf(part)))));
  const mayBePersian = words.some(({ plain }) => SPOKEN_OTHERWISE.test(plain));
  return mayBePersian ? parted.concat(parted.map((way) => way.map(({ plain }) => wordOf(inPersian(plain))))) : parted;
};
