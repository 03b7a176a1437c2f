/**
 * Leading zeros of bank identifiers that a spreadsheet took for numbers.
 *
 * The gotcha: a spreadsheet takes all of them. What begins with a zero and is too short lacks something else.
 */

/**
 * The bank identifier with the zeros before it; another text as it is. It is the `inOrder` of a country. The numbers are pairs, shortest first: how many
 * digits are left at least, and how many there are in full.
 *
 * @example
 * lostZeros(8, 9)('60261339')      // '060261339', while 06026133 stays
 * lostZeros(1, 4, 5, 7)('33001')   // '0033001', and 33 is 0033
 */
export const lostZeros =
  (...lengths: readonly number[]) =>
  (written: string): string => {
    const at = lengths.findIndex((full, index) => index % 2 > 0 && written.length <= full);
    return written.length >= (lengths[at - 1] ?? Infinity) && /^[1-9]\d*$/.test(written)
      ? written.padStart(lengths[at] as number, '0')
      : written;
  };
