/**
 * The ranges of card numbers: the first digits of a network, and how many digits its numbers have.
 *
 * The gotcha: UnionPay cards that are Discover cards abroad begin with 81. No check takes such a number for a card outside China, where it is an account number as
 * well.
 *
 * @see ISO/IEC 7812-1:2017
 * @see https://github.com/validatorjs/validator.js/issues/1680 (UnionPay cards that begin with 81)
 */

/** Numbers that begin with `from` to `to`. */
export interface CardRange {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const range = (from: string, to: string, ...lengths: readonly number[]): CardRange => ({ from, to, lengths });

/** UnionPay. Not every number ends in a Luhn digit. */
export const unionPay = /* @__PURE__ */ range('62', '62', 16, 17, 18, 19);
/** Those that are Discover cards abroad. */
export const unionPayWithDiscover = /* @__PURE__ */ range('81', '81', 16, 17, 18, 19);

/** Both. */
export const unionPayPattern = /^(?:62|81)\d{14,17}$/;

/** American Express; JCB, Visa, Mastercard, Mir, Discover and RuPay. */
export const cardRanges: readonly CardRange[] = /* @__PURE__ */ [
  range('34', '34', 15),
  range('37', '37', 15),
  range('352', '358', 16),
  range('4', '4', 16, 18, 19),
  range('51', '55', 16),
  range('2200', '2204', 16),
  range('2221', '2720', 16),
  range('6011', '6011', 16),
  range('65', '65', 16, 19),
];
