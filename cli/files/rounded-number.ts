/**
 * Numbers that a spreadsheet rounded: an account number that was typed into a cell that is no text, and whose last digits are lost.
 *
 * The gotcha: Excel keeps 15 digits and makes zeros of those behind them. A script that writes a number with 16 digits keeps them all, so only a number
 * that ends in such a zero, or that no number of a spreadsheet can hold exactly, is rounded.
 *
 * @see https://support.microsoft.com/en-us/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 number precision: 15 digits
 */

/** As a spreadsheet saves a long number as CSV, in the decimal point or comma of its language: 1.23457E+15. No identifier has a plus sign between digits. */
const SCIENTIFIC = /^\s*\d(?:[.,]\d{1,20})?E\+\d{1,3}\s*$/i;

/** True for the text of a cell that shows a rounded number. */
export const isRoundedText = (cell: string): boolean => cell.includes('+') && SCIENTIFIC.test(cell);

/** The most digits that Excel keeps. */
const PRECISION = 15;

/** True for the number of a cell that cannot have all its digits. */
export function isRoundedNumber(value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  const digits = BigInt(Math.abs(value)).toString();
  return digits.length > PRECISION && (!Number.isSafeInteger(value) || /^0+$/.test(digits.slice(PRECISION)));
}
