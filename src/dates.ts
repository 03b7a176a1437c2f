/**
 * `payprep/dates`: the days on which banks and settlement systems are open, and when a payment is with its payee.
 *
 * A calendar is a module of its own, `payprep/dates/TARGET`, and none is loaded that nobody imports. Nothing here knows what day it is.
 */
import { valueDates } from '../rules/index/value-dates.js';
import type { Calendar } from '../rules/vocabulary/calendar.js';
import { assertCalendar, type CalendarDay, calendarDay, moveByBusinessDays } from './dates/business-days.js';
import { formatDate, readDate } from './dates/day-number.js';
import { type ValueDate, type ValueDateQuestion, valueDateBy } from './dates/value-date.js';

export type { Calendar } from '../rules/vocabulary/calendar.js';
export type { CalendarDay } from './dates/business-days.js';
export type { DayStatus } from './dates/closed-days.js';
export type { Assumption, SkippedDay, ValueDate, ValueDateQuestion } from './dates/value-date.js';

/**
 * What a calendar knows of a day: whether banks are open, the name of the holiday, whether that is law, proclaimed or only expected, and what says so.
 * Undefined for a day that the calendar does not reach, and for a text that is no date.
 *
 * @throws TypeError for what is no calendar
 * @example
 * dayOf('2026-04-06', TARGET)?.name // 'Easter Monday'
 */
export const dayOf = (date: string, calendar: Calendar): CalendarDay | undefined => calendarDay(date, calendar);

/**
 * Whether a day is a business day. Undefined for a day that the calendar does not reach, and for a text that is no date.
 *
 * @throws TypeError for what is no calendar
 * @example
 * isBusinessDay('2026-07-03', US_FED) // true
 */
export const isBusinessDay = (date: string, calendar: Calendar): boolean | undefined => calendarDay(date, calendar)?.isBusinessDay;

/**
 * The business day that is `count` after a date; 0: the date itself where it is one, else the next; a negative count goes back.
 * Undefined where the way leads out of the calendar, and for a text that is no date.
 *
 * @throws TypeError for what is no calendar, and for a count that is no whole number
 * @example
 * nextBusinessDay('2026-12-24', TARGET) // '2026-12-28'
 */
export function nextBusinessDay(date: string, calendar: Calendar, count = 1): string | undefined {
  assertCalendar(calendar);
  if (!Number.isSafeInteger(count)) throw new TypeError('nextBusinessDay takes count, a whole number.');
  const day = readDate(date);
  const moved = day === undefined ? undefined : moveByBusinessDays(day, calendar, count);
  return moved === undefined ? undefined : formatDate(moved);
}

/**
 * When a payment through a settlement system is accepted, and the first and last day on which its payee can have it, by the rule of that day.
 * `calendars` are those that may be needed; without that of the system, the answer is `CALENDAR_NOT_COVERED`.
 *
 * @throws TypeError for a question of another form, and for what is no calendar
 * @example
 * const answer = valueDate({ system: 'SCT', on: '2026-12-24' }, [TARGET]);
 * answer.ok && answer.latest // '2026-12-28'
 */
export const valueDate = (question: ValueDateQuestion, calendars: readonly Calendar[]): ValueDate =>
  valueDateBy(valueDates, question, calendars);
