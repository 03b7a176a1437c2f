/**
 * The scripts of addresses, as classes of Unicode properties, and letters of Latin script that no accent makes.
 *
 * @see https://www.unicode.org/reports/tr24 (Unicode Standard Annex 24, script property)
 */

/** Chinese and Korean letters, which run on into numbers: `大厦100022`. */
export const runOnScripts = '\\p{Script=Han}\\p{Script=Hangul}';

/** Chinese, Japanese and Korean letters: addresses in them may begin with the largest part. */
export const largestFirstScripts = `${runOnScripts}\\p{Script=Hiragana}\\p{Script=Katakana}`;

/** Scripts that write without spaces, or that we have no names in. */
export const scriptsWithoutSpaces = `${largestFirstScripts}\\p{Script=Thai}`;

/** The letters that most addresses are written in, and the names of subdivisions that are known. */
export const latinScript = '\\p{Script=Latin}';

/** Greek, Cyrillic, Arabic, Han and others, as a range of characters: what is no Latin letter, sign or accent. */
export const otherScripts = '\\u0370-\\u1dff\\u2c00-\\uffff';

/** Letters and signs that Unicode does not decompose, as they are compared. */
export const withoutDecomposition: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  '’': "'",
  ʻ: "'",
  '\u00a0': ' ',
};
