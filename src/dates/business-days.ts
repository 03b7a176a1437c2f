/** Which days of a calendar are business days. Pure: no day is today. */
import type { Calendar } from '../../rules/vocabulary/calendar.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import { type ClosedDay, closedDaysOf, type DayStatus, isWeekend } from './closed-days.js';
import { formatDate, readDate, yearOf } from './day-number.js';
import { monthDay } from './day-rule.js';

/** What is known of a day. */
export interface CalendarDay {
  readonly isBusinessDay: boolean;
  /** Why it is closed. Absent: an open day, or a weekend. */
  readonly name?: string;
  /** `rule`: law says so every year; `announced`: proclaimed for this year; `expected`: computed, and not proclaimed yet. */
  readonly status: DayStatus;
  /** What says so. */
  readonly source: string;
}

interface Year {
  readonly closed: ReadonlyMap<number, ClosedDay>;
  readonly open: ReadonlySet<number>;
}

/** Years are computed once; a calendar that nobody holds any more takes its years with it. */
const yearsOf = /* @__PURE__ */ perObject((_calendar: Calendar) => new Map<number, Year>());

function yearIn(calendar: Calendar, year: number): Year {
  const years = yearsOf(calendar);
  const found = years.get(year);
  if (found !== undefined) return found;
  const open = new Set((calendar.open?.[year] ?? '').split(' ').flatMap((date) => (date === '' ? [] : [monthDay(date, year)])));
  const isOfWeekend = (day: number): boolean => isWeekend(calendar, day, formatDate(day)) && !open.has(day);
  const made = { closed: closedDaysOf(calendar, year, isOfWeekend), open };
  years.set(year, made);
  return made;
}

/** @throws TypeError for what is no calendar of this package */
export function assertCalendar(calendar: unknown): asserts calendar is Calendar {
  const { code, holidays, weekends } = (typeof calendar === 'object' && calendar !== null ? calendar : {}) as Partial<Calendar>;
  if (typeof code !== 'string' || !Array.isArray(holidays) || !Array.isArray(weekends))
    throw new TypeError("expected a calendar, such as TARGET of 'payprep/dates/TARGET'");
}

export const reaches = ({ from, to }: Calendar, day: number): boolean => {
  const year = yearOf(day);
  return year >= from && year <= to;
};

/** Days of later years may still be proclaimed. */
const isUndecided = ({ announcedTo }: Calendar, day: number): boolean => announcedTo !== undefined && yearOf(day) > announcedTo;

/** A day whose neighbour is only computed, and seen by the moon: the closed day may turn out to be this one. */
const isBesideExpected = (calendar: Calendar, day: number): boolean =>
  [day - 1, day + 1].some((beside) => {
    const closed = yearIn(calendar, yearOf(beside)).closed.get(beside);
    return closed?.status === 'expected' && closed.isByMoon;
  });

/** What is known of a day that the calendar reaches. */
export function describeDay(calendar: Calendar, day: number): CalendarDay {
  const { closed, open } = yearIn(calendar, yearOf(day));
  const { source } = calendar;
  const holiday = closed.get(day);
  if (holiday !== undefined) return { isBusinessDay: false, name: holiday.name, status: holiday.status, source: holiday.source };
  if (open.has(day)) return { isBusinessDay: true, status: 'announced', source };
  if (isWeekend(calendar, day, formatDate(day))) return { isBusinessDay: false, status: 'rule', source };
  return { isBusinessDay: true, status: isUndecided(calendar, day) || isBesideExpected(calendar, day) ? 'expected' : 'rule', source };
}

/** Undefined for a day that is no date, or that the calendar does not reach. */
export function calendarDay(date: unknown, calendar: Calendar): CalendarDay | undefined {
  assertCalendar(calendar);
  const day = readDate(date);
  return day === undefined || !reaches(calendar, day) ? undefined : describeDay(calendar, day);
}

/**
 * The business day that is `count` after a day; 0: the day itself where it is one, else the next. Back for a negative count.
 * Undefined where the way leads out of the calendar.
 */
export function moveByBusinessDays(start: number, calendar: Calendar, count: number): number | undefined {
  const step = count < 0 ? -1 : 1;
  let left = Math.abs(count);
  let day = start;
  if (!reaches(calendar, day)) return undefined;
  if (left === 0 && describeDay(calendar, day).isBusinessDay) return day;
  if (left === 0) left = 1;
  while (left > 0) {
    day += step;
    if (!reaches(calendar, day)) return undefined;
    if (describeDay(calendar, day).isBusinessDay) left -= 1;
  }
  return day;
}
