/**
 * The words of an address: what makes two of them the same, what cannot be in one, what stands in one for a place that it does not name.
 *
 * Joiners without width are letters' business in Persian and in India, and stay; marks that turn the direction of writing are not.
 */
import { isOrdinary, UNSEEN } from './characters.js';
import { MAX_TEXT } from './text.js';
import { goingOn, IN_NO_WORD, LEFT_OUT, UNCLEAR, type WordFilter, wordFilter } from './word-filter.js';

/** Lower case, without accents. */
const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What is left of a name when case, accents, spaces and punctuation are taken from it: `São Paulo` and `SAO-PAULO` are one. */
export const foldPlace = (text: string): string =>
  isOneWord(text)
    ? text.toLowerCase()
    : bare(text)
        .replaceAll('&', 'and')
        .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters without accents, and digits: in them there is nothing to take away. */
const isOneWord = (text: string): boolean => !/[^A-Za-z0-9]/.test(text);

/** Its words, one space before and after each, so that a word is found whole. */
export const wordsOf = (text: string): string =>
  ` ${bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What nobody sees, and HTML. */
const UNFIT = /* @__PURE__ */ new RegExp(`[${UNSEEN}]|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,8});|</?[a-z]{1,10} ?/?>`, 'iu');

/** The first characters that no address has: start and end. */
export function unfitRange(text: string): readonly [number, number] | undefined {
  const found = isOrdinary(text) ? null : UNFIT.exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}

/** A post box in the words of the countries that have them. */
const POST_BOX = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${[
    'p\\.? ?o\\.?[ -]{0,2}box',
    'g\\.?p\\.?o\\.? box',
    'post(?: ?office)? ?box',
    '(?:locked|private) bag',
    'postfach',
    'postbus \\d',
    'postboks',
    'postilokero',
    'case postale',
    'boite postale',
    'b\\.?p\\.? ?\\d',
    'casella postale',
    'apartado(?: (?:postal|aereo|de correos))? ?\\d',
    'apdo',
    'casilla (?:postal|de correo|\\d)',
    'caixa postal',
    'skrytka',
    'postafiok',
    'а/я',
  ].join('|')})`,
  'u',
);

/** True where the text names a post box. */
export const isPostBox = (text: string): boolean => text.length <= MAX_TEXT && POST_BOX.test(bare(text));

/** No street or town is called so. */
const NO_PLACES =
  'test testing teste teststreet teststrasse testtown testcity testaddress asdf asdfgh asdfghjk asdfghjkl qwerty qwertz null undefined dummy';
/** Some place is called so, or people write it where there is nothing to write. */
const DOUBTFUL_PLACES = 'na none nil unknown notknown notavailable notapplicable noaddress tbd abc street address town city';
/** Three times I is a number. */
const ONE_LETTER = /^([a-hj-z])\1{2,70}$/;

/** Whether the text stands for no place: `sure`, or `perhaps`. */
export function placeholder(text: string): 'sure' | 'perhaps' | undefined {
  if (isSurelyPlace(text)) return undefined;
  const word = foldPlace(text);
  if (word === '') return 'perhaps';
  if (NO_PLACES.split(' ').includes(word) || ONE_LETTER.test(word)) return 'sure';
  return DOUBTFUL_PLACES.split(' ').includes(word) ? 'perhaps' : undefined;
}

/** So many letters are enough to tell most texts from what stands for no place. */
const OF_PLACE = 4;

let places: WordFilter | undefined;

/** True where the first letters are those of no word that stands for no place. */
function isSurelyPlace(text: string): boolean {
  places ??= wordFilter(`${NO_PLACES} ${DOUBTFUL_PLACES}`.split(' '), foldPlace, (word) => word.slice(0, OF_PLACE));
  const { known, ask } = places.table;
  let number = 0;
  let length = 0;
  let first = 0;
  let isOneLetter = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR) return false;
    if (letter === LEFT_OUT) continue;
    if (letter === IN_NO_WORD) return true;
    first ||= letter;
    isOneLetter &&= letter === first;
    number = goingOn(number, letter);
    length++;
    if (length === OF_PLACE) return !isOneLetter && !places.has(number);
  }
  return false;
}
