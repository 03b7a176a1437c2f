/**
 * Calendar dates, `YYYY-MM-DD`, in the Gregorian calendar. They depend on no clock and no time zone.
 *
 * @see ISO 8601-1:2019, section 5.2.2
 */
const HYPHEN = 0x2d;

/** Two digits of a text as a number; NaN where they are no digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * True for an existing day of the calendar.
 *
 * @example
 * isDate('2023-02-29') // false
 */
export function isDate(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return false;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

/** The same day, some years earlier: good for comparing, not for showing. */
export const yearsBefore = (date: string, years: number): string =>
  String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4);
