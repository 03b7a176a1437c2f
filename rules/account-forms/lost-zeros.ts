/**
 * Leading zeros of bank identifiers that a spreadsheet took for numbers.
 *
 * The gotcha: a spreadsheet takes all of them. What begins with a zero and is too short lacks something else.
 */

/**
 * The bank identifier with the zeros before it, where it has `from` to `full` digits; another text as it is. It is the `inOrder` of a country.
 *
 * @example
 * lostZeros(8, 9)('60261339')   // '060261339', while 06026133 stays
 */
export const lostZeros =
  (from: number, full: number) =>
  (written: string): string =>
    /^[1-9]\d*$/.test(written) && written.length >= from && written.length < full ? written.padStart(full, '0') : written;
