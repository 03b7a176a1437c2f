/** `payprep days`: whether banks are open on a day, the next business day, and when a payment of that day arrives. */
import { type Calendar, dayOf, nextBusinessDay, type ValueDate, valueDate } from '../../src/dates.js';
import { isDate } from '../../src/identifiers/date.js';
import { didYouMean } from '../files/nearest.js';
import type { Arguments } from '../options/arguments.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { type Fact, formatFacts, formatJsonLines } from './lookup.js';

type Calendars = Readonly<Record<string, Calendar>>;

interface Answer {
  /** For machines. */
  readonly json: object;
  readonly title: string;
  readonly facts: readonly Fact[];
  /** A business day; or a payment of which the days are known. */
  readonly isOk: boolean;
}

const NOT_COVERED = 'the calendar does not reach this day';

const PROBLEMS: Readonly<Record<Exclude<ValueDate, { readonly ok: true }>['problem'], string>> = {
  SYSTEM_NOT_COVERED: 'no source says when payments of this system arrive; payprep systems lists the systems',
  CALENDAR_NOT_COVERED: 'the days of this system are not known',
  DATE_NOT_COVERED: 'the system had not begun, or its calendar does not reach this day',
};

function answerDay(date: string, calendar: Calendar, count: number): Answer {
  const day = dayOf(date, calendar);
  const next = nextBusinessDay(date, calendar, count);
  const facts: readonly Fact[] = [
    ['name', day?.name],
    ['status', day?.status],
    [count === 1 ? 'next' : `in ${count} days`, next],
    ['source', day?.source],
  ];
  const result = day === undefined ? NOT_COVERED : day.isBusinessDay ? 'business day' : 'closed';
  return {
    json: { date, calendar: calendar.code, ...day, ...(next !== undefined && { next }) },
    title: `${date}  ${calendar.code}  ${result}`,
    facts,
    isOk: day?.isBusinessDay === true,
  };
}

function answerPayment(date: string, system: string, { time, cutOff }: Pick<Arguments, 'time' | 'cutOff'>, calendars: Calendars): Answer {
  const answer = valueDate({ system, on: date, time, cutOff }, Object.values(calendars));
  const json = { date, system, ...answer };
  const title = `${date}  ${printable(system)}`;
  if (!answer.ok) return { json, title: `${title}  ${PROBLEMS[answer.problem]}`, facts: [], isOk: false };
  const { accepted, earliest, latest, isInstant, assumed, skipped, source } = answer;
  const facts: readonly Fact[] = [
    ['accepted', accepted],
    ['earliest', earliest],
    ['latest', latest ?? 'no rule says it'],
    ['at once', isInstant ? 'yes, at all hours' : 'no'],
    ['closed between', skipped.map(({ date: day, name }) => (name === undefined ? day : `${day} ${name}`)).join(', ')],
    ['assumed', assumed.length > 0 ? 'it came before the cut-off time: --time and --cut-off say it' : undefined],
    ['source', source],
  ];
  return { json, title, facts, isOk: true };
}

const listCalendars = (calendars: Calendars): readonly Answer[] =>
  Object.values(calendars).map(({ code, of, from, to }) => ({
    json: { code, of, from, to },
    title: `${code.padEnd(8)}${of}, ${from} to ${to}`,
    facts: [],
    isOk: true,
  }));

/** @throws UsageError for another calendar */
function calendarOf(name: string, calendars: Calendars): Calendar {
  const calendar = calendars[name.toUpperCase()];
  if (calendar !== undefined) return calendar;
  throw new UsageError(`days has no calendar of this name${didYouMean(name.toUpperCase(), Object.keys(calendars))}`);
}

function answersTo({ positionals, system, count, ...args }: Arguments, calendars: Calendars, io: Io): readonly Answer[] {
  if (system !== undefined) {
    if (count !== undefined) throw new UsageError('--count is of a calendar: payprep days TARGET 2026-12-24 --count 3');
    return daysOf(positionals, io).map((date) => answerPayment(date, system.toUpperCase(), args, calendars));
  }
  if (args.time !== undefined || args.cutOff !== undefined)
    throw new UsageError('--time and --cut-off are of a payment: payprep days 2026-12-24 --system SCT --time 15:30 --cut-off 16:00');
  const [name, ...days] = positionals;
  if (name === undefined) return listCalendars(calendars);
  if (isDate(name)) throw new UsageError('days needs a calendar before the dates, or --system: payprep days TARGET 2026-12-24');
  const calendar = calendarOf(name, calendars);
  return daysOf(days, io).map((date) => answerDay(date, calendar, count ?? 1));
}

/** @throws UsageError for a text that is no date */
function daysOf(days: readonly string[], io: Io): readonly string[] {
  if (!days.every(isDate)) throw new UsageError('a day is a calendar date, YYYY-MM-DD');
  return days.length === 0 ? [io.today()] : days;
}

/** @throws UsageError */
export async function daysCommand(args: Arguments, io: Io) {
  // forty modules that no other command needs
  const { calendars } = await import('../../rules/index/calendars.js');
  const answers = answersTo(args, calendars, io);
  const isList = args.system === undefined && args.positionals.length === 0;
  return {
    text: args.json
      ? formatJsonLines(answers.map(({ json }) => json))
      : answers.map(({ title, facts }) => `${title}\n${formatFacts(facts, io.columns)}`).join(isList ? '' : '\n'),
    code: answers.every(({ isOk }) => isOk) ? EXIT.ok : EXIT.alert,
  };
}
