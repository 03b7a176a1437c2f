/** When a payment through a settlement system is accepted, and when its payee has it. */
import type { Calendar } from '../../rules/vocabulary/calendar.js';
import type { ValueDateRule, ValueDates } from '../../rules/vocabulary/value-date.js';
import { assertCalendar, describeDay, moveByBusinessDays, reaches } from './business-days.js';
import { formatDate, readDate } from './day-number.js';

export interface ValueDateQuestion {
  /** Code of the settlement system, as `enrich` names it: `SCT`, `US_FEDACH`. */
  readonly system: string;
  /** The day on which the payer's bank has the payment, `YYYY-MM-DD`. */
  readonly on: string;
  /** When, `HH:MM` of the system's place. */
  readonly time?: string | undefined;
  /** Until when the payer's bank takes payments of the day, `HH:MM` of the same place. */
  readonly cutOff?: string | undefined;
}

/** What was taken for granted because nobody said it. */
export type Assumption = 'BEFORE_CUT_OFF';

export interface SkippedDay {
  readonly date: string;
  /** Absent for a weekend. */
  readonly name?: string;
}

export type ValueDate =
  | {
      readonly ok: true;
      /** The day from which the system counts. */
      readonly accepted: string;
      /** First and last day on which the payee can have the money. Without `latest`, no rule sets a last day. */
      readonly earliest: string;
      readonly latest?: string;
      readonly isInstant: boolean;
      readonly assumed: readonly Assumption[];
      /** Days between that are no business days. */
      readonly skipped: readonly SkippedDay[];
      readonly source: string;
    }
  | { readonly ok: false; readonly problem: 'SYSTEM_NOT_COVERED' | 'CALENDAR_NOT_COVERED' | 'DATE_NOT_COVERED' };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @throws TypeError for a question of another form */
function assertQuestion(question: unknown): asserts question is ValueDateQuestion {
  const given = (typeof question === 'object' && question !== null ? question : {}) as Readonly<Record<string, unknown>>;
  if (typeof given.system !== 'string') throw new TypeError("expected { system: 'SCT', on: '2026-11-27' }: system is no string");
  if (typeof given.on !== 'string') throw new TypeError("expected { system: 'SCT', on: '2026-11-27' }: on is no string");
  for (const name of ['time', 'cutOff'])
    if (given[name] !== undefined && !(typeof given[name] === 'string' && TIME.test(given[name])))
      throw new TypeError(`${name} is no time of a day, such as '15:30'`);
}

const ruleOn = (rules: readonly ValueDateRule[], date: string): ValueDateRule | undefined =>
  rules.find(({ from = '', to = '9999-12-31' }) => date >= from && date <= to);

/** Whether the payment missed its day; undefined where nobody said. */
const isLate = ({ time, cutOff }: ValueDateQuestion): boolean | undefined =>
  time === undefined || cutOff === undefined ? undefined : time > cutOff;

function skippedDays(calendar: Calendar, from: number, to: number): readonly SkippedDay[] {
  const skipped: SkippedDay[] = [];
  for (let day = from; day <= to; day += 1) {
    const { isBusinessDay, name } = describeDay(calendar, day);
    if (!isBusinessDay) skipped.push({ date: formatDate(day), ...(name !== undefined && { name }) });
  }
  return skipped;
}

function atOnce({ source }: ValueDateRule, date: string): ValueDate {
  return { ok: true, accepted: date, earliest: date, latest: date, isInstant: true, assumed: [], skipped: [], source };
}

/** By the business days of a calendar. */
function byCalendar(question: ValueDateQuestion, rule: ValueDateRule, calendar: Calendar, on: number): ValueDate {
  const outside = { ok: false, problem: 'DATE_NOT_COVERED' } as const;
  if (!reaches(calendar, on)) return outside;
  const isOpen = describeDay(calendar, on).isBusinessDay;
  const late = isOpen ? isLate(question) : false;
  const accepted = moveByBusinessDays(on, calendar, late === true ? 1 : 0);
  if (accepted === undefined) return outside;
  const missedSameDay = accepted === on && rule.sameDayTo !== undefined && question.time !== undefined && question.time > rule.sameDayTo;
  const first = Math.max(rule.earliest, missedSameDay ? 1 : 0);
  const earliest = moveByBusinessDays(accepted, calendar, first);
  const last = rule.latest === undefined ? undefined : Math.max(rule.latest, first);
  const latest = last === undefined ? undefined : moveByBusinessDays(accepted, calendar, last);
  if (earliest === undefined || (last !== undefined && latest === undefined)) return outside;
  return {
    ok: true,
    accepted: formatDate(accepted),
    earliest: formatDate(earliest),
    ...(latest !== undefined && { latest: formatDate(latest) }),
    isInstant: rule.isInstant === true,
    assumed: late === undefined ? ['BEFORE_CUT_OFF'] : [],
    skipped: skippedDays(calendar, on, latest ?? earliest),
    source: rule.source,
  };
}

/** @throws TypeError for a question of another form, and where a calendar is none */
export function valueDateBy(systems: ValueDates, question: ValueDateQuestion, calendars: readonly Calendar[]): ValueDate {
  assertQuestion(question);
  if (!Array.isArray(calendars)) throw new TypeError('valueDate takes calendars as a list.');
  for (const calendar of calendars) assertCalendar(calendar);
  const rules = Object.hasOwn(systems, question.system) ? systems[question.system] : undefined;
  if (rules === undefined) return { ok: false, problem: 'SYSTEM_NOT_COVERED' };
  const on = readDate(question.on);
  const rule = on === undefined ? undefined : ruleOn(rules, question.on);
  if (on === undefined || rule === undefined) return { ok: false, problem: 'DATE_NOT_COVERED' };
  if (rule.calendar === undefined) return atOnce(rule, question.on);
  const calendar = calendars.find(({ code }) => code === rule.calendar);
  return calendar === undefined ? { ok: false, problem: 'CALENDAR_NOT_COVERED' } : byCalendar(question, rule, calendar, on);
}
