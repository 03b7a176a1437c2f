/** Finds the town: beside the post code, else the last line before the country that is neither street nor subdivision. */

import {
  arabicTownsOfTheSameName,
  cityStates,
  namedAfterTowns,
  partsOfCountry,
  townsOfTheSameName,
} from '../../rules/addresses/countries.js';
import { chiefPostOffice } from '../../rules/addresses/post-boxes.js';
import { postCodePattern } from '../identifiers/post-code.js';
import { doubtQuarterOfChiefTown, hasChiefCode, isOnlySubdivisionNamed, takeChiefTownBehind } from './chief-town.js';
import { countryOfName } from './country-name.js';
import type { AddressDraft } from './draft.js';
import { isRunOn, takeEastAsian } from './east-asian.js';
import { areRelated, isLargeTown, isRegion, isSubdivision, isSubdivisionCode, isTownAsSubdivision, layoutOf } from './facts.js';
import { takeMarkedTown, takePostCodeAlone } from './marked-town.js';
import { isNoTown, isQuarter } from './no-town.js';
import { isBuilding, isCompany, saysSubdivision } from './parts.js';
import { patternsOf } from './patterns.js';
import { type FoundPostCode, findPostCode, isBetweenTownAndStreet, mayBeHouseNumber } from './post-code.js';
import { splitBehindStreet } from './single-line.js';
import { beginsWithStreetWord, isStreet, isStreetWithNumber } from './street-words.js';
import type { AddressPiece, TextRange } from './text.js';
import { isDoubtfulTown, mayHoldStreet } from './town-doubt.js';
import { isBehind, takeTownUpwards } from './town-upwards.js';
import { takeTrailing } from './trailing-subdivision.js';

/** Takes post code, town and subdivision. */
export function takeTown(draft: AddressDraft, country: string): void {
  if (takeEastAsian(draft, country)) {
    takePostCodeAlone(draft, country);
    draft.doubt('letters-run-on');
    return;
  }
  for (const piece of draft.pieces) if (partOfCountryIn(country)?.test(piece.folded)) draft.mark('country', piece);
  if (splitBehindStreet(draft, country)) draft.doubt('town-beside-street');
  if (takeMarkedTown(draft, country)) takePartsBesideMarkedTown(draft, country);
  else takeTownByPlace(draft, country);
  doubtQuarterOfChiefTown(draft, country);
  if (isOnlySubdivisionNamed(draft, country)) draft.doubt('not-only-a-town');
}

/** What stands beside a town that a word names, `г. Москва`: the subdivision. The post code was taken with the town. */
function takePartsBesideMarkedTown(draft: AddressDraft, country: string): void {
  takeSubdivisionBehind(draft, country);
  draft.doubt(draft.address.postCode === undefined ? 'marked-town-without-code' : 'marked-town');
}

const partOfCountryIn = /* @__PURE__ */ patternsOf(partsOfCountry);

/** Takes post code, town and subdivision by where they stand in the layout of the country. */
export function takeTownByPlace(draft: AddressDraft, country: string): void {
  const code = findPostCode(draft.pieces, country);
  // `Lima 27`: a district of the town, which once was its post code
  if (code !== undefined && /^[A-Z]{4,} ?\d{1,2}$/i.test(draft.textOf({ ...code, line: code.piece.line }))) {
    draft.doubt(draft.take('townName', code.piece, code.start, code.end) ? 'district-number' : 'no-town-in-place');
    return;
  }
  const previous = code === undefined ? undefined : draft.pieces[draft.pieces.indexOf(code.piece) - 1];
  if (code === undefined || !draft.take('postCode', code.piece, code.start, code.end)) {
    takeTownWithoutCode(draft, country);
    return;
  }
  if (code.isOneOfSeveral) draft.doubt('several-codes');
  takeTownBesideCode(draft, code, country);
  takeSubdivisionBehind(draft, country);
  const isLargestFirst = /^[ZS]/.test(layoutOf(country));
  if (!code.agrees || isLargestFirst || mayBeHouseNumber(code, previous)) draft.doubt('code-out-of-place');
}

