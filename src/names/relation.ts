/**
 * The relation of two words of names: one is short for the other, another spelling, or a typing error.
 *
 * @see docs/names.md for what schemes and banks say about each
 */

import { ABBREVIATIONS, readShortForms } from '../../rules/name-matching/abbreviations.js';
import { CONTRACTIONS } from '../../rules/name-matching/contractions.js';
import { FAMILIAR, SPELLINGS } from '../../rules/name-matching/given-names.js';
import { HAN_VARIANTS } from '../../rules/name-matching/han-variants.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { editDistance } from '../characters/edit-distance.js';
import { DIGIT } from './lexicon.js';
import { inLatin } from './scripts.js';
import { lettersOf, maySoundAlike, soundOf } from './sound.js';
import { hashOf, WordMap } from './word-map.js';
import { isSame, type Lookup, type NameWord } from './words.js';

export type Relation = 'same' | 'spelling' | 'familiar' | 'sound' | 'slip' | 'abbreviation' | 'initial' | 'transliteration' | 'spacing';

type Groups = WordMap<readonly number[]>;

function groupsOf(lines: string): Groups {
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.trim().split('\n').entries()) {
    for (const word of line.split(' ')) {
      const held = groups.get(word);
      if (held === undefined) groups.set(word, [index]);
      else held.push(index);
    }
  }
  return new WordMap(groups);
}

type ShortForms = WordMap<ReadonlySet<string>>;

interface Tables {
  readonly familiar: Groups;
  readonly spellings: Groups;
  readonly contractions: ShortForms;
  readonly abbreviations: ShortForms;
}

let tables: Tables | undefined;

function tablesOf(): Tables {
  tables ??= {
    familiar: groupsOf(FAMILIAR),
    spellings: groupsOf(SPELLINGS),
    contractions: new WordMap(readShortForms(CONTRACTIONS)),
    abbreviations: new WordMap(readShortForms(ABBREVIATIONS)),
  };
  return tables;
}

const GREEK_OR_CYRILLIC = /^[α-ω]|^[а-ӿ]/u;
/** The key of a Greek or Cyrillic word in the tables, which are in Latin letters: саша is sasha. */
function latinKeyOf(plain: string): string | undefined {
  if (!GREEK_OR_CYRILLIC.test(plain)) return undefined;
  return inLatin(plain, plain.charCodeAt(0) < CYRILLIC ? 'Greek' : 'Cyrillic');
}
const CYRILLIC = 0x400;

/** Looks a word up once, however many others it is compared with. */
function lookUp(word: NameWord): Lookup {
  if (word.lookup !== undefined) return word.lookup;
  const { familiar, spellings, contractions, abbreviations } = tablesOf();
  const { plain, hash } = word;
  const latin = latinKeyOf(plain);
  const groupsIn = (groups: Groups): readonly number[] | undefined =>
    groups.get(plain, hash) ?? (latin === undefined ? undefined : groups.get(latin, hashOf(latin)));
  word.lookup = {
    familiar: groupsIn(familiar),
    spellings: groupsIn(spellings),
    contracts: contractions.get(plain, hash),
    abbreviates: abbreviations.get(plain, hash),
    letters: lettersOf(plain),
    sound: undefined,
  };
  return word.lookup;
}

const shareGroup = (one: readonly number[] | undefined, other: readonly number[] | undefined): boolean =>
  one && other ? one.some((group) => other.includes(group)) : false;

const MIN_SOUND = 4;
const MAX_DIFFERENCE = 4;
const hasDigit = ({ lists }: NameWord): boolean => (lists & DIGIT) !== 0;
/** Characters that stand for words or syllables: names that differ in one are two names. */
const isIdeographic = ({ plain }: NameWord): boolean => plain.charCodeAt(0) >= 0x2e80;

function soundOfWord(word: NameWord): string {
  const known = lookUp(word);
  known.sound ??= soundOf(word.plain);
  return known.sound;
}

/** II and III are two numbers, not one number with a slip. */
const ROMAN = /^x{0,3}(?:ix|iv|v?i{0,3})$/;
const areNumbers = (a: NameWord, b: NameWord): boolean => ROMAN.test(a.plain) && ROMAN.test(b.plain);

const soundsAlike = (a: NameWord, b: NameWord): boolean =>
  a.plain.charCodeAt(0) === b.plain.charCodeAt(0) &&
  Math.min(a.length, b.length) >= MIN_SOUND &&
  Math.abs(a.length - b.length) <= MAX_DIFFERENCE &&
  !hasDigit(a) &&
  maySoundAlike(a.plain, b.plain) &&
  soundOfWord(a) === soundOfWord(b) &&
  !areNumbers(a, b);

/** How many slips two words may differ by: none, one or two, by the length of the shorter word. */
const allowedSlips = (length: number): number => (length >= 9 ? 2 : length >= 4 ? 1 : 0);

/** A cheap first test: false for most pairs, because a slip changes at most two letters. */
function mayBeSlips(a: NameWord, b: NameWord, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let different = lookUp(a).letters ^ lookUp(b).letters;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count <= 2 * most;
}

function isSlip(a: NameWord, b: NameWord): boolean {
  const most = allowedSlips(Math.min(a.length, b.length));
  return (
    most > 0 &&
    mayBeSlips(a, b, most) &&
    !hasDigit(a) &&
    !hasDigit(b) &&
    !isIdeographic(a) &&
    editDistance(a.plain, b.plain, most) <= most &&
    !areNumbers(a, b)
  );
}

const PREFIX = /^(?:al|el|ul)(?=.{4})/;
const SMALL_L = 0x6c;
/** A prefix of Arabic names that stands alone, joined, or not at all: Al-Masri, Elmasri. */
const withoutPrefix = (plain: string): string => (plain.charCodeAt(1) === SMALL_L ? plain.replace(PREFIX, '') : plain);

