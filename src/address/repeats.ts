/** Puts aside what an address says a second time: its last line, its post code. The name of a country is left to the steps that look for it. */
import type { AddressDraft } from './draft.js';
import { isPostBoxText } from './parts.js';
import { isStreet } from './street-words.js';
import { type AddressPiece, isBefore } from './text.js';

const CODE_ALONE = /^[A-Z\d](?:[A-Z\d -]{1,9})[A-Z\d]$/;
/** A shorter number may be another one. */
const MIN_CODE = 4;

/** `10115`, below `10115 Berlin`. */
function isCodeOf({ text }: AddressPiece, other: AddressPiece): boolean {
  if (text.length < MIN_CODE || !CODE_ALONE.test(text) || !/\d/.test(text) || isPostBoxText(other.folded) || isStreet(other.folded))
    return false;
  return other.text.startsWith(`${text} `) || other.text.endsWith(` ${text}`);
}

const isSecond = (piece: AddressPiece, others: readonly AddressPiece[]): boolean =>
  others.some((other) => {
    if (other === piece) return false;
    if (other.folded === piece.folded) return isBefore(other, piece) && piece.text.length >= MIN_CODE;
    return isCodeOf(piece, other);
  });

export function putRepeatsAside(draft: AddressDraft): void {
  const numbers = draft.pieces.filter(({ text }) => /\d/.test(text));
  if (numbers.length < 2) return;
  for (const piece of numbers) if (isSecond(piece, numbers)) draft.putAside(piece, piece.start, piece.end);
}
