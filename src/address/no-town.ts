/** Pieces that are no town: a street, a post box, a room, a number, a quarter. */
import { lazy } from '../../rules/lazy.js';
import { isRunOn } from './east-asian.js';
import { isDepartment, isPostBoxText, isRoomOrFloor } from './parts.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import type { Piece } from './text.js';

const TWO_LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{2}/u);

/** A word before the name of a quarter; others than these may begin the name of a town. */
const WORD_OF_QUARTER =
  /^(?:col|urb|fracc|brgy|kec|kel|mah)\b|^(?:colonia|urbanizacion|fraccionamiento|barrio|bairro|barangay|kecamatan|kelurahan|mahallesi) /;

/** `Col. Centro` */
export const isQuarter = (folded: string): boolean => WORD_OF_QUARTER.test(folded);

/** The street at the corner: `1234 c/ Brasilia`, `1532 esq. Ejido`. */
export const CORNER = /^(?:[ce]\/|casi |esq\.? |esquina )/;

/** The number of a house; پلاک announces one. */
const NUMBER_FIRST = /^(?:پلاک )?\d/;

export const isNoTown = (piece: Piece | undefined): boolean => {
  if (piece === undefined) return true;
  const { folded } = piece;
  return (
    isStreet(folded) ||
    isPostBoxText(folded) ||
    isRoomOrFloor(folded) ||
    isDepartment(folded) ||
    isQuarter(folded) ||
    CORNER.test(folded) ||
    NUMBER_FIRST.test(folded) ||
    isRunOn(folded) ||
    !TWO_LETTERS().test(folded)
  );
};

/** True for one word below a street with its number: `Kirchengasse 9`, and below it `Tamsweg`. */
export const isLineBelowStreet = ({ line, text }: Piece, previous: Piece | undefined): boolean =>
  previous !== undefined && previous.line < line && !text.includes(' ') && isStreetWithNumber(previous.folded);

/** True for a piece that may be a town although its name is like that of a street: it has no number. */
export const isNameOnly = (folded: string): boolean =>
  TWO_LETTERS().test(folded.slice(0, 2)) &&
  !NUMBER_FIRST.test(folded) &&
  !isPostBoxText(folded) &&
  !isStreetWithNumber(folded) &&
  !isRunOn(folded);