/** In some countries the subdivision stands behind town and post code. */
function takeSubdivisionBehind(draft: AddressDraft, country: string): void {
  const ends = [draft.used.townName?.[0], draft.used.postCode?.[0]].filter((range) => range !== undefined);
  const next = draft.pieces.find((piece) => ends.length > 0 && ends.every((end) => isBehind(piece, end)));
  if (next !== undefined && (isSubdivision(next.text, country) || saysSubdivision(next.folded))) draft.take('countrySubdivision', next);
}

/** Takes the town from what the piece of the code holds beside it; where that is nothing, or the country, from a piece near it. */
function takeTownBesideCode(draft: AddressDraft, code: FoundPostCode, country: string): void {
  markCountryLetters(draft, code);
  markPostOffice(draft, code);
  const { position, piece } = code;
  const rests = draft.pieces.filter((other) => other.line === piece.line && other.start >= piece.start && other.end <= piece.end);
  const beside = rests.at(-1);
  if (position === 'whole' || beside === undefined) return takeTownNearCode(draft, code, country);
  // `Springfield 62704 IL`: the town stands before the code, and behind it the subdivision
  const before = position === 'middle' && isSubdivisionAlone(beside.text, country) ? rests.at(-2) : undefined;
  if (before !== undefined && !isNoTown(before)) return takeTownUpwards(draft, draft.pieces.indexOf(before), country, true);
  if (isNameOfCountry(draft, beside, country)) {
    draft.mark('country', beside);
    return takeTownNearCode(draft, code, country);
  }
  if (position !== 'end') return takeTownBehindCode(draft, beside, country);
  // where a street stands before the code, the town stands in the next piece
  const next = draft.pieces[draft.pieces.indexOf(beside) + 1];
  const isOfStreet = isStreet(beside.folded) || /^\d/.test(beside.folded) || isQuarter(beside.folded);
  if (!isOfStreet || next === undefined || isNoTown(next)) return takeTownUpwards(draft, draft.pieces.indexOf(beside), country, true);
  draft.doubt('town-in-next-piece');
  return takeTownBehindCode(draft, next, country);
}

/** True for a subdivision that nobody means as a town. */
const isSubdivisionAlone = (text: string, country: string): boolean =>
  !namedAfterTowns.includes(country) && isSubdivision(text, country) && !isTownAsSubdivision(text, country);

/** Marks `D-` before a code that the country itself writes without it: it is no part of the code, nor of another field. */
function markCountryLetters(draft: AddressDraft, code: FoundPostCode): void {
  const { lettersFrom, start } = code;
  const letters = draft.pieces.find((piece) => piece.line === code.piece.line && piece.start <= lettersFrom && piece.end > lettersFrom);
  if (letters !== undefined && letters.end <= start) draft.mark('postCode', letters, lettersFrom);
}

/** Marks the word for the chief post office behind the code, which is no town: `P.O. Box 30075-00100 GPO, Nairobi`. */
function markPostOffice(draft: AddressDraft, { piece, end }: FoundPostCode): void {
  const office = draft.pieces.find(
    (other) => other.line === piece.line && other.start >= end && `${other.folded} `.startsWith(`${chiefPostOffice} `),
  );
  if (office !== undefined) draft.mark('postCode', office, office.start, office.start + chiefPostOffice.length);
}

/** The name of the country, where the town would stand. */
function isNameOfCountry(draft: AddressDraft, { text }: AddressPiece, country: string): boolean {
  const named = countryOfName(text);
  if (named === undefined || cityStates.includes(named) || arabicTownsOfTheSameName.includes(text)) return false;
  // `C.P. 45010 México`: the code is none of Mexico City
  if (townsOfTheSameName.includes(named) && hasChiefCode(draft, named) !== false) return false;
  return named === country || areRelated(named, country);
}

