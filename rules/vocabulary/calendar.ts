/**
 * The days on which banks, or a settlement system, are closed, as a module declares them: `countries/XX/calendar.ts`, or one in `calendars/`.
 *
 * A day is declared by a rule where law has one, and by its dates where somebody proclaims or computes it. The gotcha: what is closed are the banks or the
 * system, which is not what a list of public holidays says.
 */

/** `Sun` is the first, as in `Date.getUTCDay`. */
export type Weekday = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

/** Month and day: `12-25`. */
export type MonthDay = `${number}-${number}`;

/**
 * `12-25`; days from Easter of the western or the eastern churches: `easter-2`, `orthodox+1`; the last Monday of May: `last Mon 05`; the first Friday from
 * 19 June on, or the last Monday to 24 May, that day included: `Fri from 06-19`, `Mon to 05-24`.
 */
export type DayRule =
  | MonthDay
  | 'easter'
  | 'orthodox'
  | `${'easter' | 'orthodox'}${'+' | '-'}${number}`
  | `${'1st' | '2nd' | '3rd' | '4th' | 'last'} ${Weekday} ${number}`
  | `${Weekday} ${'from' | 'to'} ${MonthDay}`;

/** Year → its days, each month and day, with spaces between them. */
export type DatesByYear = Readonly<Record<number, string>>;

export interface Holiday {
  readonly name: string;
  readonly on: DayRule | DatesByYear;
  /** First and last year of a rule. */
  readonly from?: number;
  readonly to?: number;
  /** Years in which it was not, or elsewhere. */
  readonly except?: readonly number[];
  /** Weekday of the rule's day → by how many days it is moved. Where that day is closed as well, it is the next open one. */
  readonly moved?: Readonly<Partial<Record<Weekday, number>>>;
  /** Absent: that of the calendar. */
  readonly source?: string;
  /** Dates of later years are computed, and not yet proclaimed. Absent: nothing of it has to be proclaimed. */
  readonly announcedTo?: number;
  /** Seen by its moon: the computed day may be one off. */
  readonly isByMoon?: true;
  /** By its dates, and yet law: equinoxes, feasts of a calculated calendar. */
  readonly isByRule?: true;
}

/** The days of every week that are no business days, to a day; the last has none. */
export interface Weekend {
  readonly to?: string;
  /** `2nd Sat`: only the second Saturday of a month. */
  readonly days: readonly (Weekday | `${'2nd' | '4th'} ${Weekday}`)[];
}

export interface Calendar {
  readonly code: string;
  /** Whose days these are. */
  readonly of: string;
  /** What says so, and when it was read; `not read` where the law is named only, and the dates were compared with another compilation. */
  readonly source: string;
  /** The years that it reaches, both included. */
  readonly from: number;
  readonly to: number;
  /** The last year of which single days, bridges and elections, are proclaimed: an open day of later ones is only expected to be open. */
  readonly announcedTo?: number;
  readonly weekends: readonly Weekend[];
  readonly holidays: readonly Holiday[];
  /** Days of a weekend on which banks are open. */
  readonly open?: DatesByYear;
}

export const SATURDAY_SUNDAY: readonly Weekend[] = [{ days: ['Sat', 'Sun'] }];

/** A day of a weekend is kept on the next open day. */
export const NEXT_OPEN_DAY = { Sat: 2, Sun: 1 } as const;
/** A Sunday is kept on the next open day; a Saturday is not made up for. */
export const SUNDAY_TO_MONDAY = { Sun: 1 } as const;
