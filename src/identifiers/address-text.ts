/**
 * The words of an address: what makes two of them the same, what cannot be in one, what stands in one for a place that it does not name.
 *
 * Joiners without width are letters' business in Persian and in India, and stay; marks that turn the direction of writing are not.
 */
import { MAX_TEXT } from './text.js';

/** Lower case, without accents. */
const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What is left of a name when case, accents, spaces and punctuation are taken from it: `São Paulo` and `SAO-PAULO` are one. */
export const folded = (text: string): string =>
  bare(text)
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Its words, one space before and after each, so that a word is found whole. */
export const wordsOf = (text: string): string =>
  ` ${bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Controls, characters without width, turns of direction, what is for private use or stands for a character that was lost; HTML. */
const UNFIT =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|<\/?[a-z]{1,10} ?\/?>/iu;

/** The first characters that no address has: start and end. */
export function unfitRange(text: string): readonly [number, number] | undefined {
  const found = UNFIT.exec(text);
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

/** No street or town is called so. Three times I is a number. */
const PLACEHOLDER =
  /^(?:test(?:ing|e|street|strasse|town|city|address)?|asdf(?:gh(?:jkl?)?)?|qwert[yz]|null|undefined|dummy|([a-hj-z])\1{2,70})$/;
/** Some place is called so, or people write it where there is nothing to write. */
const PERHAPS = /^(?:na|none|nil|unknown|notknown|notavailable|notapplicable|noaddress|tbd|abc|street|address|town|city)?$/;

/** Whether the text stands for no place: `sure`, or `perhaps`. */
export function placeholder(text: string): 'sure' | 'perhaps' | undefined {
  const word = folded(text);
  if (PLACEHOLDER.test(word)) return 'sure';
  return PERHAPS.test(word) ? 'perhaps' : undefined;
}
