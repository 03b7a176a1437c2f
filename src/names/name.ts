/**
 * A name to compare, with its words and what they show. Each property is worked out when it is first read, and kept.
 *
 * The gotcha: names are compared by the million, and most are short and Latin. One pass over the characters answers most questions before a regular expression does.
 */
import { END_OF_LATIN, LATIN } from '../../rules/name-matching/scripts.js';
import { FIRM_SALUTATION_SIGN, PROPRIETARY_SIGN } from '../../rules/name-matching/words.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { ScriptRule } from '../../rules/vocabulary/script.js';
import { hasBusinessWord } from './company.js';
import { hasWordOf } from './connectors.js';
import { mayNameHolders, mayNameTrade } from './holders.js';
import { type CompanyName, splitCompanyName } from './legal-form.js';
import { HOLDER_CONNECTOR, TRADING_WORD } from './lexicon.js';
import { scriptsOf } from './scripts.js';
import { MAX_COMPARED_NAME, type NameWord, splitName } from './words.js';

const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);

const ONLY_LATIN: readonly ScriptRule[] = [LATIN];
const NONE: readonly ScriptRule[] = [];
const SIGNS_OF_FIRMS = [FIRM_SALUTATION_SIGN, PROPRIETARY_SIGN];

/** What is asked about the characters of a name, a bit each. */
const BASIC_LETTER = 1;
const DIGIT = 2;
/** Stands in links to trading names, and between holders: `t/a`. */
const STROKE = 4;
/** `;`, `|`, `&`, `+`: between holders. */
const SIGN = 8;
const NOT_BASIC = 16;
const NOT_LATIN = 32;
/** `#`, `$`, `%`, `@`, and `+`, which may be one: no word, and no mere punctuation. */
const OTHER_SIGN = 64;

/** `¢`, `£`, `¤`, `¥`. The others are not Latin. */
const isCurrencySign = (code: number): boolean => code >= 0xa2 && code <= 0xa5;

function bitsOf(code: number): number {
  if (code < 0x20) return NOT_LATIN;
  if (code > 0x7f) return isCurrencySign(code) ? NOT_BASIC | OTHER_SIGN : NOT_BASIC;
  const character = String.fromCharCode(code);
  if (/[A-Za-z]/.test(character)) return BASIC_LETTER;
  if (/\d/.test(character)) return DIGIT;
  if (/[#$%@]/.test(character)) return OTHER_SIGN;
  if (character === '+') return SIGN | OTHER_SIGN;
  return character === '/' ? STROKE : /[;|&]/.test(character) ? SIGN : 0;
}
const bitsByCode = /* @__PURE__ */ lazy(() => Uint8Array.from({ length: END_OF_LATIN }, (_, code) => bitsOf(code)));

export class Name {
  readonly text: string;
  readonly hasLetter: boolean;
  /** The bits of all of its characters. */
  readonly #bits: number;
  readonly #digits: number;
  #small: string | undefined;
  #words: readonly NameWord[] | undefined;
  #company: CompanyName | undefined;

  constructor(text: string) {
    const table = bitsByCode();
    const { length } = text;
    let bits = 0;
    let digits = 0;
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      const own = code < END_OF_LATIN ? (table[code] as number) : NOT_BASIC | NOT_LATIN;
      bits |= own;
      digits += own & DIGIT;
    }
    this.text = text;
    this.hasLetter = (bits & BASIC_LETTER) !== 0 || LETTER().test(text);
    this.#bits = bits;
    this.#digits = digits / DIGIT;
  }

  get isTooLong(): boolean {
    return this.text.length > MAX_COMPARED_NAME;
  }

  /** True for the same text, but for capitals. Small letters of ASCII are as many. */
  isSameAs(other: Name): boolean {
    if (((other.#bits | this.#bits) & NOT_BASIC) === 0 && other.text.length !== this.text.length) return false;
    return other.#inSmallLetters === this.#inSmallLetters;
  }

  get #inSmallLetters(): string {
    this.#small ??= this.text.toLowerCase();
    return this.#small;
  }

  get words(): readonly NameWord[] {
    this.#words ??= this.#hasSignOfFirm
      ? splitName(SIGNS_OF_FIRMS.reduce((text, [sign, word]) => text.replace(sign, word), this.text))
      : splitName(this.text, this.#inSmallLetters);
    return this.#words;
  }

  /** M/s before a name, P/L behind it. */
  get #hasSignOfFirm(): boolean {
    return (this.#bits & STROKE) !== 0 && SIGNS_OF_FIRMS.some(([sign]) => sign.test(this.text));
  }

  get company(): CompanyName {
    this.#company ??= splitCompanyName(this.words);
    return this.#company;
  }

  /** Without its legal form. */
  get bare(): string {
    return this.company.words.map(({ text }) => text).join(' ');
  }

  get isBasic(): boolean {
    return (this.#bits & NOT_BASIC) === 0;
  }

  /** False for most names: they are letters and punctuation. */
  get mayHaveOtherSigns(): boolean {
    return (this.#bits & (OTHER_SIGN | NOT_LATIN)) !== 0;
  }

  /** The scripts that it is written in, but for its legal form: ABC株式会社 is Latin. */
  get scripts(): readonly ScriptRule[] {
    if ((this.#bits & NOT_LATIN) !== 0) return scriptsOf(this.isTooLong ? this.text : this.bare);
    return this.hasLetter ? ONLY_LATIN : NONE;
  }

  /** An IBAN, a tax number, an account number in the place of a name. Companies are called by their number as well: 1234567 B.C. Ltd. */
  get isNumber(): boolean {
    if (this.#digits < MIN_DIGITS || this.company.forms.length > 0) return false;
    const bare = this.text.replace(/[\s./-]/g, '');
    return /^(?=(?:.*\d){5})[A-Z]{0,4}[\dA-Z]{5,34}$/i.test(bare) && bare.replace(/\D/g, '').length * 2 >= bare.length;
  }

  /** True for the name of a company, by a legal form or a word. */
  get isOfCompany(): boolean {
    return this.company.isCertain || hasBusinessWord(this.company.words);
  }

  get mayHaveHolders(): boolean {
    return ((this.#bits & (SIGN | STROKE)) !== 0 || hasWordOf(this.words, HOLDER_CONNECTOR)) && mayNameHolders(this.text);
  }

  get mayHaveTradingName(): boolean {
    return ((this.#bits & STROKE) !== 0 || hasWordOf(this.words, TRADING_WORD)) && mayNameTrade(this.text);
  }
}

const MIN_DIGITS = 5;
