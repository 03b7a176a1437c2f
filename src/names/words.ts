/**
 * The words of a name, folded: small letters, without accents, punctuation and apostrophes.
 *
 * A word has two folded forms, because an umlaut is written in two ways: `Müller` is `muller` and `mueller`.
 *
 * The gotcha: `Mueller` and `Muller` have no form in common. Both may be Müller, but they are also two different family names.
 */
import { APOSTROPHES } from '../../rules/name-matching/letters.js';
import { START_OF_UNSPACED } from '../../rules/name-matching/scripts.js';
import { NO_LETTERS, withFormsApart } from '../../rules/name-matching/unspaced-forms.js';
import { DOTTED_CONNECTOR } from '../../rules/name-matching/words.js';
import { BASIC_LETTER, DIGIT, DIGITS, foldLetter, MARK, PART, plainOf, REMEMBERED, SIGN, spelledOf } from './letters.js';
import { CONNECTOR, DOTTED, DIGIT_OR_DOT as HAS_DIGIT, listsOf } from './lexicon.js';
import { endOfWord, isLetter, readAny, readComposed, type Units, unitsFor } from './units.js';
import { appendHash, beginningOf, edgeOf, endingOf, hashOf } from './word-map.js';

export interface NameWord {
  /** As it was written. */
  readonly text: string;
  /** ü is u, ø is o. */
  readonly plain: string;
  /** ü is ue, ø is oe. */
  readonly spelled: string;
  /** One letter, or several with dots: J, J.P. */
  readonly isInitials: boolean;
  /** The lists that have it, and whether it has a digit: bits of `lexicon.ts`. */
  readonly lists: number;
  /** Of the plain form, as are the next: see `word-map.ts`. */
  readonly hash: number;
  readonly length: number;
  readonly beginning: number;
  readonly ending: number;
  /** What `relation.ts` found about it. */
  lookup: Lookup | undefined;
}

/** The entries of a word in the tables, and its sound. Looked up when the word is first compared with a different one. */
export interface Lookup {
  readonly familiar: readonly number[] | undefined;
  readonly spellings: readonly number[] | undefined;
  /** The names of people that it is short for. */
  readonly contracts: ReadonlySet<string> | undefined;
  /** The words of companies that it is short for. */
  readonly abbreviates: ReadonlySet<string> | undefined;
  /** A bit for each letter. */
  readonly letters: number;
  /** Undefined until another word might sound like it. */
  sound: string | undefined;
}

/** Longer names are compared only as a whole. The contract allows 140 characters. */
export const MAX_COMPARED_NAME = 500;

let unitsOfName: Units | undefined;
let unitsOfWord: Units | undefined;

/** Makes a word of forms that are already folded. */
const makeWord = (text: string, plain: string, spelled: string, isInitials: boolean, hasDigit: boolean): NameWord =>
  wordWith(text, plain, spelled, isInitials, hasDigit, hashOf(plain), beginningOf(plain), endingOf(plain));

/** A character between two places; 0 outside. */
const codeWithin = (codes: Uint16Array, at: number, from: number, end: number): number =>
  at >= from && at < end ? (codes[at] as number) : 0;

/** Makes a word of ASCII letters. Its hash and edges are read from the units of the name. */
function wordOfLetters(codes: Uint16Array, from: number, end: number, text: string, plain: string, isInitials: boolean): NameWord {
  let hash = 0;
  for (let at = from; at < end; at++) hash = appendHash(hash, codes[at] as number);
  const beginning = edgeOf(codes[from] as number, codeWithin(codes, from + 1, from, end), codeWithin(codes, from + 2, from, end));
  const ending = edgeOf(codeWithin(codes, end - 3, from, end), codeWithin(codes, end - 2, from, end), codes[end - 1] as number);
  return wordWith(text, plain, plain, isInitials, false, hash, beginning, ending);
}

const wordWith = (
  text: string,
  plain: string,
  spelled: string,
  isInitials: boolean,
  hasDigit: boolean,
  hash: number,
  beginning: number,
  ending: number,
): NameWord => ({
  text,
  plain,
  spelled,
  isInitials,
  lists: listsOf(plain, spelled, hash) | (hasDigit ? HAS_DIGIT : 0),
  hash,
  length: plain.length,
  beginning,
  ending,
  lookup: undefined,
});

/** For words with marks, or with characters beyond the remembered ones. */
function foldAsWhole(text: string, isInitials: boolean): NameWord {
  const small = text.replace(APOSTROPHES, '').toLowerCase().normalize('NFC');
  const plain = plainOf(small);
  return makeWord(text, plain, spelledOf(small), isInitials, DIGITS().test(text));
}

