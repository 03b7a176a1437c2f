/** Finds the street among the pieces that are left, and divides it into name and building number by the custom of the country. */

import { alternatives } from '../../rules/addresses/alternatives.js';
import { blockIsHouseNumber, directionBehindNumber, numberInStreetName } from '../../rules/addresses/customs.js';
import {
  beforeNumberAtEnd,
  beforeNumberAtStart,
  betweenNumbers,
  blockWord,
  cyrillicNumber,
  czechNumber,
  houseNumberWords,
  markBeforeNumber,
  numberSign,
  numberWord,
  signsOfNumberAlone,
  withoutNumber,
  withoutNumberAlone,
  wordsOfNumberOnly,
} from '../../rules/addresses/house-numbers.js';
import {
  behindNumberOfName,
  dayBeforeYear,
  monthsInStreetNames,
  numberedStreets,
  otherCounts,
  saintOrOrdinal,
  streetsBeforeNumber,
  streetsCalledByNumber,
  streetsNamedByNumber,
} from '../../rules/addresses/streets.js';
import { numberFirst } from '../../rules/words/house-numbers.js';
import type { AddressDraft } from './draft.js';
import { layoutOf } from './facts.js';
import { isBuilding, isCompany, saysDistrict, takePartsBesideStreet } from './parts.js';
import { pattern } from './patterns.js';
import { isStreet, NUMBER, streetScore } from './street-words.js';
import { type AddressPiece, anyOf, isBefore } from './text.js';
import { isStreetPiece } from './unknown-country.js';

const NUMBER_ALONE = /* @__PURE__ */ pattern(
  () =>
    `^(?:(?:${alternatives(`${houseNumberWords} ${wordsOfNumberOnly}`)}|${signsOfNumberAlone})(?:\\.|${numberSign})? ?)?#?${NUMBER}$|^${anyOf(withoutNumberAlone)}$`,
);

/** The pieces that may be the street: those before the town, or also those behind it where the layout writes the town first. */
function possibleStreets(draft: AddressDraft, country: string): readonly AddressPiece[] {
  const town = draft.used.townName?.[0];
  const before = draft.pieces.filter((piece) => town === undefined || isBefore(piece, town));
  const isTownFirst = /^[ZSC].* A/.test(layoutOf(country));
  if (before.some(({ folded }) => !isTownFirst || streetScore(folded) > 0)) return before;
  return isTownFirst ? draft.pieces : draft.pieces.filter(({ folded }) => streetScore(folded) > 0);
}

/** `1701 e 1801` */
const NUMBERS_ONLY = /* @__PURE__ */ pattern(() => `^\\d+ ${anyOf(betweenNumbers)} \\d+$`);

function scoreOf({ folded }: AddressPiece): number {
  if (NUMBER_ALONE().test(folded) || NUMBERS_ONLY().test(folded)) return -1;
  const score = streetScore(folded);
  if (isStreet(folded)) return score;
  if (saysDistrict(folded)) return Math.min(score, 1) - 1;
  return isBuilding(folded) || isCompany(folded) ? score - 4 : score;
}

/** The street by its words and numbers, else by its place. */
function chooseStreet(pieces: readonly AddressPiece[]): AddressPiece | undefined {
  const rated = pieces.map((piece) => ({ piece, score: scoreOf(piece) })).filter(({ score }) => score >= 0);
  const best = Math.max(...rated.map(({ score }) => score));
  const equal = rated.filter(({ score }) => score === best);
  return (best > 0 || equal.length <= 2 ? equal.at(-1) : equal.at(-2))?.piece;
}

/** Takes street and number, and what stands beside them in the line. */
export function takeStreet(draft: AddressDraft, country: string): void {
  const pieces = possibleStreets(draft, country);
  const chosen = chooseStreet(country === '' ? pieces.filter(isStreetPiece) : pieces);
  if (chosen === undefined) return;
  const street = takePartsBesideStreet(draft, chosen, country);
  const own = splitNumber(street.folded, country);
  const alone = numberBeside(draft, street, country, own !== undefined);
  const split = alone?.line === street.line ? undefined : own;
  if (split === undefined) {
    if (draft.take('streetName', street) && alone !== undefined) draft.take('buildingNumber', alone);
    return;
  }
  const [start, end] = split.number;
  const { line } = street;
  if (!draft.take('buildingNumber', street, street.start + start, street.start + end)) return;
  const name = draft.pieces.filter((piece) => piece.line === line && piece.start >= street.start && piece.end <= street.end);
  const longest = name.toSorted((one, other) => other.text.length - one.text.length)[0];
  if (longest !== undefined) draft.take('streetName', longest);
}

const LIKE_POST_CODE = /^\d{4,5}$/;

