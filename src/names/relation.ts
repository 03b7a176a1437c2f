/**
 * How two words of names relate: one is short for the other, another spelling, or a slip of the keyboard.
 *
 * @see docs/names.md for what schemes and banks say about each
 */

import { editDistance } from '../../rules/edit-distance.js';
import { lazy } from '../../rules/lazy.js';
import { FAMILIAR, SPELLINGS } from '../../rules/name-matching/given-names.js';
import { readAbbreviations } from '../../rules/name-matching/words.js';
import { lettersOf, soundOf } from './sound.js';
import { isSame, type NameWord } from './words.js';

export type Relation = 'same' | 'spelling' | 'familiar' | 'sound' | 'slip' | 'abbreviation' | 'initial' | 'transliteration' | 'spacing';

type Groups = ReadonlyMap<string, readonly number[]>;

function groupsOf(lines: string): Groups {
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.trim().split('\n').entries()) {
    for (const word of line.split(' ')) {
      const held = groups.get(word);
      if (held === undefined) groups.set(word, [index]);
      else held.push(index);
    }
  }
  return groups;
}

let tables:
  | { readonly familiar: Groups; readonly spellings: Groups; readonly abbreviations: ReadonlyMap<string, ReadonlySet<string>> }
  | undefined;

function tablesOf() {
  tables ??= { familiar: groupsOf(FAMILIAR), spellings: groupsOf(SPELLINGS), abbreviations: readAbbreviations() };
  return tables;
}

const shareGroup = (groups: Groups, a: NameWord, b: NameWord): boolean => {
  const ofA = groups.get(a.plain);
  const ofB = ofA && groups.get(b.plain);
  return ofB?.some((group) => ofA?.includes(group)) === true;
};

const MIN_SOUND = 4;
const MAX_DIFFERENCE = 4;
const DIGIT = /* @__PURE__ */ lazy(() => /\p{N}/u);
const hasDigit = ({ plain }: NameWord): boolean => DIGIT().test(plain);
/** Characters that are words or syllables: where one differs, the name does. */
const isIdeographic = ({ plain }: NameWord): boolean => plain.charCodeAt(0) >= 0x2e80;

const soundsAlike = (a: NameWord, b: NameWord): boolean =>
  a.plain[0] === b.plain[0] &&
  Math.min(a.plain.length, b.plain.length) >= MIN_SOUND &&
  Math.abs(a.plain.length - b.plain.length) <= MAX_DIFFERENCE &&
  !hasDigit(a) &&
  soundOf(a.plain) === soundOf(b.plain);

/** Slips that a word of this length may have: none, one, or two. Measured on the shorter of two. */
const allowedSlips = (length: number): number => (length >= 9 ? 2 : length >= 4 ? 1 : 0);

/** False for most pairs, at little cost: a slip changes at most two letters. */
function mayBeSlips(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let different = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count <= 2 * most;
}

function isSlip(a: NameWord, b: NameWord): boolean {
  const most = allowedSlips(Math.min(a.plain.length, b.plain.length));
  return (
    most > 0 &&
    mayBeSlips(a.plain, b.plain, most) &&
    !hasDigit(a) &&
    !hasDigit(b) &&
    !isIdeographic(a) &&
    editDistance(a.plain, b.plain, most) <= most
  );
}

/** A prefix of Arabic names that stands alone, joined, or not at all: Al-Masri, Elmasri. */
const withoutPrefix = (plain: string): string => plain.replace(/^(?:al|el|ul)(?=.{4})/, '');

/** How two words of people’s names relate; undefined where they are two words. */
export function relationOf(a: NameWord, b: NameWord): Relation | undefined {
  if (isSame(a, b)) return 'same';
  const { familiar, spellings } = tablesOf();
  if (shareGroup(spellings, a, b)) return 'spelling';
  if (shareGroup(familiar, a, b)) return 'familiar';
  if (soundsAlike(a, b)) return 'sound';
  if (a.plain.length > 5 && b.plain.length > 5 && withoutPrefix(a.plain) === withoutPrefix(b.plain)) return 'spelling';
  return isSlip(a, b) ? 'slip' : undefined;
}

/** How two words of companies’ names relate: people’s nicknames do not count, abbreviations do. */
export function relationOfBusiness(a: NameWord, b: NameWord): Relation | undefined {
  if (isSame(a, b)) return 'same';
  const { abbreviations, spellings } = tablesOf();
  if (abbreviations.get(a.plain)?.has(b.plain) || abbreviations.get(b.plain)?.has(a.plain)) return 'abbreviation';
  if (shareGroup(spellings, a, b)) return 'spelling';
  if (soundsAlike(a, b)) return 'sound';
  return isSlip(a, b) ? 'slip' : undefined;
}
