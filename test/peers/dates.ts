/** Dates inside identifiers. */
import type { Disagreement } from './disagreement.js';

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Where the date is, and how month and day are encoded. */
export interface DateFormat {
  readonly from?: number;
  readonly order: 'YYMMDD' | 'DDMMYY';
  readonly month?: (value: number) => number;
  readonly day?: (value: number) => number;
}

const identity = (value: number): number => value;

/** True where the date does not exist in at least one of three centuries, such as 30 February, and 29 February 1900. */
export const hasImpossibleDate =
  ({ from = 0, order, month = identity, day = identity }: DateFormat) =>
  (text: string): boolean => {
    const part = (at: number): number => Number(text.slice(from + at, from + at + 2));
    const [year, days] = order === 'YYMMDD' ? [part(0), part(4)] : [part(4), part(0)];
    return ![1800, 1900, 2000].every((century) => isDay(century + year, month(part(2)), day(days)));
  };

/** The disagreement about numbers with a date that does not exist. */
export const impossibleDate = (example: string, format: DateFormat): Disagreement => ({
  input: 'a date inside that the calendar does not have',
  example,
  accepts: 'payprep',
  right: 'open',
  because: 'registers have given out such numbers, and a form does not know the century: months and days are checked each by themselves',
  source: 'github.com/HermannBjorgvin/Kennitala/issues/43: companies with 31 February 1969',
  where: hasImpossibleDate(format),
});
