/**
 * The closed days of a calendar, a year at a time: rules and dates placed first, then those that are moved away from a closed day.
 */
import type { Calendar, Holiday } from '../../rules/vocabulary/calendar.js';
import { weekdayOf, yearOf } from './day-number.js';
import { dayOfRule, monthDay, WEEKDAYS } from './day-rule.js';

export type DayStatus = 'rule' | 'announced' | 'expected';

export interface ClosedDay {
  readonly name: string;
  readonly status: DayStatus;
  readonly source: string;
  readonly isByMoon: boolean;
}

interface HolidayDay {
  readonly day: number;
  readonly holiday: Holiday;
  readonly status: DayStatus;
}

function isInYears({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, except }: Holiday, year: number): boolean {
  return year >= from && year <= to && except?.includes(year) !== true;
}

function statusOf({ on, announcedTo, isByRule }: Holiday, year: number): DayStatus {
  if (announcedTo !== undefined && year > announcedTo) return 'expected';
  return typeof on === 'string' || isByRule === true ? 'rule' : 'announced';
}

function holidayDaysOf(holiday: Holiday, year: number): readonly HolidayDay[] {
  if (!isInYears(holiday, year)) return [];
  const status = statusOf(holiday, year);
  const { on } = holiday;
  if (typeof on !== 'object') return [{ day: dayOfRule(on, year), holiday, status }];
  const dates = on[year];
  if (dates === undefined) return [];
  return dates.split(' ').map((date) => ({ day: monthDay(date, year), holiday, status }));
}

/** The weekday names of the weekend that a day would be part of. */
export function isWeekend({ weekends }: Calendar, day: number, date: string): boolean {
  const weekend = weekends.find(({ to }) => to === undefined || date <= to);
  const weekday = WEEKDAYS[weekdayOf(day)];
  const ofMonth = Math.ceil(Number(date.slice(8)) / 7);
  return weekend?.days.some((each) => each === weekday || (each.endsWith(` ${weekday}`) && each.startsWith(`${ofMonth}`))) === true;
}

const shiftOf = ({ day, holiday }: HolidayDay): number => {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return (weekday && holiday.moved?.[weekday]) ?? 0;
};

/** The closed days that lie in a year, but for weekends. A day that is moved over the end of a year belongs to the next one. */
export function closedDaysOf(calendar: Calendar, year: number, isOfWeekend: (day: number) => boolean): ReadonlyMap<number, ClosedDay> {
  const days = [year - 1, year, year + 1].flatMap((each) => calendar.holidays.flatMap((holiday) => holidayDaysOf(holiday, each)));
  const closed = new Map<number, ClosedDay>();
  const close = (day: number, { holiday: { name, source = calendar.source, isByMoon }, status }: HolidayDay): void => {
    if (!closed.has(day)) closed.set(day, { name, status, source, isByMoon: isByMoon === true });
  };
  for (const each of days) if (shiftOf(each) === 0) close(each.day, each);
  // a weekend day that is made up for keeps its name
  for (const each of days) if (shiftOf(each) !== 0 && isOfWeekend(each.day)) close(each.day, each);
  const moved = days.filter((each) => shiftOf(each) !== 0).sort((one, other) => one.day - other.day);
  for (const each of moved) {
    let day = each.day + shiftOf(each);
    while (closed.has(day) || isOfWeekend(day)) day += 1;
    close(day, each);
  }
  return new Map([...closed].filter(([day]) => yearOf(day) === year));
}
