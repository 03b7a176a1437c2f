/**
 * What the rules know of a word, found once when the word is read: a bit for each list that has it.
 *
 * A bit has the name of its list; what is in the list, and why, stands beside it in `rules/name-matching/words.ts` and `titles.ts`.
 */
import {
  DOUBTFUL_TITLES,
  FILIATIONS,
  GENERATIONS,
  LINKS,
  PARTICLES,
  PARTS_OF_TITLES,
  PREFIXES,
  SALUTATIONS,
  SUFFIXES,
  TITLES,
} from '../../rules/name-matching/titles.js';
import {
  ARTICLES,
  BUSINESS_WORDS,
  CONNECTORS,
  DISTINGUISHING_WORDS,
  DOUBTFUL_CONNECTORS,
  HOLDER_CONNECTORS,
  KIN,
  PLACES,
  SMALL_WORDS,
  TRADING_WORDS,
} from '../../rules/name-matching/words.js';
import { hashOf, WordMap } from './word-map.js';

export const CONNECTOR = 1;
export const ARTICLE = 2;
export const SMALL_WORD = 4;
export const BUSINESS_WORD = 8;
export const DISTINGUISHING_WORD = 16;
export const TITLE = 32;
export const PART_OF_TITLE = 64;
export const DOUBTFUL_TITLE = 128;
export const SUFFIX = 256;
export const GENERATION = 512;
export const PARTICLE = 1024;
export const FILIATION = 2048;
export const SALUTATION_OF_MAN = 4096;
export const SALUTATION_OF_WOMAN = 8192;
/** May stand between two holders. */
export const HOLDER_CONNECTOR = 16_384;
/** May begin a link to a trading name. */
export const TRADING_WORD = 32_768;
/** A company's word in its spelling with ae, oe, ue. */
export const BUSINESS_WORD_SPELLED = 65_536;
/** Of no list: a digit is in it, or a dot behind a letter. */
export const DIGIT_OR_DOT = 131_072;
export const DOTTED = 4_194_304;
export const DOUBTFUL_CONNECTOR = 262_144;
export const KINSHIP = 524_288;
export const PLACE = 1_048_576;
/** Belongs to the word behind it. */
export const PREFIX = 2_097_152;

let lexicon: WordMap<number> | undefined;

function readLexicon(): WordMap<number> {
  const lists: readonly (readonly [number, string])[] = [
    [CONNECTOR, CONNECTORS],
    [ARTICLE, ARTICLES],
    [SMALL_WORD, SMALL_WORDS],
    [BUSINESS_WORD, BUSINESS_WORDS],
    [DISTINGUISHING_WORD, DISTINGUISHING_WORDS],
    [TITLE, TITLES],
    [PART_OF_TITLE, PARTS_OF_TITLES],
    [DOUBTFUL_TITLE, DOUBTFUL_TITLES],
    [SUFFIX, SUFFIXES],
    [GENERATION, Object.keys(GENERATIONS).join(' ')],
    [PARTICLE, PARTICLES],
    [FILIATION, FILIATIONS],
    [SALUTATION_OF_MAN, SALUTATIONS.men],
    [SALUTATION_OF_WOMAN, SALUTATIONS.women],
    [HOLDER_CONNECTOR, HOLDER_CONNECTORS],
    [TRADING_WORD, TRADING_WORDS],
    [DOUBTFUL_CONNECTOR, DOUBTFUL_CONNECTORS],
    [KINSHIP, KIN],
    [PLACE, PLACES],
    [PREFIX, `${PREFIXES} ${PARTICLES} ${LINKS}`],
  ];
  const bits = new Map<string, number>();
  for (const [bit, words] of lists) for (const word of words.trim().split(/\s+/)) bits.set(word, (bits.get(word) ?? 0) | bit);
  return new WordMap(bits);
}

/** The lists that have a word; `hash` is that of its plain form. */
export function listsOf(plain: string, spelled: string, hash: number): number {
  lexicon ??= readLexicon();
  const known = lexicon.get(plain, hash) ?? 0;
  if (spelled === plain) return known;
  return ((lexicon.get(spelled, hashOf(spelled)) ?? 0) & BUSINESS_WORD) === 0 ? known : known | BUSINESS_WORD_SPELLED;
}
