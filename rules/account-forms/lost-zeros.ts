/**
 * Leading zeros that a bank identifier lost in a spreadsheet, which took it for a number.
 *
 * The gotcha: a spreadsheet leaves out all of them. What begins with a zero and is too short lacks something else. `memberIdFrom` is for countries where
 * people write bank identifiers with fewer zeros.
 */

/**
 * Puts the zeros back before a bank identifier; another text stays as it is. It is the `normalizeMemberId` of a country. A bank identifier has `full` digits, of
 * which `from` at least are left. Where people write the bank alone as well, these two are of the bank, and `whole` and `fromWhole` of bank and branch.
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
