/**
 * A street and a town in one piece, with no comma between them: `12 Smith Street Fitzroy VIC 3065`.
 *
 * If the house number comes first, the town stands behind the word for a street, or behind the number of a flat. A name in capitals behind small letters is a
 * town, too: `Nowhere Street 5 HELSINKI`. The gotcha: it may be a quarter, so such a town is likely, never certain.
 */

import { townBehindStreet } from '../../rules/addresses/customs.js';
import { countyAtEnd } from '../../rules/addresses/districts.js';
import { flatBeforeHouse, flatBehindStreet } from '../../rules/addresses/floors-and-rooms.js';
import { usualPostCode } from '../../rules/addresses/post-codes.js';
import {
  directionBeforeTown,
  directionsNoTown,
  noSaintBehind,
  numberedRoad,
  shortStreet,
  streetBehindNumber,
  streetWords,
  uncertainStreetWords,
} from '../../rules/addresses/streets.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AddressDraft } from './draft.js';
import { belongsBefore, isLargeTown, isProvinceBehind, isSubdivision, isTownAsSubdivision } from './facts.js';
import { isMarkedTown } from './marked-town.js';
import { isCompany, isPostBoxText, isRoomOrFloor, lengthOfRoom, saysSubdivision } from './parts.js';
import { pattern } from './patterns.js';
import { findPostCode } from './post-code.js';
import { isStreet, NUMBER } from './street-words.js';
import { type AddressPiece, anyOf, fold } from './text.js';

const HOUSE = `(?:[^\\d,]{3,40} )?${flatBeforeHouse}${NUMBER}(?:-[a-z])? `;
/** Number, name, the word for a street, perhaps a direction and a flat; then the rest, which may be the town. As for `(?=.)`, see `anyOfBehind`. */
const streetAndRest = (start: string, words: string): string =>
  `^(?:${start})(?=.)(?:${words})(?![\\p{L}\\p{N}])\\.?${directionBeforeTown}(?=.)${flatBehindStreet}(?<rest> .+)$`;
/** Up to the last word for a street. In `Pl St Louis` only the first is one. */
const STREET_AND_REST = /* @__PURE__ */ pattern(() =>
  streetAndRest(`${HOUSE}(?:.* )?|[^\\d,]{2,40} `, `${numberedRoad}|${noSaintBehind}${anyOf(streetWords)}|${streetBehindNumber}`),
);
/** Up to the first word that may be one for a street. */
const PERHAPS_STREET_AND_REST = /* @__PURE__ */ pattern(() =>
  streetAndRest(`${HOUSE}(?:.*? )?`, `${anyOf(uncertainStreetWords)}|${shortStreet}`),
);
/** What may be a town: up to five words without digits; a state and a post code may follow. */
const TOWN_AND_CODE = /* @__PURE__ */ pattern(
  () =>
    `^ (?!${anyOf(directionsNoTown)}\\.?$)\\p{L}[\\p{L}'.-]*(?: \\p{L}[\\p{L}'.-]*){0,4}(?: [\\p{L}\\d]{2,4})?(?: [\\p{L}\\d-]{3,10})?$`,
);

/** A word without digits that is not the first: a town behind a street has one. Sooner asked than the words for a street. */
const WORD_BEHIND = / [^\d ]+(?: |$)/;

/** Where the town begins behind a word that ends a street, or behind a flat. */
function startOfTownBehindStreet({ folded, start, end }: AddressPiece): number | undefined {
  const room = lengthOfRoom(folded);
  const isRoomOnly = room !== undefined && TOWN_AND_CODE().test(` ${folded.slice(room)}`);
  // `Unit 5/22 High Street Richmond`: the number of the house belongs to the unit, and the street stands behind it
  const street = isRoomOnly ? folded.slice(room) : folded;
  if (!WORD_BEHIND.test(street)) return isRoomOnly ? start + room : undefined;
  const rest = (STREET_AND_REST().exec(street) ?? PERHAPS_STREET_AND_REST().exec(street))?.groups?.rest;
  if (rest !== undefined && TOWN_AND_CODE().test(rest)) return end - rest.length + 1;
  return isRoomOnly ? start + room : undefined;
}

/** A post code at the end, or alone. */
const CODE_AT_END = /* @__PURE__ */ pattern(() => `(?:^|[ -])(?:${usualPostCode})$`, 'i');
const COUNTY_AT_END = /* @__PURE__ */ pattern(() => ` ${countyAtEnd}$`, 'i');

const THREE_LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{3}/u);

/** True where nothing behind the piece can be the town. */
const isLastPossibleTown = (draft: AddressDraft, at: number, country: string): boolean =>
  draft.pieces.slice(at + 1).every(({ text, folded }) => {
    const name = text.replace(CODE_AT_END(), '');
    return !THREE_LETTERS().test(name) || isSubdivision(name, country) || isRoomOrFloor(folded) || COUNTY_AT_END().test(name);
  });

