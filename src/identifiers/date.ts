/**
 * Calendar dates, `YYYY-MM-DD`, in the Gregorian calendar. No clock and no time zone comes into it.
 *
 * @see ISO 8601-1:2019, section 5.2.2
 */
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/**
 * True for a day that the calendar has.
 *
 * @example
 * isDate('2023-02-29') // false
 */
export function isDate(text: string): boolean {
  if (!FORM.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day >= 1 && day <= days;
}

/** The same day, some years earlier: good for comparing, not for showing. */
export const yearsBefore = (date: string, years: number): string =>
  String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4);
