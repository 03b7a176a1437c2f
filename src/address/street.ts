/** Finds the street among the pieces that are left, and divides it into name and building number by the custom of the country. */

import { blockIsHouseNumber, directionBehindNumber, numberInStreetName } from '../../rules/addresses/customs.js';
import {
  alternatives,
  houseNumberWords,
  monthsInStreetNames,
  numberedStreets,
  otherCounts,
  wordsOfNumberOnly,
} from '../../rules/addresses/words.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { numberFirst } from '../../rules/words/house-numbers.js';
import type { Draft } from './draft.js';
import { layoutOf } from './facts.js';
import { isBuilding, isCompany, saysDistrict, takePartsBesideStreet } from './parts.js';
import { isStreet, NUMBER, streetScore } from './street-words.js';
import { fold, isBefore, type Piece } from './text.js';
import { saysStreet } from './unknown-country.js';

/** Whether a word or a number shows that it is a street (`said`), or only its place in the address (`guessed`). */
export type StreetCertainty = 'said' | 'guessed' | 'none';

const NUMBER_ALONE = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^(?:(?:${alternatives(`${houseNumberWords} ${wordsOfNumberOnly}`)}|n[.°º]|c\\. ?p\\.)[.°º]? ?)?#?${NUMBER}$|^(?:s/n|sn|s\\.n\\.)$`,
      'u',
    ),
);

/** The pieces that may be the street: those before the town, or also those behind it where the layout writes the town first. */
function possibleStreets(draft: Draft, country: string): readonly Piece[] {
  const town = draft.used.townName?.[0];
  const before = draft.pieces.filter((piece) => town === undefined || isBefore(piece, town));
  const isTownFirst = /^[ZSC].* A/.test(layoutOf(country));
  if (before.some(({ folded }) => !isTownFirst || streetScore(folded) > 0)) return before;
  return isTownFirst ? draft.pieces : draft.pieces.filter(({ folded }) => streetScore(folded) > 0);
}

/** `1701 e 1801` */
const NUMBERS_ONLY = /^\d+ (?:e|y|et|und|and|a|i|-|&) \d+$/;

function scoreOf({ folded }: Piece): number {
  if (NUMBER_ALONE().test(folded) || NUMBERS_ONLY.test(folded)) return -1;
  const score = streetScore(folded);
  if (isStreet(folded)) return score;
  if (saysDistrict(folded)) return Math.min(score, 1) - 1;
  return isBuilding(folded) || isCompany(folded) ? score - 4 : score;
}

function chooseStreet(pieces: readonly Piece[]): { readonly street: Piece; readonly certainty: StreetCertainty } | undefined {
  const rated = pieces.map((piece) => ({ piece, score: scoreOf(piece) })).filter(({ score }) => score >= 0);
  const best = Math.max(...rated.map(({ score }) => score));
  const equal = rated.filter(({ score }) => score === best);
  if (equal.length === 0) return undefined;
  if (best > 0) return { street: (equal.at(-1) ?? equal[0])?.piece as Piece, certainty: 'said' };
  const guess = equal.length > 2 ? equal.at(-2) : equal.at(-1);
  return guess && { street: guess.piece, certainty: equal.length === 1 && pieces.length === 1 ? 'said' : 'guessed' };
}

/** Takes street and number, and what stands beside them in the line. */
export function takeStreet(draft: Draft, country: string): StreetCertainty {
  const pieces = possibleStreets(draft, country);
  const chosen = chooseStreet(country === '' ? pieces.filter(saysStreet) : pieces);
  if (chosen === undefined) return 'none';
  const street = takePartsBesideStreet(draft, chosen.street, country);
  const alone = numberBeside(draft, street, country);
  const split = alone?.line === street.line ? undefined : splitNumber(street.folded, country);
  if (split === undefined) {
    if (!draft.take('streetName', street)) return 'none';
    if (alone !== undefined) draft.take('buildingNumber', alone);
    return chosen.certainty;
  }
  const [start, end] = split.number;
  const { line } = street;
  if (!draft.take('buildingNumber', street, street.start + start, street.start + end)) return 'none';
  const name = draft.pieces.filter((piece) => piece.line === line && piece.start >= street.start && piece.end <= street.end);
  const longest = name.toSorted((one, other) => other.text.length - one.text.length)[0];
  return longest !== undefined && draft.take('streetName', longest) ? chosen.certainty : 'none';
}

