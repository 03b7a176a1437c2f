/**
 * Parses `Retry-After`: seconds, or a date in one of the three forms of HTTP.
 *
 * The gotcha: the year of the second form has two digits. A year more than 50 years ahead stands for the past one.
 *
 * @see RFC 9110, sections 10.2.3 and 5.6.7
 */

const SECONDS = /^\d{1,9}$/;

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const TIME = '(?<hour>\\d{2}):(?<minute>\\d{2}):(?<second>\\d{2})';
const FORMS = [
  new RegExp(`^${DAY}, (?<day>\\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${TIME} GMT$`),
  new RegExp(`^${DAY}[a-z]{3,6}, (?<day>\\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\\d{2}) ${TIME} GMT$`),
  new RegExp(`^${DAY} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})$`),
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MAX_TEXT = 40;

function fullYear(digits: string, now: Date): number {
  if (digits.length === 4) return Number(digits);
  const year = Math.floor(now.getUTCFullYear() / 100) * 100 + Number(digits);
  return year > now.getUTCFullYear() + 50 ? year - 100 : year;
}

function parseDate(text: string, now: Date): Date | undefined {
  const { year = '', month = '', day, hour, minute, second } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const at = MONTHS.indexOf(month);
  if (at < 0) return undefined;
  const [days, hours, minutes, seconds] = [day, hour, minute, second].map(Number);
  const date = new Date(Date.UTC(fullYear(year, now), at, days, hours, minutes, seconds));
  // `Date` reads 31 June as 1 July; it is not a date
  return date.getUTCDate() === days && date.getUTCHours() === hours && date.getUTCMinutes() === minutes ? date : undefined;
}

/**
 * Undefined if it is absent, or neither a number nor a date.
 *
 * @example
 * parseRetryAfter('120', new Date('2026-01-01T00:00:00Z')); // new Date('2026-01-01T00:02:00Z')
 */
export function parseRetryAfter(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined || value.length > MAX_TEXT) return undefined;
  return SECONDS.test(value) ? new Date(now.getTime() + Number(value) * 1000) : parseDate(value, now);
}
