/** Finds the town in the pieces read from the last to the first: subdivisions come before it. */

import { cityStates, counties, townsOfTheSameName } from '../../rules/addresses/countries.js';
import { behindTownName } from '../../rules/addresses/town-names.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { isChiefTown } from './chief-town.js';
import { splitAtSlash } from './dividers.js';
import type { AddressDraft } from './draft.js';
import { isLargeTown, isRegionOrTown, isSubdivision, layoutOf } from './facts.js';
import { withoutPrefix } from './marked-town.js';
import { isLineBelowStreet, isNameOnly, isNoTown } from './no-town.js';
import { isDistrictOnly, isOnlySubdivision, isSecondOfLine } from './only-subdivision.js';
import { isCompany, isRoomOrFloor, saysSubdivision } from './parts.js';
import { pattern } from './patterns.js';
import { streetScore } from './street-words.js';
import type { AddressPiece, TextRange } from './text.js';
import { isDoubtfulTown, mayBeSubdivision, mayHoldCompany } from './town-doubt.js';
import { takeTrailing } from './trailing-subdivision.js';

export const isBehind = (one: TextRange, other: TextRange): boolean =>
  one.line > other.line || (one.line === other.line && one.start >= other.end);

/** From the piece `from` towards the start of the address: takes the subdivisions that come first, then the town. */
export function takeTownUpwards(draft: AddressDraft, from: number, country: string, isBesideCode: boolean): void {
  for (let at = from; at >= 0; at--) {
    const piece = draft.pieces[at];
    if (piece === undefined) break;
    if (isDistrictOnly(piece, draft.pieces[at - 1], country)) continue;
    if (isSecondOfLine(draft, piece, at, country) && draft.take('countrySubdivision', piece)) continue;
    if (isOnlySubdivision(draft, piece, draft.pieces[at - 1], country)) {
      const mayBeTown = isLargeTown(piece.text, country) && isChiefTown(piece.text, draft, country) !== false;
      if (!draft.take('countrySubdivision', piece) || mayBeTown) draft.doubt('quarter-or-town');
      continue;
    }
    // `Blk 123 Ang Mo Kio Ave 3`, and below it the post code alone
    if (cityStates.includes(country) && draft.address.postCode !== undefined && /\d/.test(piece.text)) break;
    if (townsOfTheSameName.includes(country) && streetScore(piece.folded) > 0 && at === from) break;
    if (isNoTown(piece) && !(at === from && isNameOnly(piece.folded) && (isBesideCode || isLineBelowStreet(piece, draft.pieces[at - 1]))))
      break;
    takeTownOfPiece(draft, piece, country);
    return;
  }
  draft.doubt('no-town-in-place');
}

/** `LIELA IELA 9 LIEPAJA`: up to three words behind the number of a house. */
const BEHIND_HOUSE_NUMBER = /* @__PURE__ */ lazy(() => /(?<=\p{L}{2}.* \d{1,4}[a-zA-Z]?,? )\p{L}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,2}$/u);

/** Divides a piece behind the number of a house, and returns what is behind it; the piece as it is where nothing there can be a town. */
function splitBehindHouseNumber(draft: AddressDraft, piece: AddressPiece | undefined): AddressPiece | undefined {
  const found = piece && BEHIND_HOUSE_NUMBER().exec(piece.text);
  if (piece === undefined || !found || draft.address.postCode === undefined) return piece;
  const rest = piece.folded.slice(found.index);
  if (rest.includes(behindTownName) || streetScore(rest) > 0 || isCompany(rest) || saysSubdivision(rest) || isRoomOrFloor(rest))
    return piece;
  draft.split(piece, piece.start + found.index);
  return draft.pieceUpTo(piece);
}

/** A number that the name of a town may have behind it. */
const NUMBER_OF_TOWN = /* @__PURE__ */ pattern(() => `${behindTownName}|(?<!\\d)\\d{1,2}$`, 'i');

/** Takes the town that a piece is, and the subdivision at its end. */
function takeTownOfPiece(draft: AddressDraft, piece: AddressPiece, country: string): void {
  const { line, start } = piece;
  const at = draft.pieces.indexOf(piece);
  const isOneOfTwo =
    at > 0 &&
    !isNoTown(draft.pieces[at - 1]) &&
    ((isRegionOrTown(piece.text, country) && isChiefTown(piece.text, draft, country) !== true) ||
      (at > 1 && mayBeSubdivision(piece, country)));
  takeTrailing(draft, piece, country);
  splitAtSlash(draft, line, start, country);
  const whole = withoutPrefix(draft, draft.pieceFrom(line, start), country);
  const town = splitBehindHouseNumber(draft, whole);
  if (town !== whole && town !== undefined) {
    draft.take('townName', town);
    draft.doubt('street-in-town');
    return;
  }
  if (town === undefined || !draft.take('townName', town)) {
    draft.doubt('no-town-in-place');
    return;
  }
  if (isOneOfTwo || isNotOnlyTown(draft, town, country)) draft.doubt('not-only-a-town');
}

/** True for a name in the place of the town that may hold more than a town, or be something else. */
function isNotOnlyTown(draft: AddressDraft, town: AddressPiece, country: string): boolean {
  const isAll = draft.pieces.every(({ folded }) => isCompany(folded)) && mayHoldCompany(draft, town, country);
  const isFirst = draft.pieces.length > 0 && town.line === 0 && draft.pieces.every((other) => isBehind(other, town));
  // `South Carolina 29566`: the post code stands beside the state, and nobody named another
  const isState = /SZ/.test(layoutOf(country)) && draft.address.countrySubdivision === undefined && isSubdivision(town.text, country);
  const hasDigits = /\p{N}/u.test(town.text) && !NUMBER_OF_TOWN().test(town.text);
  const isCounty = counties[country] !== undefined && isSubdivision(town.text, country);
  return (
    isState ||
    hasDigits ||
    isCounty ||
    isFirst ||
    isAll ||
    isDoubtfulTown(town, country) ||
    saysSubdivision(town.folded) ||
    streetScore(town.folded) > 0
  );
}
