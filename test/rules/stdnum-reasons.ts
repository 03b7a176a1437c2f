/** Where payprep and the package stdnum part over a number, and why. */

/** Why the two may part over a number, and over which. */
export type Reasons = Readonly<Record<string, (text: string, accepted: boolean) => boolean>>;

export interface Pair {
  /** Country and type. */
  readonly of: string;
  /** The modules of stdnum, any of which may accept. */
  readonly oracles: readonly string[];
  /** What stdnum wants before the number. */
  readonly prefix?: string;
  /** stdnum wants no zeros in front. */
  readonly bare?: true;
  readonly reasons?: Reasons;
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Six digits of a text that are a day of neither century, or one to come. stdnum reads the calendar and the clock; a form has neither. */
export const noSuchDay =
  (from: number, order: 'YYMMDD' | 'DDMMYY', month = (value: number) => value, day = (value: number) => value) =>
  (text: string): boolean => {
    const part = (at: number): number => Number(text.slice(from + at, from + at + 2));
    const [year, dayAt] = order === 'YYMMDD' ? [part(0), part(4)] : [part(4), part(0)];
    return ![1800, 1900, 2000].every((century) => isDay(century + year, month(part(2)), day(dayAt)) && century + year < 2026);
  };

/** The same where three digits of the year are there. */
export const noSuchDayOfThreeDigits = (text: string): boolean => {
  const rest = Number(text.slice(4, 7));
  const year = rest + (rest < 800 ? 2000 : 1000);
  return text[4] === '8' || year > 2025 || !isDay(year, Number(text.slice(2, 4)), Number(text.slice(0, 2)));
};

export const CALENDAR = 'the calendar: there is no such day, in one of the centuries, or it is yet to come';
export const calendar = (...day: Parameters<typeof noSuchDay>): Reasons => ({ [CALENDAR]: noSuchDay(...day) });

/** Of ten digits, with 20 for a day that ran out of numbers; of nine without. */
export const RC_MONTH = /^\d\d(?:[05][1-9]|[16][0-2]|(?:[27][1-9]|[38][0-2])(?=\d{6}$))/;

export const LEADING_ZERO: Reasons = { 'no number begins with 0': (text) => text.startsWith('0') };