/** Takes the town from the piece behind the code, and in some countries the subdivision behind the town. */
function takeTownBehindCode(draft: AddressDraft, piece: AddressPiece, country: string): void {
  const { line, start } = piece;
  const previous = draft.pieces[draft.pieces.indexOf(piece) - 1];
  const isBeforeCode = (): void => {
    draft.doubt('no-town-behind-code');
    takeTownUpwards(draft, draft.pieces.indexOf(previous as AddressPiece), country, false);
  };
  if (isRegion(piece.text, country) && !isNoTown(previous) && !/\d/.test(previous?.text ?? '') && draft.take('countrySubdivision', piece))
    return isBeforeCode();
  if (takeChiefTownBehind(draft, piece, country)) return;
  const isSplit = splitBeforeStreet(draft, piece, country);
  takeTrailing(draft, draft.pieceFrom(line, start) ?? piece, country);
  const town = draft.pieceFrom(line, start);
  if (town === undefined || isRunOn(town.folded)) return draft.doubt('no-town-in-place');
  // `PARIS 75008 12 RUE LA BOETIE`
  if (isStreetWithNumber(town.folded) && /^\d/.test(town.text) && !isNoTown(previous)) return isBeforeCode();
  if (!draft.take('townName', town)) return draft.doubt('no-town-in-place');
  if (isStreetWithNumber(town.folded) || mayHoldStreet(draft, town, country)) return draft.doubt('street-in-town');
  if (isSplit && !isLargeTown(town.text, country)) return draft.doubt('street-beside-town');
  if (isCountryToo(draft, town, country) || isDoubtfulTown(town, country) || saysSubdivision(town.folded) || isRegion(town.text, country))
    draft.doubt('not-only-a-town');
}

/** `Long Street Salmiya 22001 Kuwait`: the town may stand before the code, and the country behind it. */
function isCountryToo(draft: AddressDraft, { line, start, text }: AddressPiece, country: string): boolean {
  if (draft.used.country !== undefined || cityStates.includes(country) || countryOfName(text) !== country) return false;
  const before = draft.pieces.findLast((piece) => piece.line === line && piece.end < start);
  return before !== undefined && !isStreet(before.folded) && !draft.textOf({ line, start: before.end, end: start }).includes(',');
}

/** `37121 Verona - Via Mazzini 5`, `44000 Nantes 2 allée Brancas`, `04109 Leipzig Grimmaische Str. 2-4`. True where only a space parts the two. */
function splitBeforeStreet(draft: AddressDraft, piece: AddressPiece, country: string): boolean {
  const { text, folded } = piece;
  if (!/\d/.test(text)) return false;
  const at = [...folded.matchAll(/ (?:- )?/g)].slice(0, 8).find(({ index, 0: space }) => {
    const behind = folded.slice(index + space.length);
    const beginsStreet = space !== ' ' || /^\d/.test(behind) || beginsWithStreetWord(behind) || isLargeTown(text.slice(0, index), country);
    return beginsStreet && isStreetWithNumber(behind);
  });
  if (at === undefined) return false;
  draft.split(piece, piece.start + at.index);
  return at[0] === ' ';
}

/** The piece behind the code. In a country that writes the largest part first, the subdivision stands there: then it is taken, and the piece is the next one. */
function pieceBehindCode(draft: AddressDraft, behind: number, country: string): AddressPiece | undefined {
  const [next, town] = draft.pieces.slice(behind < 0 ? draft.pieces.length : behind);
  const isFirst = /^[ZS]/.test(layoutOf(country)) && behind === 0;
  if (isFirst && next !== undefined && town !== undefined && (isSubdivision(next.text, country) || saysSubdivision(next.folded))) {
    return draft.take('countrySubdivision', next) ? town : next;
  }
  return next;
}

/** Takes the town where the code is a piece of its own: from the piece before the code, or behind it where the layout says so. */
function takeTownNearCode(draft: AddressDraft, { piece, start, end }: FoundPostCode, country: string): void {
  const code = { line: piece.line, start, end };
  const behind = draft.pieces.findIndex((other) => isBehind(other, code));
  const next = pieceBehindCode(draft, behind, country);
  const before = (behind < 0 ? draft.pieces.length : behind) - 1;
  const previous = draft.pieces[before];
  const isReversed = isBetweenTownAndStreet(code, previous, next);
  if (next !== undefined && !isReversed && isTownBehindCode(draft, code, previous, next, country)) {
    // `Tlaquepaque, Jalisco, C.P. 45500`, and below it something else
    const isBelowSubdivision = previous?.line === code.line && next.line !== code.line && isSubdivision(previous.text, country);
    if (!hasCodeFirst(country) || isBelowSubdivision) draft.doubt('town-out-of-place');
    return takeTownBehindCode(draft, next, country);
  }
  const first = indexOfTownBeforeStreet(draft, country);
  // `Pécs`, the street, and something else above the code
  const isBelowStreet =
    HAS_TOWN_FIRST.test(layoutOf(country)) && draft.pieces.slice(0, before).some(({ folded }) => isStreetWithNumber(folded));
  if (first !== undefined || hasCodeFirst(country) || isReversed || isBelowStreet) draft.doubt('town-out-of-place');
  return takeTownUpwards(draft, first ?? before, country, first === undefined);
}

