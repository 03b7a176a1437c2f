/**
 * The words of a name, as they are compared: with placeholders, with what companies end in, with how people are addressed.
 *
 * Nearly no name has such a word, and most show it in one pass: what a filter lets through is looked at, what it refuses is none for sure.
 */
import { ambiguousCompanyMarkers, companyMarkers, doubtfulPlaceholders, personalTitles, placeholders } from '../../rules/names.js';
import { isLatin, isOrdinary } from './characters.js';
import { goingOn, IN_NO_WORD, LEFT_OUT, UNCLEAR, type WordFilter, wordFilter } from './word-filter.js';

/** Small letters, one space between words. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_.,-]{1,256}/g, ' ')
    .trim();

const ROWS = ['asdfg?h?j?k?l?', 'qwert[yz]u?i?o?p?', 'azertyu?i?o?p?', 'zxcvb?n?m?', 'yxcvb?n?m?'];
/** A word that is typed along a row of keys. */
export const ROW = /* @__PURE__ */ new RegExp(`^(?:${/* @__PURE__ */ ROWS.join('|')})$`);
/** So many keys tell the row. */
const KEYS = 3;
/** As often as no name has it one after the other. */
const TOO_OFTEN = 4;

let filters: { readonly words: WordFilter; readonly rows: WordFilter } | undefined;

/** Digits, and what stands in an e-mail or a web address. */
const TELLING = /[0-9@:]/;

const foldedCharacter = (character: string): string | undefined =>
  isOrdinary(character) && !TELLING.test(character) ? foldName(character) : undefined;

const compileFilters = () => ({
  words: wordFilter([...placeholders, ...doubtfulPlaceholders], foldedCharacter),
  rows: wordFilter(ROWS, foldedCharacter, (row) => row.slice(0, KEYS)),
});

/**
 * True for Latin text, as most names are: nothing hidden or foreign, no digit, no sign of an address; surely no placeholder, no keys of a
 * keyboard, no letter over and over.
 */
export function isPlain(name: string): boolean {
  filters ??= compileFilters();
  const { words, rows } = filters;
  const { known, ask } = words.table;
  let number = 0;
  let length = 0;
  let last = 0;
  let times = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return false;
    if (letter === LEFT_OUT) continue;
    times = letter === last ? times + 1 : 1;
    last = letter;
    number = goingOn(number, letter);
    length++;
    if (times === TOO_OFTEN || (length === KEYS && rows.has(number))) return false;
  }
  return !words.has(number);
}

/** Capital letters, without accents and the signs of abbreviations. */
export const bareWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,()&/-]/gu, '')
    .toUpperCase();

/** What becomes of a character in a marker or a title; undefined where it may part words or be none. */
const bareCharacter = (character: string): string | undefined => {
  const bare = bareWord(character);
  return /[^\p{L}\p{N}]/u.test(bare) ? undefined : bare;
};

/** Of a marker that has more letters the last ones. */
const ENDING = 3;
let endings: WordFilter | undefined;
let titles: WordFilter | undefined;

/** False for Latin text whose last three letters no marker has. */
export function mayEndInMarker(name: string): boolean {
  endings ??= wordFilter([...companyMarkers, ...ambiguousCompanyMarkers], bareCharacter, (marker) =>
    [...marker.slice(-ENDING)].reverse().join(''),
  );
  const { known, ask } = endings.table;
  let number = 0;
  let length = 0;
  for (let at = name.length - 1; length < ENDING; at--) {
    if (at < 0) return true;
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return true;
    if (letter === IN_NO_WORD) break;
    if (letter === LEFT_OUT) continue;
    number = goingOn(number, letter);
    length++;
  }
  return (length === ENDING && endings.has(number)) || !isLatin(name);
}

const SPACE = 0x20;

/** False where the first word is no title. */
export function mayHaveTitle(name: string): boolean {
  titles ??= wordFilter([...personalTitles], bareCharacter);
  const { known, ask } = titles.table;
  let number = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === IN_NO_WORD) return false;
    if (letter === UNCLEAR) return code !== SPACE || number === 0 || titles.has(number);
    if (letter !== LEFT_OUT) number = goingOn(number, letter);
  }
  return false; // a title and no name
}