/** A number that stands alone beside the street: `82, Avenue …`, `Rua …, 68`. In `8001, Langstrasse 12` it is another one. */
function numberBeside(draft: AddressDraft, street: AddressPiece, country: string, hasOwn: boolean): AddressPiece | undefined {
  const at = draft.pieces.indexOf(street);
  const [before, behind] = [draft.pieces[at - 1], draft.pieces[at + 1]].map((piece) =>
    piece && NUMBER_ALONE().test(piece.folded) && !(hasOwn && LIKE_POST_CODE.test(piece.text)) ? piece : undefined,
  );
  return numberFirst.includes(country) ? (before ?? behind) : (behind ?? before);
}

const NUMBER_AT_START = /* @__PURE__ */ pattern(
  () => `^((?:(?:${alternatives(beforeNumberAtStart)}|${blockWord})\\.? ?)?${NUMBER})(?:,? ?- |,? )(.*\\p{L}{2}.*)$`,
);
const NUMBER_AT_END = /* @__PURE__ */ pattern(
  () =>
    `^(.*?\\p{L}.*?)(?:,? ?-? |,)((?:(?:${alternatives(beforeNumberAtEnd)}|${czechNumber})\\.?${numberSign}? ?|${cyrillicNumber})?#?${NUMBER}(?:[ -][a-z])?)\\.?$`,
);
/** A number that a sign or a word announces: `#`, `No.`. */
const MARKED_NUMBER = /* @__PURE__ */ pattern(() => `(?<= )(?:${markBeforeNumber})\\d[\\p{L}\\p{N}/ -]{0,14}$`);
const NAMED_BY_NUMBER = /* @__PURE__ */ pattern(() => `^${anyOf(numberedStreets)}$|(?:^|[ .])${anyOf(otherCounts)}$`);
/** A name that begins with a number: a date, a distance, an ordinal. */
const NUMBER_OF_NAME = /* @__PURE__ */ pattern(
  () =>
    `^(?:\\.|${anyOf(`${behindNumberOfName} ${monthsInStreetNames}`)}(?![\\p{L}])|${anyOf(streetsNamedByNumber)}$|${anyOf(streetsBeforeNumber)} \\d)`,
);

const CALLED_BY_NUMBER = /* @__PURE__ */ pattern(() => `^${anyOf(streetsCalledByNumber)}\\b`);

/** The place of the building number in a street; undefined where it has none, or none that is certain. */
function splitNumber(folded: string, country: string): { readonly number: readonly [number, number] } | undefined {
  const marked = MARKED_NUMBER().exec(folded);
  if (CALLED_BY_NUMBER().test(folded)) return undefined;
  if (marked !== null && !folded.startsWith(numberWord)) return { number: [marked.index, folded.length] };
  return numberFirst.includes(country)
    ? (numberAtStart(folded, country) ?? numberAtEnd(folded, country))
    : (numberAtEnd(folded, country) ?? numberAtStart(folded, country));
}

/** `5 St Andrew Square` is no ordinal, `1 St` may be one. */
const isOrdinal = (number: string, name: string): boolean => !SAINT_OR_ORDINAL().test(name) || /(?:^|[^1])1$/.test(number);
const SAINT_OR_ORDINAL = /* @__PURE__ */ pattern(() => `^${anyOf(saintOrOrdinal)} `);

function numberAtStart(folded: string, country: string) {
  const [, number = '', name = ''] = NUMBER_AT_START().exec(folded) ?? [];
  const isDirection = /^e /.test(name) && directionBehindNumber.includes(country);
  if (number === '' || (NUMBER_OF_NAME().test(name) && isOrdinal(number, name) && !isDirection)) return undefined;
  if (number.startsWith(blockWord) && !blockIsHouseNumber.includes(country)) return undefined;
  return { number: [0, number.length] as const };
}

const DAY_AT_END = /* @__PURE__ */ pattern(() => dayBeforeYear);
const YEAR = /^(?:1[89]|20)\d\d$/;

/** `Plaza de España s/n`, `Obala bb`, `Via Roma snc`. */
const WITHOUT_NUMBER = /* @__PURE__ */ pattern(() => `^(.*\\p{L}{2}.*?),? (${alternatives(withoutNumber)})$`);

function numberAtEnd(folded: string, country: string) {
  const [whole = '', name = '', number = ''] = NUMBER_AT_END().exec(folded) ?? WITHOUT_NUMBER().exec(folded) ?? [];
  if (number === '' || !/\p{L}{2}/u.test(name) || NAMED_BY_NUMBER().test(name)) return undefined;
  if (numberFirst.includes(country) && !isStreet(name)) return undefined;
  if (numberInStreetName.includes(country) && isStreet(name) && !number.startsWith(numberWord) && !number.startsWith('#')) return undefined;
  if (DAY_AT_END().test(name) && YEAR.test(number)) return undefined;
  // `utca 9. II. em. 4.`: not the first number
  if (whole.endsWith('.') && /\d/.test(name)) return undefined;
  const end = whole.endsWith('.') && !number.endsWith('.') ? folded.length - 1 : folded.length;
  return { number: [end - number.length, end] as const };
}