/** True where the country writes the post code before the town. */
const hasCodeFirst = (country: string): boolean => /Z C|ZC/.test(layoutOf(country));

/** True where the town is the piece behind the code and not the one before it: a state stands behind it, nothing before can be the town, or the country has it there. */
function isTownBehindCode(
  draft: AddressDraft,
  code: TextRange,
  previous: AddressPiece | undefined,
  next: AddressPiece,
  country: string,
): boolean {
  if (isNoTown(next)) return false;
  // `Cerqueira César, 01418-100, São Paulo, SP`
  const second = draft.pieces[draft.pieces.indexOf(next) + 1];
  if (second !== undefined && isSubdivisionCode(second.text, country)) return true;
  if (isOther(next, previous, country)) return false;
  if (isNoTown(previous) || previous === draft.pieces[0]) return true;
  // `05508-220 - São Paulo - SP`
  const isFirstOfLine = next.line === code.line && previous?.line !== code.line;
  return isFirstOfLine || isBehindBox(draft, code) || hasCodeFirst(country) || !/C.*Z/.test(layoutOf(country));
}

/** `P.O. Box 12345-00100, Nairobi` */
const isBehindBox = ({ used }: AddressDraft, code: TextRange): boolean =>
  used.postBox?.some(({ line, end }) => line === code.line && end <= code.start && code.start - end < 4) === true;

/** True for a subdivision behind the code: `Ancona, 60131, AN`. Where the town stands there, too, only its code tells which of the two it is. */
const isOther = (next: AddressPiece, before: AddressPiece | undefined, country: string): boolean =>
  hasCodeFirst(country) ? isSubdivisionCode(next.text, country) && !isNoTown(before) : isSubdivision(next.text, country);

/** The layout of a country that writes the town before the street. */
const HAS_TOWN_FIRST = /^(?:Z|S )?C A/;

/** `Budapest, Honvéd utca 13-15, 1055`: the town stands before the street where the layout has it there, below the name of the payee. Undefined where it cannot be. */
function indexOfTownBeforeStreet({ pieces }: AddressDraft, country: string): number | undefined {
  const isOfStreet = (piece: AddressPiece): boolean => isNoTown(piece) || /\d/.test(piece.folded);
  const at = pieces.findIndex(isOfStreet) - 1;
  const town = pieces[at];
  if (
    town === undefined ||
    !HAS_TOWN_FIRST.test(layoutOf(country)) ||
    !pieces.slice(at).every((piece) => piece === town || isOfStreet(piece))
  )
    return undefined;
  return at === 0 || (!isCompany(town.folded) && !isBuilding(town.folded) && !/ .* /.test(town.text)) ? at : undefined;
}

function takeTownWithoutCode(draft: AddressDraft, country: string): void {
  takeTownUpwards(draft, indexOfTownBeforeStreet(draft, country) ?? draft.pieces.length - 1, country, false);
  // `Al Wahda Street, Deira`, `Calle 50, Bella Vista, Panamá`: without a post code, the last name may be a quarter, unless it is known
  const town = draft.address.townName ?? '';
  const isKnown = cityStates.includes(country) || isLargeTown(town, country) || countryOfName(town) === country;
  const hasNoCodes = postCodePattern(country) === undefined;
  const isSure = hasNoCodes && isKnown && draft.pieces.length > 0 && !/^[ZSC]/.test(layoutOf(country));
  if (!isSure) draft.doubt('no-post-code');
}
