/**
 * The words of a name, folded: small letters, without accents, punctuation and apostrophes.
 *
 * A word has two folded forms, because an umlaut is written in two ways: `Müller` is `muller` and `mueller`. The gotcha: `Mueller` and `Muller` have
 * no form in common. Both may be Müller, and they are two family names as well.
 */
import { lazy } from '../../rules/lazy.js';
import { listsOf } from './lexicon.js';

export interface NameWord {
  /** As it was written. */
  readonly text: string;
  /** ü is u, ø is o. */
  readonly plain: string;
  /** ü is ue, ø is oe. */
  readonly spelled: string;
  /** One letter, or several with dots: J, J.P. */
  readonly isInitials: boolean;
  /** The lists that have it: bits of `lexicon.ts`. */
  readonly lists: number;
}

/** Longer names are compared as a whole only: the contract carries 140 characters. */
export const MAX_NAME = 500;

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e', ς: 'σ', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك',
}; // biome-ignore format: a table
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ő: 'oe', ű: 'ue', ø: 'oe', å: 'aa', đ: 'dj' };

const SPECIAL = /[ßæœøłđðþıħŧŋəςىةیک]/gu;
const UMLAUT = /[äöüőűøåđ]/gu;
/** Marks over letters of scripts that can do without. In Japanese and Indic scripts a mark makes another letter. */
const MARKS = /* @__PURE__ */ lazy(
  () => /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu,
);
const TATWEEL = /\u0640/g;
const BASIC = /^[\u0020-\u007e]*$/;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(MARKS(), '').normalize('NFC');

const plainOf = (small: string): string =>
  BASIC.test(small) ? small : withoutMarks(small.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter));
const spelledOf = (small: string): string => plainOf(small.replace(UMLAUT, (letter) => SPELLED[letter] ?? letter));

/** Legal forms in scripts without spaces. */
const UNSPACED =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|[(（]株[)）]|[(（]有[)）]|㈜/gu;

/** Latin, Greek, Cyrillic, Hebrew and Arabic: their characters are looked up once and remembered. */
const REMEMBERED = 0x700;

const NO_PART = 1;
const LETTER = 2;
const DIGIT = 3;
const MARK = 4;
const APOSTROPHE = 5;
const SIGN = 6;
const kinds = new Uint8Array(REMEMBERED);

const LETTERS = /* @__PURE__ */ lazy(() => /\p{L}/u);
const DIGITS = /* @__PURE__ */ lazy(() => /\p{N}/u);
const ACCENTS = /* @__PURE__ */ lazy(() => /\p{M}/u);

function findKind(character: string): number {
  if (LETTERS().test(character)) return /[ʼʹ]/u.test(character) ? APOSTROPHE : LETTER;
  if (DIGITS().test(character)) return DIGIT;
  if (ACCENTS().test(character)) return MARK;
  if (/['’‘`´·]/u.test(character)) return APOSTROPHE;
  return /[&+]/.test(character) ? SIGN : NO_PART;
}

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  if (code >= REMEMBERED) return findKind(String.fromCodePoint(code));
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const kind = findKind(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
const isPart = (kind: number): boolean => kind === LETTER || kind === DIGIT || kind === MARK;

/** Where a word ends: letters, digits, and apostrophes inside. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (isPart(kind)) at += widthAt(text, at);
    else if (kind !== APOSTROPHE) return at;
    else if (at + 1 < text.length && isPart(kindAt(text, at + 1))) at += 1;
    else if (at + 2 < text.length && kindAt(text, at + 1) === APOSTROPHE && isPart(kindAt(text, at + 2))) at += 2;
    else return at;
  }
  return at;
}

/** ASCII without apostrophes. */
function isSimple(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7e || code === 0x27 || code === 0x60) return false;
  }
  return true;
}

const makeWord = (text: string, plain: string, spelled: string, isInitials: boolean): NameWord => ({
  text,
  plain,
  spelled,
  isInitials,
  lists: listsOf(plain, spelled),
});

const plains: string[] = [];
const spellings: string[] = [];

/** Undefined for words with characters that are looked up as a whole. */
function foldQuickly(text: string, isInitials: boolean): NameWord | undefined {
  let plain = '';
  let spelled = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= REMEMBERED || kindAt(text, at) === MARK) return undefined;
    let letter = plains[code];
    if (letter === undefined) {
      const small = kinds[code] === APOSTROPHE ? '' : text.charAt(at).toLowerCase().normalize('NFC');
      letter = plainOf(small);
      plains[code] = letter;
      spellings[code] = spelledOf(small);
    }
    plain += letter;
    spelled += spellings[code];
  }
  return makeWord(text, plain, plain === spelled ? plain : spelled, isInitials);
}

const APOSTROPHES = /['’‘ʼʹ`´·]/gu;

export function wordOf(text: string, isInitials: boolean): NameWord {
  if (isSimple(text)) {
    const plain = text.toLowerCase();
    return makeWord(text, plain, plain, isInitials);
  }
  const folded = foldQuickly(text, isInitials);
  if (folded !== undefined) return folded;
  const small = text.replace(APOSTROPHES, '').toLowerCase().normalize('NFC');
  return makeWord(text, plainOf(small), spelledOf(small), isInitials);
}

/** A letter, with its marks. */
function isLetter(word: string): boolean {
  if (kindAt(word, 0) !== LETTER) return false;
  for (let at = widthAt(word, 0); at < word.length; at += widthAt(word, at)) if (kindAt(word, at) !== MARK) return false;
  return true;
}

const DOT = 0x2e;
/** Latin up to Extended-A, but for what has a form of compatibility: nbsp, ª, ¼, ĳ, ŉ, ſ. */
const COMPOSED = /^[ -~¡-§©«-®°±¶·»¿-ıĴ-ľŁ-ňŊ-ž]*$/;
/** True for most Latin names: normalizing leaves them as they are. */
const isComposed = (name: string): boolean => COMPOSED.test(name);

/** The words of a name, in its order. Letters with dots between them are one word: `S.p.A.` */
export function wordsOf(name: string): readonly NameWord[] {
  const words: NameWord[] = [];
  const spaced = isComposed(name) ? name : name.normalize('NFKC').replace(TATWEEL, '').replace(UNSPACED, ' $& ');
  let letters = '';
  let next = -1;
  for (let at = 0; at < spaced.length; ) {
    const kind = kindAt(spaced, at);
    if (!isPart(kind) && kind !== SIGN) {
      at++;
      continue;
    }
    const end = kind === SIGN ? at + 1 : endOfWord(spaced, at);
    const text = spaced.slice(at, end);
    const isNext = at === next && letters !== '';
    const hasDot = spaced.charCodeAt(end) === DOT;
    const isOne = isLetter(text);
    if (isOne && (hasDot || isNext)) {
      if (!isNext && letters !== '') words.push(wordOf(letters, true));
      letters = isNext ? letters + text : text;
      if (!hasDot) {
        words.push(wordOf(letters, true));
        letters = '';
      }
    } else {
      if (letters !== '') words.push(wordOf(letters, true));
      letters = '';
      words.push(wordOf(text, isOne));
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
