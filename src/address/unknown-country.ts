/**
 * The town of an address whose country is not known: one of the largest towns, or the name behind a number that can only be a post code, below a street.
 *
 * The answer is always doubtful. A line that may be post code and town is not taken for a street.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AddressDraft } from './draft.js';
import { isBuilding, isCompany, isPostBoxText, isRoomOrFloor } from './parts.js';
import { isStreetWithNumber, SCORE_OF_NUMBER, streetScore } from './street-words.js';
import type { AddressPiece } from './text.js';
import { townAtEnd } from './town-at-end.js';

/** `00100 Helsinki`, `852 30 Sundsvall`, `D-20259 Hamburg`: the code of a town, perhaps with the number of its district. */
const CODE_AND_NAME = /* @__PURE__ */ lazy(
  () => /^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) (?=\p{L}[\p{L}\p{M} .'’()/-]{1,40}(?: \d{1,2})?$)/u,
);
const NAME_AND_CODE = /* @__PURE__ */ lazy(() => /^\p{L}[\p{L}\p{M} .'’()-]{1,40}[ -]\d{4,7}(?:-\d{3,4})?$/u);
const CODE_ALONE = /^(?:[A-Z]{1,3}-)?\d[\d -]{3,9}$/;

/** True for a line that may be a post code, alone or beside a town. */
const mayBeTownLine = ({ text, folded }: AddressPiece): boolean =>
  CODE_ALONE.test(text) || (streetScore(folded) <= SCORE_OF_NUMBER && (CODE_AND_NAME().test(text) || NAME_AND_CODE().test(text)));

/** Takes town and post code where the text shows which they are. */
export function takeTownOfUnknown(draft: AddressDraft): void {
  draft.doubt('country-unknown');
  const last = draft.pieces.at(-1);
  const at = last && townAtEnd(last);
  if (last === undefined) return;
  if (at !== undefined && !/\d{3}/.test(at.code)) {
    draft.take('townName', last, at.start, at.end);
    return;
  }
  const code = CODE_AND_NAME().exec(last.text)?.[0].length;
  const isBelowStreet = draft.pieces.some((piece) => piece !== last && (isStreetWithNumber(piece.folded) || isPostBoxText(piece.folded)));
  if (code === undefined || !(isBelowStreet || draft.address.postBox !== undefined) || !canBeTown(last, code)) return;
  draft.take('postCode', last, last.start, last.start + code);
  const town = draft.pieceUpTo(last);
  if (town !== undefined) draft.take('townName', town);
}

function canBeTown({ folded }: AddressPiece, from: number): boolean {
  const name = folded.slice(from);
  return streetScore(folded) <= SCORE_OF_NUMBER && streetScore(name) === 0 && !isBuilding(name) && !isCompany(name) && !isRoomOrFloor(name);
}

/** True for a piece with a word or a number of a street, unless it may be a line of post code and town. */
export const isStreetPiece = (piece: AddressPiece): boolean => streetScore(piece.folded) > 0 && !mayBeTownLine(piece);
