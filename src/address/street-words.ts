/** Whether a piece is a street: by its first words, its last words, the end of a word, or a number beside a name. */
import { alternatives } from '../../rules/addresses/alternatives.js';
import { beforeNumberAtEnd, beforeNumberAtStart, letterOfNumber, numberSign, numberSuffixes } from '../../rules/addresses/house-numbers.js';
import {
  noStreetBeginnings,
  ordinalsBeforeStreet,
  roadLetters,
  streetDirections,
  streetEndings,
  streetPrefixes,
  streetWords,
  uncertainStreetWords,
} from '../../rules/addresses/streets.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { fold } from './text.js';

/** `7`, `1-7`, `23a`, `12 bis`, `2641/14`, `6/6A`, `3-70`. */
export const NUMBER = `\\d{1,5}(?: [a-h] \\d{1,3}|${letterOfNumber}|[ /-]?(?:${numberSuffixes}))?(?:(?: ?[-–/] ?| ?\\+ ?)\\d{1,5}[a-z]?| ?/ ?(?:[ivx]{2,4}|[a-z])(?![a-z])){0,3}`;

const NO_WORD_BEHIND = '(?![\\p{L}\\p{N}])';
const numberAtEnd = (): string => `(?:(?:${alternatives(beforeNumberAtEnd)})[.:]?${numberSign}? ?)?#?${NUMBER}(?: [a-z])?\\.?`;
const numberAtStart = (): string => `(?:(?:${alternatives(beforeNumberAtStart)})\\.? ?)?${NUMBER},? `;

const STREET_AT_START = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^(?:${numberAtStart()})?(?:\\d{1,3}(?:${alternatives(ordinalsBeforeStreet)})?\\.? )?(?:${fold(alternatives(streetPrefixes))})${NO_WORD_BEHIND}.*[\\p{L}\\p{N}]`,
      'u',
    ),
);
const endPattern = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${fold(alternatives(words))})(?: (?:${alternatives(streetDirections)}))?(?:,? ${numberAtEnd()})?$`,
    'u',
  );
const STREET_AT_END = /* @__PURE__ */ lazy(() => endPattern(streetWords));
const PERHAPS_STREET_AT_END = /* @__PURE__ */ lazy(() => endPattern(uncertainStreetWords));
/** Words that end in a word for street: `Hauptstraße`. */
const STREET_ENDING = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `\\p{L}{2}(?<!(?:^| )(?:${alternatives(noStreetBeginnings)}))(?:${fold(alternatives(streetEndings))})${NO_WORD_BEHIND}`,
      'u',
    ),
);
/** Numbers of roads: `N59`, `RN 7`, `A86/N11/D383`, `Hwy 101`. */
const ROAD_NUMBER = /* @__PURE__ */ lazy(() => new RegExp(`^(?:${alternatives(roadLetters)})[ -]?\\d{1,4}(?:/[a-z]\\d{1,4}){0,3}$`));

/** True where it begins with a word for street, `Via Roma 33`, and perhaps the number of a house. */
export const beginsWithStreetWord = (folded: string): boolean => STREET_AT_START().test(folded) && / .*\p{L}{2}/u.test(folded);

/** True where a word says so. */
export const isStreet = (folded: string): boolean =>
  STREET_AT_START().test(folded) || STREET_AT_END().test(folded) || STREET_ENDING().test(folded) || ROAD_NUMBER().test(folded);

const NUMBER_FIRST = /* @__PURE__ */ lazy(() => new RegExp(`^${numberAtStart()}(?=.*\\p{L}{2})`, 'u'));
const NUMBER_LAST = /* @__PURE__ */ lazy(() => new RegExp(`\\p{L}.* ${numberAtEnd()}$`, 'u'));

const hasHouseNumber = (folded: string): boolean => NUMBER_FIRST().test(folded) || NUMBER_LAST().test(folded);

export const isStreetWithNumber = (folded: string): boolean => isStreet(folded) && hasHouseNumber(folded);

/** The score of a number beside a name and of no more: a street may be written so, and a town with its post code, too. */
export const SCORE_OF_NUMBER = 4;

/** How likely the piece is a street: 0 for no sign of one, 6 and more for a word that says so. */
export function streetScore(folded: string): number {
  if (isStreet(folded)) return hasHouseNumber(folded) ? 7 : 6;
  if (PERHAPS_STREET_AT_END().test(folded)) return hasHouseNumber(folded) ? 5 : 3;
  return hasHouseNumber(folded) ? SCORE_OF_NUMBER : 0;
}
