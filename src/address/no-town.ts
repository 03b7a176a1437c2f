/** What a piece says that is no town: a street, a post box, a number. */
import { lazy } from '../../rules/lazy.js';
import { isRunOn } from './east-asian.js';
import { isDepartment, isPostBoxText, isRoomOrFloor } from './parts.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import type { Piece } from './text.js';

const LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{2}/u);

/** A word before the name of a quarter; others than these may begin the name of a town. */
const QUARTER =
  /^(?:col|urb|fracc|brgy|kec|kel|mah)\b|^(?:colonia|urbanizacion|fraccionamiento|barrio|bairro|barangay|kecamatan|kelurahan|mahallesi) /;

export const isNoTown = (piece: Piece | undefined): boolean => {
  if (piece === undefined) return true;
  const { folded } = piece;
  return (
    isStreet(folded) ||
    isPostBoxText(folded) ||
    isRoomOrFloor(folded) ||
    isDepartment(folded) ||
    QUARTER.test(folded) ||
    /^\d/.test(folded) ||
    isRunOn(folded) ||
    !LETTERS().test(folded)
  );
};

/** `Kirchengasse 9`, and below it `Tamsweg`. */
export const isLineBelowStreet = ({ line, text }: Piece, previous: Piece | undefined): boolean =>
  previous !== undefined && previous.line < line && !text.includes(' ') && isStreetWithNumber(previous.folded);

/** A town may be named like a street, but it has no number. */
export const isNameOnly = (folded: string): boolean =>
  LETTERS().test(folded.slice(0, 2)) && !isPostBoxText(folded) && !isStreetWithNumber(folded) && !isRunOn(folded);
