/** Days inside a number. */
import type { Disagreement } from './disagreement.js';

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Where the day stands, and what was added to month and day. */
export interface DayInside {
  readonly from?: number;
  readonly order: 'YYMMDD' | 'DDMMYY';
  readonly month?: (value: number) => number;
  readonly day?: (value: number) => number;
}

const itself = (value: number): number => value;

/** True where at least one of three centuries does not have the day: 30 February, 29 February of 1900. */
export const isNoDay =
  ({ from = 0, order, month = itself, day = itself }: DayInside) =>
  (text: string): boolean => {
    const part = (at: number): number => Number(text.slice(from + at, from + at + 2));
    const [year, days] = order === 'YYMMDD' ? [part(0), part(4)] : [part(4), part(0)];
    return ![1800, 1900, 2000].every((century) => isDay(century + year, month(part(2)), day(days)));
  };

/** A number whose day the calendar does not have. */
export const noDay = (example: string, inside: DayInside): Disagreement => ({
  input: 'a date inside that the calendar does not have',
  example,
  accepts: 'payprep',
  right: 'open',
  because: 'registers have given out such numbers, and a form does not know the century: months and days are judged each by themselves',
  source: 'github.com/HermannBjorgvin/Kennitala/issues/43: companies with 31 February 1969',
  where: isNoDay(inside),
});
