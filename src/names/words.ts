/**
 * The words of a name, folded: small letters, without accents, punctuation and apostrophes.
 *
 * A word has two folded forms, because an umlaut is written in two ways: `Müller` is `muller` and `mueller`. The gotcha: `Mueller` and `Muller` have
 * no form in common. Both may be Müller, and they are two family names as well.
 *
 * Names are compared by the million, so a name is copied once into an array of its UTF-16 code units, and everything else reads that: V8 stores strings in
 * a dozen ways, and finds out about each one at each character. The bench row `names/folded` pays for it.
 */
import {
  APOSTROPHE,
  BASIC_LETTER,
  composedKinds,
  DIGIT,
  foldLetter,
  kindOf,
  LETTER,
  MARK,
  PART,
  plainOf,
  REMEMBERED,
  SIGN,
  spelledOf,
} from './letters.js';
import { DIGIT as HAS_DIGIT, listsOf } from './lexicon.js';
import { appendHash, hashOf } from './word-map.js';

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
  /** Of the plain form. */
  readonly hash: number;
  /** What `relation.ts` found about it. */
  lookup: Lookup | undefined;
}

/** What the tables know of a word, and how it sounds: found when it is first held against one that is not the same. */
export interface Lookup {
  readonly familiar: readonly number[] | undefined;
  readonly spellings: readonly number[] | undefined;
  /** The words that it is short for. */
  readonly abbreviates: ReadonlySet<string> | undefined;
  /** Undefined until another word might sound like it. */
  sound: string | undefined;
}

/** Longer names are compared as a whole only: the contract carries 140 characters. */
export const MAX_NAME = 500;

const TATWEEL = /\u0640/g;
/** Legal forms in scripts without spaces. */
const UNSPACED =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|[(（]株[)）]|[(（]有[)）]|㈜/gu;

/** What is being read. Behind the last character stand two zeros, which are no part of a word: one may look two places ahead. */
interface Units {
  /** UTF-16 code units. */
  readonly codes: Uint16Array;
  readonly kinds: Uint8Array;
}

const AHEAD = 2;
const unitsFor = (length: number): Units => ({ codes: new Uint16Array(length + AHEAD), kinds: new Uint8Array(length + AHEAD) });
let unitsOfName: Units | undefined;
let unitsOfWord: Units | undefined;

/** Reads a text that normalizing leaves as it is; false for others. */
function readComposed(text: string, { codes, kinds }: Units): boolean {
  const composed = composedKinds();
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < composed.length ? (composed[code] as number) : 0;
    if (kind === 0) return false;
    codes[at] = code;
    kinds[at] = kind;
  }
  kinds[length] = 0;
  kinds[length + 1] = 0;
  return true;
}

/** The second of two units that are one character counts as a mark: in a word, it goes where the first one does. */
function readAny(text: string, { codes, kinds }: Units): void {
  let at = 0;
  for (const character of text) {
    codes[at] = character.charCodeAt(0);
    const kind = kindOf(character.codePointAt(0) as number);
    kinds[at++] = kind;
    if (character.length === 1) continue;
    codes[at] = character.charCodeAt(1);
    kinds[at++] = (kind & PART) === 0 ? kind : MARK;
  }
  kinds[at] = 0;
  kinds[at + 1] = 0;
}

/** Where a word ends: letters, digits, and apostrophes inside. */
function endOfWord(kinds: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    const kind = kinds[at] as number;
    if ((kind & PART) !== 0) at += 1;
    else if (kind !== APOSTROPHE) return at;
    else if (((kinds[at + 1] as number) & PART) !== 0) at += 1;
    else if (kinds[at + 1] === APOSTROPHE && ((kinds[at + 2] as number) & PART) !== 0) at += 2;
    else return at;
  }
}

/** A letter, with its marks. */
function isLetter(kinds: Uint8Array, from: number, end: number): boolean {
  if (((kinds[from] as number) & LETTER) === 0) return false;
  for (let at = from + 1; at < end; at++) if (kinds[at] !== MARK) return false;
  return true;
}