/** The word from `from` to `end`, whose ASCII letters are taken from the small letters of the name. */
function foldWord({ codes, kinds }: Units, name: string, small: string, from: number, end: number, isInitials: boolean): NameWord {
  const text = name.slice(from, end);
  if (small.length !== name.length) return foldAsWhole(text, isInitials);
  let plain = '';
  let spelled = '';
  let isOne = true;
  let hasDigit = false;
  let start = from;
  for (let at = from; at < end; at++) {
    const kind = kinds[at] as number;
    if ((kind & BASIC_LETTER) !== 0) continue;
    const code = codes[at] as number;
    if (kind === MARK || code >= REMEMBERED) return foldAsWhole(text, isInitials);
    if (kind === DIGIT) hasDigit = true;
    const letter = foldLetter(code);
    const run = small.slice(start, at);
    if (isOne && letter.plain !== letter.spelled) {
      isOne = false;
      spelled = plain;
    }
    if (!isOne) spelled += run + letter.spelled;
    plain += run + letter.plain;
    start = at + 1;
  }
  const run = small.slice(start, end);
  if (start === from) return wordOfLetters(codes, from, end, text, run, isInitials);
  plain += run;
  return makeWord(text, plain, isOne ? plain : spelled + run, isInitials, hasDigit);
}

export function wordOf(text: string, isInitials: boolean): NameWord {
  const { length } = text;
  if (length > MAX_COMPARED_NAME) return foldAsWhole(text, isInitials);
  unitsOfWord ??= unitsFor(MAX_COMPARED_NAME);
  if (!readComposed(text, unitsOfWord)) readAny(text, unitsOfWord);
  return foldWord(unitsOfWord, text, text.toLowerCase(), 0, length, isInitials);
}

const DOT = 0x2e;

/** Letters with dots, which are no word for “and”, but for one. */
function initialsOf(letters: string): NameWord {
  const word = wordOf(letters, true);
  return { ...word, lists: (word.lists | DOTTED) & (word.plain === DOTTED_CONNECTOR ? ~0 : ~CONNECTOR) };
}

/** The words of a name, in its order. Letters with dots between them are one word: `S.p.A.` */
export function splitName(name: string, small = name.toLowerCase()): readonly NameWord[] {
  unitsOfName ??= unitsFor(MAX_COMPARED_NAME);
  if (name.length <= MAX_COMPARED_NAME && readComposed(name, unitsOfName)) return readWords(name, small, unitsOfName);
  const text = withFormsApart(name.replace(NO_LETTERS, '').normalize('NFKC'));
  const units = text.length > MAX_COMPARED_NAME ? unitsFor(text.length) : unitsOfName;
  readAny(text, units);
  return readWords(text, text.toLowerCase(), units);
}

function readWords(text: string, small: string, units: Units): readonly NameWord[] {
  const { codes, kinds } = units;
  const { length } = text;
  const words: NameWord[] = [];
  let letters = '';
  let next = -1;
  for (let at = 0; at < length; ) {
    const kind = kinds[at] as number;
    if ((kind & (PART | SIGN)) === 0) {
      at++;
      continue;
    }
    const end = kind === SIGN ? at + 1 : endOfWord(kinds, at);
    const isNext = at === next && letters !== '';
    const hasDot = codes[end] === DOT && end < length;
    const isOne = isLetter(kinds, at, end);
    if (isOne && (hasDot || isNext)) {
      if (!isNext && letters !== '') words.push(initialsOf(letters));
      letters = isNext ? letters + text.slice(at, end) : text.slice(at, end);
      if (!hasDot) {
        words.push(initialsOf(letters));
        letters = '';
      }
    } else {
      if (letters !== '') words.push(initialsOf(letters));
      letters = '';
      words.push(foldWord(units, text, small, at, end, isOne));
    }
    next = end + (hasDot ? 1 : 0);
    at = end;
  }
  if (letters !== '') words.push(initialsOf(letters));
  return words;
}

/** The word at a place of which the caller knows that it is within the list. */
export const wordAt = (words: readonly NameWord[], at: number): NameWord => words[at] as NameWord;

/** True for a word of one of these lists. */
export const isInList = ({ lists }: NameWord, list: number): boolean => (lists & list) !== 0;

/** True for a word that has a digit. */
export const hasDigit = ({ lists }: NameWord): boolean => (lists & HAS_DIGIT) !== 0;

/** True for a word of characters that stand for words or syllables. */
export const isUnspaced = ({ plain }: NameWord): boolean => plain.charCodeAt(0) >= START_OF_UNSPACED;

/** Stands where a name has no word: it is in no list. */
export const NO_WORD: NameWord = {
  text: '',
  plain: '',
  spelled: '',
  isInitials: false,
  lists: 0,
  hash: 0,
  length: 0,
  beginning: 0,
  ending: 0,
  lookup: undefined,
};

/** True for one word in two spellings: Müller, Mueller; Søren, Soren. */
export const isSame = (a: NameWord, b: NameWord): boolean =>
  a.plain === b.plain || a.spelled === b.spelled || a.plain === b.spelled || a.spelled === b.plain;
