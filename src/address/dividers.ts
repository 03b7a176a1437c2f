/** Divides the pieces of an address where a word of its country says that a part ends, and no comma does: `Gazi Cad. No:45 Kat:3`. */
import { dividers } from '../../rules/addresses/customs.js';
import type { AddressDraft } from './draft.js';
import { isLargeTown } from './facts.js';
import { patternsOf } from './patterns.js';
import type { AddressPiece } from './text.js';

const dividerPatternOf = /* @__PURE__ */ patternsOf(dividers, 'gu');

/** Divides the pieces, and returns those that it divided. A town in one of them is likely, never certain: no comma stands before or behind it. */
export function divideAtWords(draft: AddressDraft, country: string): readonly AddressPiece[] {
  const pattern = dividerPatternOf(country);
  return pattern === undefined ? [] : draft.pieces.filter((piece) => dividePiece(draft, piece, pattern));
}

function dividePiece(draft: AddressDraft, piece: AddressPiece, pattern: RegExp): boolean {
  const places = [...piece.folded.matchAll(pattern)].map(({ index }) => piece.start + index);
  let rest = piece;
  for (const at of places) {
    draft.split(rest, at);
    rest = draft.pieceUpTo(piece) ?? rest;
  }
  return places.length > 0;
}

/** `Kinshasa/Gombe`: one of the largest towns, and its quarter. */
export function splitAtSlash(draft: AddressDraft, line: number, start: number, country: string): void {
  const piece = draft.pieceFrom(line, start);
  const slash = piece?.text.indexOf('/') ?? -1;
  if (piece !== undefined && slash > 0 && isLargeTown(piece.text.slice(0, slash), country)) draft.split(piece, start + slash);
}
