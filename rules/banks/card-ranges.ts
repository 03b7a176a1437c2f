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

/** Reads ranges such as `352-358:16 4:16,18,19`. */
const readRanges = (text: string): readonly CardRange[] =>
  text.split(' ').map((range) => {
    const [beginning = '', lengths = ''] = range.split(':');
    const [from = '', to = from] = beginning.split('-');
    return { from, to, lengths: lengths.split(',').map(Number) };
  });

/** UnionPay: 62, and 81 for cards that are Discover cards abroad. Not every number ends in a Luhn digit. */
export const unionPayRanges: readonly CardRange[] = /* @__PURE__ */ readRanges('62:16,17,18,19 81:16,17,18,19');

/** The country in which private accounts have the number of a card, UnionPay’s alone. */
export const PAID_BY_CARD = 'CN';

/** The two as one pattern. */
export const unionPayPattern = /^(?:62|81)\d{14,17}$/;

/** Card numbers outside of China, UnionPay’s with 62 among them: the ranges below as one pattern, which is smaller and is all that checks need. A test compares the two. */
export const cardPattern =
  /^(?:3[47]\d{13}|(?:35[2-8]\d|4\d{3}|5[1-5]\d\d|2(?:20[0-4]|22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)|6011|65\d\d)\d{12}|62\d{14,17}|(?:4|65)\d{17,18})$/;

/** American Express; JCB, Visa, Mastercard, Mir, Discover and RuPay. */
export const cardRanges: readonly CardRange[] = /* @__PURE__ */ readRanges(
  '34:15 37:15 352-358:16 4:16,18,19 51-55:16 2200-2204:16 2221-2720:16 6011:16 65:16,19',
);
