/**
 * Fast filters over the words of a name: placeholders, legal forms of companies, personal titles.
 *
 * Hardly any name has such a word, and one pass over the text rules it out for most. A filter never misses a word; the exact look-up in
 * `name.ts` decides about what it lets through.
 */
import { lazy } from '../../rules/lazy.js';
import { ambiguousCompanyMarkers, companyMarkers, doubtfulPlaceholders, personalTitles, placeholders } from '../../rules/names.js';
import { type BloomFilter, bloomFilter, extendHash, IN_NO_WORD, REMOVED, UNCLEAR } from './bloom-filter.js';
import { isLatin, isOrdinary } from './characters.js';

/** Small letters, one space between words. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_.,-]{1,256}/g, ' ')
    .trim();

const ROWS = ['asdfg?h?j?k?l?', 'qwert[yz]u?i?o?p?', 'azertyu?i?o?p?', 'zxcvb?n?m?', 'yxcvb?n?m?'];
/** A word that is typed along a row of keys. */
export const ROW = /* @__PURE__ */ new RegExp(`^(?:${/* @__PURE__ */ ROWS.join('|')})$`);
/** So many first keys identify a row. */
const KEYS = 3;
/** No name has the same letter so often in a row. */
const TOO_OFTEN = 4;

let filters: { readonly words: BloomFilter; readonly rows: BloomFilter } | undefined;

/** Digits, and the signs of an e-mail or web address. */
const TELLING = /[0-9@:]/;

const foldedCharacter = (character: string): string | undefined =>
  isOrdinary(character) && !TELLING.test(character) ? foldName(character) : undefined;

const compileFilters = () => ({
  words: bloomFilter([...placeholders, ...doubtfulPlaceholders], foldedCharacter),
  rows: bloomFilter(ROWS, foldedCharacter, (row) => row.slice(0, KEYS)),
});

/**
 * True for ordinary Latin text, as most names are: no hidden characters, digits or signs of an address, no placeholder, no row of keys, no
 * repeated letter.
 */
export function isPlain(name: string): boolean {
  filters ??= compileFilters();
  const { words, rows } = filters;
  const { known, ask } = words.table;
  let hash = 0;
  let length = 0;
  let last = 0;
  let times = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return false;
    if (letter === REMOVED) continue;
    times = letter === last ? times + 1 : 1;
    last = letter;
    hash = extendHash(hash, letter);
    length++;
    if (times === TOO_OFTEN || (length === KEYS && rows.has(hash))) return false;
  }
  return !words.has(hash);
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

/** The filter looks at so many last letters of a marker. */
const ENDING = 3;
let endings: BloomFilter | undefined;
let titles: BloomFilter | undefined;

/** False for Latin text whose last three letters end no marker. */
export function mayEndInMarker(name: string): boolean {
  endings ??= bloomFilter([...companyMarkers, ...ambiguousCompanyMarkers], bareCharacter, (marker) =>
    [...marker.slice(-ENDING)].reverse().join(''),
  );
  const { known, ask } = endings.table;
  let hash = 0;
  let length = 0;
  for (let at = name.length - 1; length < ENDING; at--) {
    if (at < 0) return true;
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return true;
    if (letter === IN_NO_WORD) break;
    if (letter === REMOVED) continue;
    hash = extendHash(hash, letter);
    length++;
  }
  return (length === ENDING && endings.has(hash)) || !isLatin(name);
}

const SPACE = 0x20;

/** False where the first word is no title. */
export function mayHaveTitle(name: string): boolean {
  titles ??= bloomFilter([...personalTitles], bareCharacter);
  const { known, ask } = titles.table;
  let hash = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === IN_NO_WORD) return false;
    if (letter === UNCLEAR) return code !== SPACE || hash === 0 || titles.has(hash);
    if (letter !== REMOVED) hash = extendHash(hash, letter);
  }
  return false; // a title and no name
}
