/**
 * The text of an address: comparison of place names, characters that no address has, post boxes and placeholders.
 *
 * Zero-width joiners belong to the spelling of Persian and Indic words and are allowed; marks of writing direction are not.
 */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { ampersand, doubtfulPlaces, noPlaces } from '../../rules/words/place-placeholders.js';
import { postBoxes } from '../../rules/words/post-boxes.js';
import { type BloomFilter, bloomFilter, extendHash, IN_NO_WORD, REMOVED, UNCLEAR } from '../characters/bloom-filter.js';
import { type CharacterTable, characterTable, isInTable, UNSEEN } from '../characters/characters.js';
import { MAX_TEXT } from '../characters/text.js';

const MARKS = /* @__PURE__ */ lazy(() => /\p{M}/gu);
const NEITHER_LETTER_NOR_DIGIT = /* @__PURE__ */ lazy(() => /[^\p{L}\p{N}]+/gu);

/** Lower case, without accents. */
const bare = (text: string): string => text.normalize('NFKD').replace(MARKS(), '').toLowerCase();

/** A place name without case, accents, spaces and punctuation: `São Paulo` and `SAO-PAULO` become the same text. */
export const foldPlace = (text: string): string =>
  isOneWord(text) ? text.toLowerCase() : bare(text).replaceAll('&', ampersand).replace(NEITHER_LETTER_NOR_DIGIT(), '');

/** True for letters without accents and digits alone. */
const isOneWord = (text: string): boolean => !/[^A-Za-z0-9]/.test(text);

/** Its words, one space before and after each, so that a word is found whole. */
export const spacedWords = (text: string): string => ` ${bare(text).replace(NEITHER_LETTER_NOR_DIGIT(), ' ').trim()} `;

/** Invisible characters and HTML. */
const UNFIT = /* @__PURE__ */ lazy(() => new RegExp(`[${UNSEEN}]|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,8});|</?[a-z]{1,10} ?/?>`, 'iu'));

const FIT = 1;
/** It may be unfit together with others, or is rare. */
const UNSURE = 2;
let fitness: CharacterTable | undefined;

/** True for text of which each character fits, whatever stands beside it. */
function isFit(text: string): boolean {
  fitness ??= characterTable((character) => (/[&<]/.test(character) || UNFIT().test(character) ? UNSURE : FIT));
  const { known, ask } = fitness;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (known[code] !== FIT && (!isInTable(code) || ask(code) !== FIT)) return false;
  }
  return true;
}

/** Start and end of the first characters that no address has. */
export function unfitRange(text: string): readonly [number, number] | undefined {
  const found = isFit(text) ? null : UNFIT().exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}

/** A post box in the words of the countries that have them. */
const POST_BOX = /* @__PURE__ */ lazy(() => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${postBoxes.join('|')})`, 'u'));

/** True where the text names a post box. */
export const isPostBox = (text: string): boolean => text.length <= MAX_TEXT && POST_BOX().test(bare(text));

/** The same letter three times or more; not I, since III is a number. */
const ONE_LETTER = /^([a-hj-z])\1{2,70}$/;

/** Whether the text is a placeholder instead of a place: `sure`, or `perhaps`. */
export function placeholderPlace(text: string): 'sure' | 'perhaps' | undefined {
  if (isNoPlaceholder(text)) return undefined;
  const word = foldPlace(text);
  if (word === '') return 'perhaps';
  if (noPlaces.split(' ').includes(word) || ONE_LETTER.test(word)) return 'sure';
  return doubtfulPlaces.split(' ').includes(word) ? 'perhaps' : undefined;
}

/** The filter looks at the first letters only: they rule out a placeholder for most texts. */
const PREFIX_LENGTH = 4;

let places: BloomFilter | undefined;

/** True where the first letters are those of no placeholder. */
function isNoPlaceholder(text: string): boolean {
  places ??= bloomFilter(`${noPlaces} ${doubtfulPlaces}`.split(' '), foldPlace, (word) => word.slice(0, PREFIX_LENGTH));
  const { known, ask } = places.table;
  let hash = 0;
  let length = 0;
  let first = 0;
  let isOneLetter = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return false;
    if (letter === REMOVED) continue;
    if (letter === IN_NO_WORD) return true;
    first ||= letter;
    isOneLetter &&= letter === first;
    hash = extendHash(hash, letter);
    length++;
    if (length === PREFIX_LENGTH) return !isOneLetter && !places.has(hash);
  }
  return false;
}
