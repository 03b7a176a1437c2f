/**
 * The words of a name, folded: small letters, without accents, punctuation and apostrophes.
 *
 * A word has two folded forms, because an umlaut is written in two ways: `Müller` is `muller` and `mueller`. The gotcha: `Mueller` and `Muller` have
 * no form in common. Both may be Müller, and they are two family names as well.
 */
export interface NameWord {
  /** As it was written. */
  readonly text: string;
  /** ü is u, ø is o. */
  readonly plain: string;
  /** ü is ue, ø is oe. */
  readonly spelled: string;
  /** One letter, or several with dots: J, J.P. */
  readonly isInitials: boolean;
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
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu;
const TATWEEL = /\u0640/g;
const BASIC = /^[\u0020-\u007e]*$/;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(MARKS, '').normalize('NFC');

const plainOf = (small: string): string =>
  BASIC.test(small) ? small : withoutMarks(small.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter));
const spelledOf = (small: string): string => plainOf(small.replace(UMLAUT, (letter) => SPELLED[letter] ?? letter));

const APOSTROPHES = /['’‘ʼʹ`´·]/gu;
/** Letters and digits, with apostrophes inside; or a sign that stands for "and". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼʹ`´·]{1,2}[\p{L}\p{M}\p{N}]+)*['’]?|[&+]/gu;
/** Legal forms in scripts without spaces. */
const UNSPACED =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|주식회사|유한회사|[(（]株[)）]|[(（]有[)）]|㈜/gu;

const isLetter = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word);

export function wordOf(text: string, isInitials: boolean): NameWord {
  const small = text.replace(APOSTROPHES, '').toLowerCase();
  if (BASIC.test(small)) return { text, plain: small, spelled: small, isInitials };
  const composed = small.normalize('NFC');
  return { text, plain: plainOf(composed), spelled: spelledOf(composed), isInitials };
}

/** The words of a name, in its order. Letters with dots between them are one word: `S.p.A.` */
export function wordsOf(name: string): readonly NameWord[] {
  const words: NameWord[] = [];
  const spaced = BASIC.test(name) ? name : name.normalize('NFKC').replace(TATWEEL, '').replace(UNSPACED, ' $& ');
  let letters = '';
  let end = -1;
  const close = (): void => {
    if (letters !== '') words.push(wordOf(letters, true));
    letters = '';
  };
  for (const found of spaced.matchAll(WORD)) {
    const [text] = found;
    const isNext = found.index === end && letters !== '';
    const hasDot = spaced[found.index + text.length] === '.';
    if (!isNext) close();
    if (isLetter(text) && (hasDot || isNext)) {
      letters += text;
      if (!hasDot) close();
    } else if (isNext && hasDot && text.length <= 3) {
      // S.p.A., S.Coop., Sp.k.
      close();
      words.push(wordOf(text, false));
    } else {
      close();
      words.push(wordOf(text, isLetter(text)));
    }
    end = found.index + text.length + (hasDot ? 1 : 0);
  }
  close();
  return words;
}

/** True for one word in two spellings: Müller, Mueller; Søren, Soren. */
export const isSame = (a: NameWord, b: NameWord): boolean =>
  a.plain === b.plain || a.spelled === b.spelled || a.plain === b.spelled || a.spelled === b.plain;
