/**
 * The relation of two words of names: one is short for the other, another spelling, or a typing error.
 *
 * @see docs/names.md for what schemes and banks say about each
 */

import { ABBREVIATIONS, ENDS_OF_COMPOUNDS, readShortForms } from '../../rules/name-matching/abbreviations.js';
import { CONTRACTIONS } from '../../rules/name-matching/contractions.js';
import { FAMILIAR, SPELLINGS } from '../../rules/name-matching/given-names.js';
import { SPELLING_RULES, SPELLING_RULES_OF_BUSINESS, type SpellingRule } from '../../rules/name-matching/spelling-rules.js';
import { editDistance } from '../characters/edit-distance.js';
import { latinKeyOf } from './scripts.js';
import { lettersOf, maySoundAlike, soundOf } from './sound.js';
import { hashOf, WordMap } from './word-map.js';
import { hasDigit, isSame, isUnspaced, type Lookup, type NameWord } from './words.js';

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
    !isUnspaced(a) &&
    editDistance(a.plain, b.plain, most) <= most &&
    !areNumbers(a, b)
  );
}

/** True where a rule of a language says that two words are one name. */
function isOneBy(rules: readonly SpellingRule[], { plain: one }: NameWord, { plain: other }: NameWord): boolean {
  for (let at = 0; at < rules.length; at++) if ((rules[at] as SpellingRule)(one, other)) return true;
  return false;
}

/** True for a given name that the lists have. */
export const isGivenName = (word: NameWord): boolean => lookUp(word).familiar !== undefined || lookUp(word).spellings !== undefined;

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
  if (isOneBy(SPELLING_RULES, a, b)) return 'spelling';
  return isSlip(a, b) ? 'slip' : undefined;
}

const areOneCompound = (a: NameWord, b: NameWord): boolean =>
  a.plain.startsWith(b.plain) !== b.plain.startsWith(a.plain) &&
  a.plain.replace(ENDS_OF_COMPOUNDS, '') === b.plain.replace(ENDS_OF_COMPOUNDS, '');

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
  if (shareGroup(one.spellings, other.spellings) || isOneBy(SPELLING_RULES_OF_BUSINESS, a, b)) return 'spelling';
  if (soundsAlike(a, b)) return 'sound';
  return isSlip(a, b) ? 'slip' : undefined;
}