/** Up to three words in capitals, perhaps with the number of a district, or a post code. */
const NAME_IN_CAPITALS = /* @__PURE__ */ lazy(
  () => /(?<=[\p{Ll}\d.)] )\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}[\p{Lu}'’-]+){0,2}(?: \d{1,2})?(?= \d[\d -]{2,8}$|$)/u,
);

const SMALL_LETTERS = /* @__PURE__ */ lazy(() => /\p{Ll}{2}/u);

/** Where a town in capitals begins. Before it stand a house number and words in small letters. */
function startOfTownInCapitals({ text, folded, start }: AddressPiece, country: string): number | undefined {
  const found = NAME_IN_CAPITALS().exec(text);
  if (found === null || found.index === 0) return undefined;
  const [before, town] = [text.slice(0, found.index), found[0]];
  if (!SMALL_LETTERS().test(before) || !/\d/.test(before) || isPostBoxText(folded)) return undefined;
  const isOther = isSubdivision(town, country) && !isTownAsSubdivision(town, country);
  return isOther || isCompany(town.toLowerCase()) || isStreet(town.toLowerCase()) ? undefined : start + found.index;
}

/** `Kolkata West Bengal`, `Cali Valle del Cauca` */
const hasLargeTownFirst = (text: string, country: string): boolean =>
  [...text.matchAll(/ /g)].slice(0, 4).some(({ index }) => {
    const behind = text.slice(index + 1);
    return isLargeTown(text.slice(0, index), country) && isSubdivision(behind, country);
  });

/** The text without the post code at its end, or before a subdivision: `Tangerang 15710 Banten`. */
function withoutCode(text: string, country: string): string {
  const name = text.replace(CODE_AT_END(), '');
  const [, before, behind] = name === text ? (/^(.{3,60}) \d{4,6} (\D{3,30})$/.exec(text) ?? []) : [];
  return before !== undefined && behind !== undefined && isSubdivision(behind, country) ? before : name;
}

/** Where one of the largest towns begins behind other words: `Hauptstraße 5 Berlin`. */
function startOfLargeTown({ text, folded, start }: AddressPiece, country: string): number | undefined {
  const name = withoutCode(text, country);
  if (isLargeTown(name, country) || isSubdivision(name, country) || isMarkedTown(folded, country)) return undefined;
  const spaces = [...name.matchAll(/ /g)].slice(-8).map(({ index }) => index);
  const isTown = (at: number): boolean => isLargeTown(name.slice(at), country) && !saysSubdivision(folded);
  const at = spaces.find((index) => isTown(index) || hasLargeTownFirst(name.slice(index + 1), country));
  if (at === undefined || belongsBefore(folded.slice(0, at))) return undefined;
  return isProvinceBehind(name.slice(0, at), country) ? undefined : start + at + 1;
}

/** `Jl. Diponegoro 21 Denpasar Bali 80113`: one word between the number of a house and a subdivision or a post code. */
function startOfTownBehindNumber({ text, folded, start }: AddressPiece, country: string): number | undefined {
  const found = BEHIND_NUMBER().exec(text);
  const behind = found?.[0].replace(CODE_AT_END(), '') ?? '';
  if (found === null || !isStreet(folded.slice(0, found.index))) return undefined;
  const [town = '', ...others] = behind.split(' ');
  const isTown = others.length === 0 ? behind !== found[0] : isSubdivision(others.join(' '), country);
  return isTown && !isStreet(fold(town)) && !isRoomOrFloor(fold(behind)) ? start + found.index : undefined;
}
const BEHIND_NUMBER = /* @__PURE__ */ lazy(
  () => /(?<=\p{L} \d{1,4}[a-z]? )\p{L}[\p{L}-]{2,25}(?: \p{L}[\p{L} .]{1,25})?(?: \d[\d -]{3,9})?$/u,
);

/** Divides the piece in two. True where it did. */
export function splitBehindStreet(draft: AddressDraft, country: string): boolean {
  const code = findPostCode(draft.pieces, country);
  const behindCode = code?.position === 'middle' ? code.piece.text.slice(code.end - code.piece.start) : '';
  const isCodeInside = isSubdivision(behindCode, country) && !isLargeTown(behindCode, country);
  const isBehindCode = (piece: AddressPiece): boolean => code?.piece === piece && code.position !== 'end' && !isCodeInside;
  const startIn = (piece: AddressPiece): number | undefined =>
    (isBehindCode(piece)
      ? undefined
      : (startOfLargeTown(piece, country) ?? startOfTownInCapitals(piece, country) ?? startOfTownBehindNumber(piece, country))) ??
    (townBehindStreet.includes(country) ? startOfTownBehindStreet(piece) : undefined);
  const at = draft.pieces.findLastIndex((piece) => startIn(piece) !== undefined);
  const piece = draft.pieces[at];
  const start = piece && startIn(piece);
  if (piece === undefined || start === undefined || !isLastPossibleTown(draft, at, country)) return false;
  draft.split(piece, start);
  return true;
}
