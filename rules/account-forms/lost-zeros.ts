/**
 * Leading zeros of bank identifiers that a spreadsheet took for numbers.
 *
 * The gotcha: a spreadsheet takes all of them. What begins with a zero and is too short lacks something else.
 */

/**
 * The bank identifier with the zeros before it; another text as it is. It is the `inOrder` of a country. `from` digits are left at least, of `full`. Where a
 * bank has a code apart from its branches, these are of the bank, and the other two of both together.
 *
 * @example
 * lostZeros(8, 9)('60261339')      // '060261339', while 06026133 stays
 * lostZeros(1, 4, 5, 7)('33001')   // '0033001', and 33 is 0033
 */
export const lostZeros =
  (from: number, full: number, fromWhole = 0, whole = 0) =>
  (written: string): string => {
    const isBank = written.length <= full;
    const isShort = written.length >= (isBank ? from : fromWhole) && /^[1-9]\d*$/.test(written);
    return isShort ? written.padStart(isBank ? full : whole, '0') : written;
  };
