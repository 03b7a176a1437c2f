/**
 * A name as it is compared: what is asked of it more than once is found once.
 *
 * The gotcha: names are compared by the million, and most are short and Latin. What one look at each character answers is not asked of patterns.
 */
import { lazy } from '../../rules/lazy.js';
import { hasBusinessWord } from './company.js';
import { mayNameHolders, mayNameTrade } from './holders.js';
import { type CompanyName, partCompanyName } from './legal-form.js';
import { HOLDERS, TRADING } from './lexicon.js';
import { type Script, scriptsOf } from './scripts.js';
import { MAX_NAME, type NameWord, wordsOf } from './words.js';

const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);

const LATIN: readonly Script[] = ['Latin'];
const NONE: readonly Script[] = [];
/** Behind it stand letters of other scripts, and marks. */
const END_OF_LATIN = 0x250;

const isAsciiLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
/** `;`, `|`, `/`, `&`, `+`: between holders, or in a link to a trading name. */
const isSign = (code: number): boolean => code === 0x3b || code === 0x7c || code === 0x2f || code === 0x26 || code === 0x2b;

export class Name {
  readonly text: string;
  readonly hasLetter: boolean;
  /** Nothing but letters below `END_OF_LATIN` and what stands between them. */
  readonly #isLatin: boolean;
  readonly #isAscii: boolean;
  readonly #digits: number;
  readonly #hasSign: boolean;
  #words: readonly NameWord[] | undefined;
  #company: CompanyName | undefined;

  constructor(text: string) {
    let hasAsciiLetter = false;
    let isLatin = true;
    let isAscii = true;
    let digits = 0;
    let hasSign = false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isAsciiLetter(code)) hasAsciiLetter = true;
      else if (code >= 0x30 && code <= 0x39) digits++;
      else if (isSign(code)) hasSign = true;
      else if (code < 0x20 || code >= END_OF_LATIN) isLatin = false;
      if (code > 0x7f) isAscii = false;
    }
    this.text = text;
    this.hasLetter = hasAsciiLetter || LETTER().test(text);
    this.#isLatin = isLatin;
    this.#isAscii = isAscii;
    this.#digits = digits;
    this.#hasSign = hasSign;
  }

  get isTooLong(): boolean {
    return this.text.length > MAX_NAME;
  }

  /** True for the same text, but for capitals. Small letters of ASCII are as many. */
  isSameAs(other: Name): boolean {
    const { text } = other;
    if (other.#isAscii && this.#isAscii && text.length !== this.text.length) return false;
    return text.toLowerCase() === this.text.toLowerCase();
  }

  get words(): readonly NameWord[] {
    this.#words ??= wordsOf(this.text);
    return this.#words;
  }

  get company(): CompanyName {
    this.#company ??= partCompanyName(this.words);
    return this.#company;
  }

  /** The scripts that it is written in. */
  get scripts(): readonly Script[] {
    if (!this.#isLatin) return scriptsOf(this.text);
    return this.hasLetter ? LATIN : NONE;
  }

  /** An IBAN, a tax number, an account number in the place of a name. */
  get isNumber(): boolean {
    if (this.#digits < MIN_DIGITS) return false;
    const bare = this.text.replace(/[\s./-]/g, '');
    return /^(?=(?:.*\d){5})[A-Z]{0,4}[\dA-Z]{5,34}$/i.test(bare) && bare.replace(/\D/g, '').length * 2 >= bare.length;
  }

  /** True for the name of a company, by a legal form or a word. */
  get isOfCompany(): boolean {
    return this.company.isCertain || hasBusinessWord(this.company.words);
  }

  get mayHaveHolders(): boolean {
    return (this.#hasSign || this.#has(HOLDERS)) && mayNameHolders(this.text);
  }

  get mayHaveTradingName(): boolean {
    return (this.#hasSign || this.#has(TRADING)) && mayNameTrade(this.text);
  }

  #has(list: number): boolean {
    return this.words.some(({ lists }) => (lists & list) !== 0);
  }
}

const MIN_DIGITS = 5;