const makeWord = (text: string, plain: string, spelled: string, hash: number, isInitials: boolean, hasDigit: boolean): NameWord => ({
  text,
  plain,
  spelled,
  isInitials,
  lists: listsOf(plain, spelled, hash) | (hasDigit ? HAS_DIGIT : 0),
  hash,
  lookup: undefined,
});

const APOSTROPHES = /['’‘ʼʹ`´·]/gu;

/** For words with characters that are not remembered, and with marks. */
function foldAsWhole(text: string, isInitials: boolean): NameWord {
  const small = text.replace(APOSTROPHES, '').toLowerCase().normalize('NFC');
  const plain = plainOf(small);
  return makeWord(text, plain, spelledOf(small), hashOf(plain), isInitials, /\p{N}/u.test(text));
}

/** A text in small letters, where that keeps each character in its place: İ becomes two. */
function inSmallLetters(text: string): string | undefined {
  const small = text.toLowerCase();
  return small.length === text.length ? small : undefined;
}

/** The bit that tells a small letter of ASCII from its capital. */
const SMALL = 0x20;

/** The word from `from` to `end`, whose ASCII letters are taken from the small letters of the name. */
function foldWord(
  { codes, kinds }: Units,
  name: string,
  small: string | undefined,
  from: number,
  end: number,
  isInitials: boolean,
): NameWord {
  const text = name.slice(from, end);
  if (small === undefined) return foldAsWhole(text, isInitials);
  let plain = '';
  let spelled = '';
  let isOne = true;
  let hasDigit = false;
  let hash = 0;
  let start = from;
  for (let at = from; at < end; at++) {
    const kind = kinds[at] as number;
    const code = codes[at] as number;
    if ((kind & BASIC_LETTER) !== 0) {
      hash = appendHash(hash, code | SMALL);
      continue;
    }
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
  if (start === from) return makeWord(text, run, run, hash, isInitials, hasDigit);
  plain += run;
  return makeWord(text, plain, isOne ? plain : spelled + run, hashOf(plain), isInitials, hasDigit);
}

export function wordOf(text: string, isInitials: boolean): NameWord {
  const { length } = text;
  if (length > MAX_NAME) return foldAsWhole(text, isInitials);
  unitsOfWord ??= unitsFor(MAX_NAME);
  if (!readComposed(text, unitsOfWord)) readAny(text, unitsOfWord);
  return foldWord(unitsOfWord, text, inSmallLetters(text), 0, length, isInitials);
}

const DOT = 0x2e;

/** The words of a name, in its order. Letters with dots between them are one word: `S.p.A.` */
export function wordsOf(name: string): readonly NameWord[] {
  unitsOfName ??= unitsFor(MAX_NAME);
  if (name.length <= MAX_NAME && readComposed(name, unitsOfName)) return readWords(name, unitsOfName);
  const text = name.normalize('NFKC').replace(TATWEEL, '').replace(UNSPACED, ' $& ');
  const units = text.length > MAX_NAME ? unitsFor(text.length) : unitsOfName;
  readAny(text, units);
  return readWords(text, units);
}

function readWords(text: string, units: Units): readonly NameWord[] {
  const { codes, kinds } = units;
  const { length } = text;
  const small = inSmallLetters(text);
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
      if (!isNext && letters !== '') words.push(wordOf(letters, true));
      letters = isNext ? letters + text.slice(at, end) : text.slice(at, end);
      if (!hasDot) {
        words.push(wordOf(letters, true));
        letters = '';
      }
    } else {
      if (letters !== '') words.push(wordOf(letters, true));
      letters = '';
      words.push(foldWord(units, text, small, at, end, isOne));
    }
    next = end + (hasDot ? 1 : 0);
    at = end;
  }
  if (letters !== '') words.push(wordOf(letters, true));
  return words;
}

/** True for one word in two spellings: Müller, Mueller; Søren, Soren. */
export const isSame = (a: NameWord, b: NameWord): boolean =>
  a.plain === b.plain || a.spelled === b.spelled || a.plain === b.spelled || a.spelled === b.plain;