const SMALL_A = 0x61;
/** Nováková of Novák, Svobodová of Svoboda, Němcová of Němec: in Czech and Slovak names the family name of a woman. Others write the name of the father. */
function areOfOneFamily(a: NameWord, b: NameWord): boolean {
  const [woman, man] = a.length > b.length ? [a, b] : [b, a];
  const added = woman.length - man.length;
  if (added < 2 || added > 3 || woman.plain.charCodeAt(woman.length - 1) !== SMALL_A) return false;
  if (man.length < MIN_SOUND || !woman.plain.endsWith('ova')) return false;
  const stem = woman.plain.slice(0, -3);
  return stem === man.plain || stem === man.plain.replace(/[ao]$|e(?=[^aeiou]$)/, '');
}

const LONG_VOWEL = /o(?:[ou]|h(?![aeiouy]))|u(?:u|h(?![aeiouy]))/g;
/** Of Japanese syllables, two or more. */
const JAPANESE = /^(?:(?:[bghkmnpr]y?|[kpst]{0,2}[kpst]|[kpst]?[sc]h|tt?s|[dfjwyz])?[aeiou]|[mn](?![aeiouy])|h(?![aeiouy])){2,}$/;
const hasLongVowel = (plain: string): boolean => plain.search(LONG_VOWEL) >= 0;
/** Kōhei, which is Kouhei, Koohei and Kohhei as well as Kohei. */
function haveLongVowels(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || !(hasLongVowel(one) || hasLongVowel(other))) return false;
  const inShort = (plain: string): string => plain.replace(LONG_VOWEL, (vowel) => vowel.charAt(0));
  const short = inShort(one);
  return short === inShort(other) && JAPANESE.test(short) && JAPANESE.test(one) && JAPANESE.test(other);
}

/** さくら, サクラ: the two alphabets of one sound. */
const inKatakana = (plain: string): string =>
  plain.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));
const TO_KATAKANA = 0x60;

/** The first of the forms in which a character is written: 陳 is 陈. */
const hanForms = /* @__PURE__ */ lazy(
  () =>
    new Map(
      HAN_VARIANTS.trim()
        .split(/\s+/)
        .flatMap(([first = '', ...others]) => others.map((other) => [other, first])),
    ),
);
const inFirstForms = (plain: string): string => [...plain].map((character) => hanForms().get(character) ?? character).join('');

const isOneInOtherCharacters = (a: NameWord, b: NameWord): boolean =>
  isIdeographic(a) && a.length === b.length && inFirstForms(inKatakana(a.plain)) === inFirstForms(inKatakana(b.plain));

/** True where one of the words is what bearers of the other are called. */
export const areFamiliar = (a: NameWord, b: NameWord): boolean => shareGroup(lookUp(a).familiar, lookUp(b).familiar);

/** The relation of two words of people’s names; undefined if they are different words. Of P. and P.J. an initial is missing. */
export function relationOf(a: NameWord, b: NameWord): Relation | undefined {
  if (isSame(a, b)) return 'same';
  if (a.isInitials && b.isInitials) return a.plain.startsWith(b.plain) || b.plain.startsWith(a.plain) ? 'initial' : undefined;
  const one = lookUp(a);
  const other = lookUp(b);
  if (shareGroup(one.spellings, other.spellings)) return 'spelling';
  if (shareGroup(one.familiar, other.familiar)) return 'familiar';
  if (one.contracts?.has(b.plain) || other.contracts?.has(a.plain)) return 'abbreviation';
  if (soundsAlike(a, b)) return 'sound';
  if (haveLongVowels(a.plain, b.plain)) return 'spelling';
  if (a.length > 5 && b.length > 5 && withoutPrefix(a.plain) === withoutPrefix(b.plain)) return 'spelling';
  if (isOneInOtherCharacters(a, b) || areOfOneFamily(a, b)) return 'spelling';
  return isSlip(a, b) ? 'slip' : undefined;
}

/** What is left out of a compound at its end: `Hauptstr.`, `Dorpsstr.`, `Hausverw.`, `Handelsges.`, `Bouwbedr.` */
const END_OF_COMPOUND = /(?<=...str)(?:asse|aat)$|(?<=...verw)altung$|(?<=...ges)ellschaft$|(?<=...vers)icherung$|(?<=...bedr)ijf$/;
const areOneCompound = (a: NameWord, b: NameWord): boolean =>
  a.plain.startsWith(b.plain) !== b.plain.startsWith(a.plain) &&
  a.plain.replace(END_OF_COMPOUND, '') === b.plain.replace(END_OF_COMPOUND, '');

/** Wm. Smith & Sons Ltd, Fco. Ruiz S.L. Two letters with a vowel may be another word: Ma Trading. */
const contractsInFirm = (short: NameWord, long: NameWord): boolean =>
  lookUp(short).contracts?.has(long.plain) === true && (short.length > 2 || !/[aeiou]/.test(short.plain));

/** The relation of two words of companies’ names: abbreviations count, nicknames do not. */
export function relationOfBusiness(a: NameWord, b: NameWord): Relation | undefined {
  if (isSame(a, b)) return 'same';
  const one = lookUp(a);
  const other = lookUp(b);
  if (one.abbreviates?.has(b.plain) || other.abbreviates?.has(a.plain) || areOneCompound(a, b)) return 'abbreviation';
  if (contractsInFirm(a, b) || contractsInFirm(b, a)) return 'abbreviation';
  if (shareGroup(one.spellings, other.spellings) || isOneInOtherCharacters(a, b)) return 'spelling';
  if (soundsAlike(a, b)) return 'sound';
  return isSlip(a, b) ? 'slip' : undefined;
}
