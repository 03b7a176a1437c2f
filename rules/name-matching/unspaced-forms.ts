/**
 * Legal forms and salutations in scripts that write no space around them, and their signs and short forms: 株式会社, ㈱, (株), カ) of Japan, ㈜ of Korea, บริษัท
 * … จำกัด of Thailand. Before its words are read, they are set apart in a name.
 *
 * The gotcha: `㈱` and wide brackets are (株) once they are normalized (NFKC), which also turns จำกัด into จํากัด. Japanese banks leave out the outer bracket: ｶ)ｻｸﾗ, ｻｸﾗ(ｶ.
 *
 * @see Zengin, the characters of a message (no small Kana, a hyphen for a long vowel) and abbreviations of legal forms in transfer messages; Civil and Commercial Code of Thailand, section 1098; Company Law of China (2023), article 7
 */
import { lazy } from '../vocabulary/lazy.js';

/** Marks of a trade, which normalizing would make letters, and the tatweel. */
export const NO_LETTERS = /[\u0640™℠]/g;

const UNSPACED = /株式会社|有限会社|合同会社|股份有限公司|股份公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사/gu;
const IN_BRACKETS = /\(([株有同주유カユド])\)|^\s*([カユド])\)|\(([カユド])\s*$/gu;
const FORMS: Readonly<Record<string, string>> = {
  株: '株式会社', カ: '株式会社', 有: '有限会社', ユ: '有限会社', 同: '合同会社', ド: '合同会社', 주: '주식회사', 유: '유한회사',
}; // biome-ignore format: a table
/** Thai writes the form around the name. The word before says no more than the one behind. */
const THAI_FORMS = /^\s*บริษัท\s*(?=.*จํากัด)|(?=(?<!ห้างหุ้นส่วน)จํากัด)|(?<=จํากัด)/gu;
/** A long vowel of Kana, which banks hold as a hyphen: ｽ-ﾊﾟ-. */
const LONG_VOWEL = /(?<=[\u3041-\u30fa])[-‐−]/g;
/** Miss, Master and Miss (of a child), in the letters that Thai shortens them to, and what they are. */
const THAI_SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\S)น\.\s?ส\./g, 'นางสาว '],
  [/(?<!\S)ด\.\s?ช\./g, 'เด็กชาย '],
  [/(?<!\S)ด\.\s?ญ\./g, 'เด็กหญิง '],
];
/** Thai writes Mr, Mrs and Miss onto the name. */
const THAI_SALUTATION = /* @__PURE__ */ lazy(() => /(?<![\p{L}\p{M}])(?:นางสาว|นาง|นาย|เด็กชาย|เด็กหญิง)(?=\p{L})/gu);

/** A normalized name with spaces around its forms. */
export const withFormsApart = (name: string): string =>
  THAI_SHORT.reduce((text, [short, word]) => text.replace(short, word), name)
    .replace(IN_BRACKETS, (_, both = '', first = '', last = '') => ` ${FORMS[both + first + last]} `)
    .replace(UNSPACED, ' $& ')
    .replace(THAI_FORMS, ' ')
    .replace(LONG_VOWEL, 'ー')
    .replace(THAI_SALUTATION(), '$& ');
