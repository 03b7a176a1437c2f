/** Whether a piece is a street: by its first words, its last words, the end of a word, or a number beside a name. */

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
import { pattern } from './patterns.js';
import { anyOf, anyOfBehind } from './text.js';

/** `7`, `1-7`, `23a`, `12 bis`, `2641/14`, `6/6A`, `3-70`. */
export const NUMBER = `\\d{1,5}(?: [a-h] \\d{1,3}|${letterOfNumber}|[ /-]?(?:${numberSuffixes}))?(?:(?: ?[-–/] ?| ?\\+ ?)\\d{1,5}[a-z]?| ?/ ?(?:[ivx]{2,4}|[a-z])(?![a-z])| ?- ?[ivx]{1,4}(?![a-z])){0,3}`;

const NO_WORD_BEHIND = '(?![\\p{L}\\p{N}])';
const numberAtEnd = (): string => `(?:${anyOf(beforeNumberAtEnd)}[.:]?${numberSign}? ?)?#?${NUMBER}(?: [a-z])?\\.?`;
const numberAtStart = (): string => `(?:${anyOf(beforeNumberAtStart)}\\.? ?)?${NUMBER},? `;

const STREET_AT_START = /* @__PURE__ */ pattern(
  () =>
    `^(?:${numberAtStart()})?(?:\\d{1,3}${anyOf(ordinalsBeforeStreet)}?\\.? )?${anyOfBehind(streetPrefixes)}${NO_WORD_BEHIND}.*[\\p{L}\\p{N}]`,
);
const endPattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(words)}(?: ${anyOf(streetDirections)})?(?:,? ${numberAtEnd()})?$`, 'u');
const STREET_AT_END = /* @__PURE__ */ lazy(() => endPattern(streetWords));
const PERHAPS_STREET_AT_END = /* @__PURE__ */ lazy(() => endPattern(uncertainStreetWords));
/** Words that end in a word for street: `Hauptstraße`. */
const STREET_ENDING = /* @__PURE__ */ pattern(
  () => `\\p{L}{2}(?<!(?:^| )${anyOf(noStreetBeginnings)})${anyOf(streetEndings)}${NO_WORD_BEHIND}`,
);
/** Numbers of roads: `N59`, `RN 7`, `A86/N11/D383`, `Hwy 101`. */
const ROAD_NUMBER = /* @__PURE__ */ pattern(() => `^${anyOf(roadLetters)}[ -]?\\d{1,4}(?:/[a-z]\\d{1,4}){0,3}$`);

/** True where it begins with a word for street, `Via Roma 33`, and perhaps the number of a house. */
export const beginsWithStreetWord = (folded: string): boolean => STREET_AT_START().test(folded) && / .*\p{L}{2}/u.test(folded);

/** True where a word says so. */
export const isStreet = (folded: string): boolean =>
  STREET_AT_START().test(folded) || STREET_AT_END().test(folded) || STREET_ENDING().test(folded) || ROAD_NUMBER().test(folded);

const NUMBER_FIRST = /* @__PURE__ */ pattern(() => `^${numberAtStart()}(?=.*\\p{L}{2})`);
const NUMBER_LAST = /* @__PURE__ */ pattern(() => `\\p{L}.* ${numberAtEnd()}$`);

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
