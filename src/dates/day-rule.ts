/** The day that a rule of a calendar means in a year. */
import type { DayRule } from '../../rules/vocabulary/calendar.js';
import { dayNumber, weekdayOf } from './day-number.js';
import { easterOf, orthodoxEasterOf } from './easter.js';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const indexOf = (weekday: string): number => WEEKDAYS.indexOf(weekday as (typeof WEEKDAYS)[number]);

const fromDay = (weekday: number, day: number): number => day + ((weekday - weekdayOf(day) + 7) % 7);
const toDay = (weekday: number, day: number): number => day - ((weekdayOf(day) - weekday + 7) % 7);

/** Day of a month and day, `12-25`. */
export function monthDay(text: string, year: number): number {
  const [month, day] = text.split('-');
  return dayNumber(year, Number(month), Number(day));
}

/** Of a rule in words: `last Mon 05`, `4th Thu 11`, `Fri from 06-19`, `Mon to 05-24`. */
function byWeekday([first = '', second = '', third = '']: readonly string[], year: number): number {
  if (second === 'from') return fromDay(indexOf(first), monthDay(third, year));
  if (second === 'to') return toDay(indexOf(first), monthDay(third, year));
  const month = Number(third);
  if (first === 'last') return toDay(indexOf(second), dayNumber(year, month + 1, 0));
  return fromDay(indexOf(second), dayNumber(year, month, 1)) + 7 * (Number.parseInt(first, 10) - 1);
}

export function dayOfRule(rule: DayRule, year: number): number {
  if (rule.startsWith('easter')) return easterOf(year) + Number(rule.slice('easter'.length));
  if (rule.startsWith('orthodox')) return orthodoxEasterOf(year) + Number(rule.slice('orthodox'.length));
  return rule.includes(' ') ? byWeekday(rule.split(' '), year) : monthDay(rule, year);
}
