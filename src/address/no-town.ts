/** Pieces that are no town: a street, a post box, a room, a number, a quarter. */

import { alternatives } from '../../rules/addresses/alternatives.js';
import { cornerSigns, cornerWords, quarterAbbreviations, quarterNames } from '../../rules/addresses/districts.js';
import { wordsOfNumberOnly } from '../../rules/addresses/house-numbers.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { isRunOn } from './east-asian.js';
import { isDepartment, isPostBoxText, isRoomOrFloor } from './parts.js';
import { pattern } from './patterns.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import { type AddressPiece, anyOf } from './text.js';

const TWO_LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{2}/u);

const WORD_OF_QUARTER = /* @__PURE__ */ pattern(() => `^${anyOf(quarterAbbreviations)}\\b|^${anyOf(quarterNames)} `);

/** `Col. Centro` */
export const isQuarter = (folded: string): boolean => WORD_OF_QUARTER().test(folded);

/** The street at the corner: `1234 c/ Brasilia`, `1532 esq. Ejido`. */
export const saysCorner = (folded: string): boolean => CORNER().test(folded);
const CORNER = /* @__PURE__ */ pattern(() => `^(?:${alternatives(cornerSigns)}|${anyOf(cornerWords)} )`);

/** The number of a house. */
const NUMBER_FIRST = /* @__PURE__ */ pattern(() => `^(?:${anyOf(wordsOfNumberOnly)} ?)?\\d`);

export const isNoTown = (piece: AddressPiece | undefined): boolean => {
  if (piece === undefined) return true;
  const { folded } = piece;
  return (
    isStreet(folded) ||
    isPostBoxText(folded) ||
    isRoomOrFloor(folded) ||
    isDepartment(folded) ||
    isQuarter(folded) ||
    saysCorner(folded) ||
    NUMBER_FIRST().test(folded) ||
    isRunOn(folded) ||
    !TWO_LETTERS().test(folded)
  );
};

/** True for one word below a street with its number: `Kirchengasse 9`, and below it `Tamsweg`. */
export const isLineBelowStreet = ({ line, text }: AddressPiece, previous: AddressPiece | undefined): boolean =>
  previous !== undefined && previous.line < line && !text.includes(' ') && isStreetWithNumber(previous.folded);

/** True for a piece that may be a town although its name is like that of a street: it has no number. */
export const isNameOnly = (folded: string): boolean =>
  TWO_LETTERS().test(folded.slice(0, 2)) &&
  !NUMBER_FIRST().test(folded) &&
  !isPostBoxText(folded) &&
  !isStreetWithNumber(folded) &&
  !isRunOn(folded);
