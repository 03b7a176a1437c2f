/**
 * Fast filters over the words of a name: placeholders, legal forms of companies.
 *
 * Hardly any name has such a word, and one pass over the text rules it out for most. A filter never misses a word; the exact look-up in
 * `name.ts` decides about what it lets through.
 */

import { firstCyrillic, keyboardRows, lastCyrillic, letterOfMisreadEncoding, plainCharacter } from '../../rules/creditors/characters.js';
import { ambiguousCompanyMarkers, companyMarkers, doubtfulPlaceholders, placeholders } from '../../rules/creditors/names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { type BloomFilter, bloomFilter, extendHash, IN_NO_WORD, REMOVED, UNCLEAR } from '../characters/bloom-filter.js';
import { type CharacterTable, characterTable, isBasicLetter, isInTable } from '../characters/characters.js';

/** Small letters, one space between words. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_.,-]{1,256}/g, ' ')
    .trim();

/** A word that is typed along a row of keys. */
export const ROW = /* @__PURE__ */ new RegExp(`^(?:${/* @__PURE__ */ keyboardRows.join('|')})$`);
/** So many first keys identify a row. */
const KEYS = 3;
/** No name has the same letter so often in a row. */
const TOO_OFTEN = 4;

const SPACE = 0x20;

let filters: { readonly words: BloomFilter; readonly rows: BloomFilter; readonly table: CharacterTable } | undefined;

/** A class of its own, beside those of the filters. */
const DIGIT = 4;
/** The class of a letter is its small form, and one of these where it is of their script. */
const LATIN = 0x1000;
const CYRILLIC = 0x2000;
const LETTER = 0xfff;

function classOf(character: string): number {
  if (!plainCharacter().test(character) || character === letterOfMisreadEncoding) return UNCLEAR;
  if (/\d/.test(character)) return DIGIT;
  const folded = foldName(character);
  const script = /\P{L}/u.test(character) ? 0 : character < firstCyrillic || character > lastCyrillic ? LATIN : CYRILLIC;
  return folded === '' ? REMOVED : script | (folded.charCodeAt(0) & LETTER);
}

const compileFilters = () => ({
  words: bloomFilter([...placeholders, ...doubtfulPlaceholders], foldName),
  rows: bloomFilter(keyboardRows, foldName, (row) => row.slice(0, KEYS)),
  table: characterTable(classOf),
});

/** A name with more digits may be an identifier. */
const MAX_DIGITS = 4;
/** An IBAN has two letters before its first digit, or its label before these. */
const LETTERS_OF_IBAN = 2;
const SMALL_I = 0x69 | LATIN;

/**
 * True for ordinary text in Latin or Cyrillic letters, as most names are: no hidden characters, signs of an address or letters of two scripts, no
 * more digits than a company has in its name, no placeholder, no row of keys, no repeated letter.
 */
export function isPlain(name: string): boolean {
  filters ??= compileFilters();
  const { words, rows, table } = filters;
  const { known, ask } = table;
  let hash = 0;
  let length = 0;
  let letters = 0;
  let digits = 0;
  let last = 0;
  let times = 0;
  let first = 0;
  let seen = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return false;
    if (letter === REMOVED) continue;
    if (letter > LETTER) {
      if (letters++ === 0) first = letter;
    } else if (letter === DIGIT) {
      if (digits === 0 && (letters <= LETTERS_OF_IBAN || first === SMALL_I)) return false;
      if (++digits > MAX_DIGITS) return false;
    }
    times = letter === last ? times + 1 : 1;
    last = letter;
    seen |= letter;
    hash = extendHash(hash, letter & LETTER);
    length++;
    if (times === TOO_OFTEN || (length === KEYS && rows.has(hash))) return false;
  }
  return (seen & (LATIN | CYRILLIC)) !== (LATIN | CYRILLIC) && !words.has(hash);
}

const MARKS_AND_SIGNS = /* @__PURE__ */ lazy(() => /[\p{M}.,()&/-]/gu);
const NEITHER_LETTER_NOR_DIGIT = /* @__PURE__ */ lazy(() => /[^\p{L}\p{N}]/u);

/** Capital letters, without accents and the signs of abbreviations. */
export const bareWord = (word: string): string => word.normalize('NFD').replace(MARKS_AND_SIGNS(), '').toUpperCase();

/** A character as markers and titles write it; undefined where it may separate words or disappear. */
const bareCharacter = (character: string): string | undefined => {
  const bare = bareWord(character);
  return NEITHER_LETTER_NOR_DIGIT().test(bare) ? undefined : bare;
};

const APOSTROPHE = 0x27;

/** Markers from their last letter to their first. */
let endings: BloomFilter | undefined;

/**
 * False where the last words are no marker, and the text has no characters of scripts that write markers anywhere, or at the beginning: Cyrillic
 * capitals. Several words may make one marker: Sp. z o. o.
 */
export function mayEndInMarker(name: string): boolean {
  endings ??= bloomFilter([...companyMarkers, ...ambiguousCompanyMarkers], bareCharacter, (marker) => [...marker].reverse().join(''));
  const { known, ask } = endings.table;
  let hash = 0;
  for (let at = name.length - 1; at > 0; at--) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    // no marker has an apostrophe inside
    if (letter === IN_NO_WORD || (code === APOSTROPHE && isBasicLetter(name.charCodeAt(at + 1)))) break;
    if (letter === UNCLEAR) {
      if (code !== SPACE || endings.has(hash)) return true;
    } else if (letter !== REMOVED) hash = extendHash(hash, letter);
  }
  return mayHaveMarkerElsewhere(name);
}

/** Cyrillic capitals: О, П, З, Т begin the markers. */
const isCyrillicCapital = (code: number): boolean => code >= 0x410 && code < 0x430;

function mayHaveMarkerElsewhere(name: string): boolean {
  if (isCyrillicCapital(name.charCodeAt(0)) && isCyrillicCapital(name.charCodeAt(1))) return true;
  for (let at = 0; at < name.length; at++) if (!isInTable(name.charCodeAt(at))) return true;
  return false;
}
