/** How well a text fits the names of a bank, from nothing to the whole name. */
import { WORDS_BEFORE_NAMES } from '../../rules/banks/words-before-names.js';
import { isUnspaced } from '../../rules/words/folded-letters.js';

/** A name as it is compared. */
export interface BankName {
  readonly words: readonly string[];
  /** The words without spaces: people write `gt bank` and `GTBank`. */
  readonly joined: string;
  /** Its own words, without those that many banks of the country have: `bradesco` of Banco Bradesco S.A. Empty where it has no others. */
  readonly own: string;
  /** True for what people call the bank, by the list of popular names. */
  readonly isPopular: boolean;
}

/** What a fit is worth; between two, the size of a bank may decide. */
export const FIT = {
  /** A popular name, or a whole name. */
  popular: 320,
  whole: 300,
  /** All but words that many banks of the country have. */
  own: 200,
  /** The beginning, of whole words; the short form: EGBANK of Egyptian Gulf Bank; words in any order. */
  begins: 120,
  /** The short form, with which its BIC begins, too: PBZ of Privredna banka Zagreb. */
  shortInBic: 115,
  short: 110,
  words: 100,
  /** The beginning of the name, within a word. */
  opening: 95,
  /** Some of several words end words of the name: Sparkasse of Stadtsparkasse. */
  ends: 90,
  /** Beginnings of words. */
  starts: 60,
  /** The beginning of its BIC, which is often what the bank is called: ABA, KBZ. */
  bic: 55,
  within: 30,
  initials: 25,
  /** The name but for one slip of the keyboard, or one of its words but for that. */
  slip: 20,
  slipOfWord: 10,
} as const;

/** A shorter end of a word says nothing. */
const LEAST_END = 5;
/** Longer texts, and names of more words, have no short form. */
const MAX_SHORT = { letters: 16, words: 12 } as const;

/** Words of a name that its short form leaves out have no more letters: the `of` of State Bank of India, not India. */
const SMALL_WORD = 3;
const isSmall = (word: string): boolean => word.length <= SMALL_WORD;

/**
 * True where the text consists of the beginnings of the words, one after the other; small words may be left out: SBI. `isShort`: of their first letters, or of
 * whole words, and of all words: EGBANK.
 */
function isOfBeginnings(text: string, words: readonly string[], isShort: boolean, at = 0): boolean {
  if (text === '') return !isShort || words.slice(at).every(isSmall);
  const word = words[at];
  if (word === undefined) return false;
  // the A of S.A. is no beginning: Bankia is not Bankinter, S.A.
  if (!isShort && word.length === 1) return isOfBeginnings(text, words, isShort, at + 1);
  for (let length = Math.min(word.length, text.length); length > 0; length--) {
    if (isShort && length > 1 && length < word.length) continue;
    if (text.startsWith(word.slice(0, length)) && isOfBeginnings(text.slice(length), words, isShort, at + 1)) return true;
  }
  return at > 0 && isSmall(word) && isOfBeginnings(text, words, isShort, at + 1);
}

/** What is asked, as it is compared. */
export interface AskedName {
  readonly words: readonly string[];
  readonly joined: string;
  readonly own: string;
  readonly isUnspaced: boolean;
}

export const askedName = (words: readonly string[], isCommon: (word: string) => boolean): AskedName => {
  const joined = words.join('');
  return { words, joined, own: words.filter((word) => !isCommon(word)).join(''), isUnspaced: isUnspaced(joined) };
};

/** True where the words begin with the text, which ends with one of them. */
function endsWithWord(joined: string, words: readonly string[]): boolean {
  let length = 0;
  for (const word of words) {
    length += word.length;
    if (length >= joined.length) return length === joined.length;
  }
  return false;
}

/** True where several words were typed, one of them stands in the name, and the others begin or end words of it. */
const endWords = (words: readonly string[], own: readonly string[]): boolean =>
  words.some((word) => own.includes(word)) &&
  words.every((word) => own.some((each) => each.startsWith(word) || (word.length >= LEAST_END && each.endsWith(word))));

/** Without an article or a legal form before it, unless nothing else is left. */
const withoutForm = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => !WORDS_BEFORE_NAMES.has(word));
  return first > 0 ? words.slice(first) : words;
};

/** True where words, of which small ones may be left out, begin with the letters, one after the other. */
function haveInitials(words: readonly string[], letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    while (at < words.length && words[at]?.charAt(0) !== letter && isSmall(words[at] as string)) at++;
    if (words[at++]?.charAt(0) !== letter) return false;
  }
  return true;
}

/** BCC Roma: a word of the name that few others have, and the first letters of others. */
const SHORT_BESIDE = { least: 2, most: 5 } as const;
function isShortBeside({ words: [first = '', second = '', ...more], own }: AskedName, words: readonly string[]): boolean {
  if (second === '' || more.length > 0) return false;
  const isBoth = (short: string, word: string): boolean => {
    if (short.length < SHORT_BESIDE.least || short.length > SHORT_BESIDE.most || !words.includes(word) || !own.includes(word)) return false;
    return haveInitials(
      words.filter((each) => each !== word),
      short,
    );
  };
  return isBoth(first, second) || isBoth(second, first);
}

function fitOfShort(joined: string, all: readonly string[]): number {
  const words = all[0]?.charAt(0) === joined.charAt(0) ? all : withoutForm(all);
  if (joined.length > MAX_SHORT.letters || words.length > MAX_SHORT.words || words[0]?.charAt(0) !== joined.charAt(0)) return 0;
  if (isOfBeginnings(joined, words, true)) return FIT.short;
  return isOfBeginnings(joined, words, false) ? FIT.initials : 0;
}

/** What the fit of a text with a name is worth; 0 where it does not fit. */
export function nameFit(asked: AskedName, name: BankName): number {
  const { joined, words } = asked;
  if (name.joined === joined) return name.isPopular ? FIT.popular : FIT.whole;
  const isWithin = words.every((word) => name.words.includes(word));
  if (isWithin && name.own !== '' && name.own === asked.own) return FIT.own;
  if (name.joined.startsWith(joined)) return endsWithWord(joined, name.words) || asked.isUnspaced ? FIT.begins : FIT.opening;
  if (isWithin) return FIT.words;
  if (words.every((word) => name.words.some((own) => own.startsWith(word)))) return FIT.starts;
  if (asked.isUnspaced && name.joined.includes(joined)) return FIT.within;
  return Math.max(fitOfShort(joined, name.words), endWords(words, name.words) || isShortBeside(asked, name.words) ? FIT.ends : 0);
}
