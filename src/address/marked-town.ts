/** Towns with the word for a town before them, as addresses in Cyrillic write: `г. Москва`. And the post code of a town that was found without it. */

import { markedTowns, subdivisionBehindMarkedTown, wordBeforeTown, wordsBeforeDistrictTown } from '../../rules/addresses/customs.js';
import { postCodeSign } from '../../rules/addresses/post-codes.js';
import type { AddressDraft } from './draft.js';
import { lengthOfSubdivisionPrefix } from './parts.js';
import { pattern, patternsOf } from './patterns.js';
import { findPostCode, hasPostCode } from './post-code.js';
import type { AddressPiece } from './text.js';

/** The code beside a town that was found without it. */
export function takePostCodeAlone(draft: AddressDraft, country: string): void {
  const code = draft.address.postCode === undefined ? findPostCode(draft.pieces, country) : undefined;
  if (code === undefined) return;
  draft.take('postCode', code.piece, code.start, code.end);
  const sign = draft.pieces.find(({ text }) => text === postCodeSign);
  if (sign !== undefined) draft.mark('postCode', sign);
}

const MARKED_TOWN = /* @__PURE__ */ pattern(() => wordBeforeTown);
const SUBDIVISION_BEHIND = /* @__PURE__ */ pattern(() => subdivisionBehindMarkedTown);

/** True where a word before it says that a piece is a town. */
export const isMarkedTown = (folded: string, country: string): boolean => markedTowns.includes(country) && MARKED_TOWN().test(folded);

/** Takes the town that a word before it names. True where there is one. */
export function takeMarkedTown(draft: AddressDraft, country: string): boolean {
  const piece = draft.pieces.find(({ folded }) => isMarkedTown(folded, country));
  if (piece === undefined) return false;
  const beside = hasPostCode([piece], country) ? findPostCode([piece], country) : undefined;
  if (beside !== undefined) draft.take('postCode', piece, beside.start, beside.end);
  takePostCodeAlone(draft, country);
  const { line } = piece;
  const marked = draft.pieceFrom(line, piece.start) ?? piece;
  const start = marked.start + (MARKED_TOWN().exec(marked.folded)?.[0].length ?? 0);
  draft.mark('townName', marked, marked.start, start);
  const town = draft.pieceFrom(line, start);
  const behind = town && SUBDIVISION_BEHIND().exec(town.folded);
  if (town !== undefined && behind) draft.take('countrySubdivision', town, town.start + behind.index);
  const rest = draft.pieceFrom(line, start);
  return rest !== undefined && draft.take('townName', rest);
}

const districtWordOf = /* @__PURE__ */ patternsOf(wordsBeforeDistrictTown);

/** `จังหวัดเชียงใหม่`, `Amphoe Bang Phli`: the word for a province or a district before a town is no part of its name. */
export function withoutPrefix(draft: AddressDraft, town: AddressPiece | undefined, country: string): AddressPiece | undefined {
  const length = town && (lengthOfSubdivisionPrefix(town.folded) ?? districtWordOf(country)?.exec(town.folded)?.[0].length);
  if (town === undefined || length === undefined) return town;
  draft.mark('townName', town, town.start, town.start + length);
  return draft.pieceUpTo(town);
}
