/**
 * Legal forms and salutations in scripts that write no space around them, and their signs and short forms: 株式会社, ㈱, (株), カ) of Japan, ㈜ of Korea, บริษัท
 * … จำกัด of Thailand. Before its words are read, they are set apart in a name.
 *
 * The gotcha: `㈱` and wide brackets are (株) once they are normalized (NFKC), which also turns จำกัด into จํากัด. Japanese banks leave out the outer bracket: ｶ)ｻｸﾗ, ｻｸﾗ(ｶ.
 *
 * @see Zengin, the characters of a message (no small Kana, a hyphen for a long vowel) and abbreviations of legal forms in transfer messages, such as フク) for 社会福祉法人; Civil and Commercial Code of Thailand, section 1098; Company Law of China (2023), article 7
 */
import { lazy } from '../vocabulary/lazy.js';

/** Marks of a trade, which normalizing would make letters, and the tatweel. */
export const NO_LETTERS = /[\u0640™℠]/g;

/** Those of which one begins another stand behind it. */
const UNSPACED =
  /株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|医療法人社団|医療法人財団|社会医療法人|医療法人|(?:一般|公益)?[財社]団法人|学校法人|社会福祉法人|宗教法人|特定非営利活動法人|NPO法人|独立行政法人|国立大学法人|農事組合法人|弁護士法人|司法書士法人|税理士法人|股份有限公司|股份公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사/giu;

/**
 * Forms whose place is part of the name: 株式会社さくら and さくら株式会社 are two names in the register, and banks write カ) before or behind them.
 *
 * @see Companies Act of Japan, article 6 (2), which leaves the place to the company. Read 2026-11-23
 */
export const UNTURNED_FORMS: readonly string[] = ['株式会社', '有限会社', '合同会社', '合資会社', '合名会社'];

/** Short forms: those of one or two signs in brackets, and those in Kana that banks of Japan write. */
const FORMS: Readonly<Record<string, string>> = {
  株: '株式会社', 有: '有限会社', 同: '合同会社', 資: '合資会社', 名: '合名会社', 医: '医療法人', 医社: '医療法人社団', 医財: '医療法人財団', 財: '財団法人', 社: '社団法人', 一財: '一般財団法人', 一社: '一般社団法人',
  公財: '公益財団法人', 公社: '公益社団法人', 学: '学校法人', 福: '社会福祉法人', 宗: '宗教法人', 特非: '特定非営利活動法人', 独: '独立行政法人', 주: '주식회사', 유: '유한회사',
}; // biome-ignore format: a table
const KANA_FORMS: Readonly<Record<string, string>> = {
  カ: '株式会社', ユ: '有限会社', ド: '合同会社', シ: '合資会社', メ: '合名会社', ソ: '相互会社', イ: '医療法人', ザイ: '財団法人', シヤ: '社団法人', シャ: '社団法人', ガク: '学校法人', フク: '社会福祉法人', シユウ: '宗教法人', シュウ: '宗教法人',
  トクヒ: '特定非営利活動法人', ドク: '独立行政法人', ダイ: '国立大学法人', ノウ: '農事組合法人', ベン: '弁護士法人', シホウ: '司法書士法人', ゼイ: '税理士法人',
}; // biome-ignore format: a table
const IN_BRACKETS = /* @__PURE__ */ lazy(() => {
  const kana = Object.keys(KANA_FORMS).join('|');
  return new RegExp(`\\((${Object.keys(FORMS).join('|')}|${kana})\\)|^\\s*(${kana})\\)|\\((${kana})\\s*$`, 'gu');
});
const formOfSign = (sign: string): string => FORMS[sign] ?? KANA_FORMS[sign] ?? '';
/** What is written in letters of two scripts. */
const IN_TWO_SCRIPTS: Readonly<Record<string, string>> = { npo法人: '特定非営利活動法人' };
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
    .replace(IN_BRACKETS(), (_, both = '', first = '', last = '') => ` ${formOfSign(both + first + last)} `)
    .replace(UNSPACED, (form) => ` ${IN_TWO_SCRIPTS[form.toLowerCase()] ?? form} `)
    .replace(THAI_FORMS, ' ')
    .replace(LONG_VOWEL, 'ー')
    .replace(THAI_SALUTATION(), '$& ');