/** A number that stands alone beside the street: `82, Avenue …`, `Rua …, 68`. */
function numberBeside(draft: Draft, street: Piece, country: string): Piece | undefined {
  const at = draft.pieces.indexOf(street);
  const [before, behind] = [draft.pieces[at - 1], draft.pieces[at + 1]].map((piece) =>
    piece && NUMBER_ALONE().test(piece.folded) ? piece : undefined,
  );
  return numberFirst.includes(country) ? (before ?? behind) : (behind ?? before);
}

const NUMBER_AT_START = /* @__PURE__ */ lazy(
  () => new RegExp(`^((?:(?:no|blk|block)\\.? ?)?${NUMBER})(?:,? ?- |,? )(.*\\p{L}{2}.*)$`, 'u'),
);
const NUMBER_AT_END = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^(.*?\\p{L}.*?)(?:,? ?-? |,)((?:(?:no|nr|num|n|c\\. ?p)\\.?[°º]? ?|(?:[дd]|буд)\\. ?|дом )?#?${NUMBER}(?:[ -][a-z])?)\\.?$`,
      'u',
    ),
);
/** A number that a sign or a word announces: `#`, `No.`. */
const MARKED_NUMBER = /* @__PURE__ */ lazy(() => /(?<= )(?:# ?|no[.:]? ?|nr[.:]? ?|n[°º] ?|num\.? )\d[\p{L}\p{N}/ -]{0,14}$/u);
const NAMED_BY_NUMBER = /* @__PURE__ */ lazy(
  () => new RegExp(`^(?:${fold(alternatives(numberedStreets))})$|(?:^|[ .])(?:${fold(alternatives(otherCounts))})$`, 'u'),
);
/** A name that begins with a number: a date, a distance, an ordinal. */
const NUMBER_OF_NAME = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^(?:\\.|(?:st|nd|rd|th|e|er|eme|ª|º|de|da|mile|${alternatives(monthsInStreetNames)})(?![\\p{L}])|(?:st|street|rd|road|ave|avenue|str)\\.?$|(?:calle|cad\\.?|sok\\.?|sokak|avenida) \\d)`,
      'u',
    ),
);

/** The place of the building number in a street; undefined where it has none, or none that is certain. */
function splitNumber(folded: string, country: string): { readonly number: readonly [number, number] } | undefined {
  const marked = MARKED_NUMBER().exec(folded);
  if (/^(?:road|street|lane|cross|main|gali) no\b/.test(folded)) return undefined;
  if (marked !== null && !folded.startsWith('no')) return { number: [marked.index, folded.length] };
  return numberFirst.includes(country)
    ? (numberAtStart(folded, country) ?? numberAtEnd(folded, country))
    : (numberAtEnd(folded, country) ?? numberAtStart(folded, country));
}

/** `5 St Andrew Square` is no ordinal, `1 St` may be one. */
const isOrdinal = (number: string, name: string): boolean => !/^st\.? /.test(name) || /(?:^|[^1])1$/.test(number);

function numberAtStart(folded: string, country: string) {
  const [, number = '', name = ''] = NUMBER_AT_START().exec(folded) ?? [];
  const isDirection = /^e /.test(name) && directionBehindNumber.includes(country);
  if (number === '' || (NUMBER_OF_NAME().test(name) && isOrdinal(number, name) && !isDirection)) return undefined;
  if (number.startsWith('block') && !blockIsHouseNumber.includes(country)) return undefined;
  return { number: [0, number.length] as const };
}

/** `Plaza de España s/n`, `Obala bb`, `Via Roma snc`. */
const WITHOUT_NUMBER = /* @__PURE__ */ lazy(() => /^(.*\p{L}{2}.*?),? (s\/n|bb|b\.b\.?|snc|s\.n\.c\.)$/u);

function numberAtEnd(folded: string, country: string) {
  const [whole = '', name = '', number = ''] = NUMBER_AT_END().exec(folded) ?? WITHOUT_NUMBER().exec(folded) ?? [];
  if (number === '' || !/\p{L}{2}/u.test(name) || NAMED_BY_NUMBER().test(name)) return undefined;
  if (numberFirst.includes(country) && !isStreet(name)) return undefined;
  if (numberInStreetName.includes(country) && isStreet(name) && !/^(?:no|#)/.test(number)) return undefined;
  // `utca 9. II. em. 4.`: not the first number
  if (whole.endsWith('.') && /\d/.test(name)) return undefined;
  const end = whole.endsWith('.') && !number.endsWith('.') ? folded.length - 1 : folded.length;
  return { number: [end - number.length, end] as const };
}
