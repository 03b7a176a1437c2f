/** `payprep days`: whether banks are open on a day, the next business day, and when a payment of that day arrives. */
import type { DayTexts } from '../../rules/vocabulary/day-texts.js';
import { type Calendar, dayOf, nextBusinessDay, valueDate } from '../../src/dates.js';
import { isDate } from '../../src/identifiers/date.js';
import { didYouMean } from '../files/nearest.js';
import type { Arguments } from '../options/arguments.js';
import { readDayTexts } from '../options/messages.js';
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

function answerDay(date: string, calendar: Calendar, count: number, words: DayTexts): Answer {
  const day = dayOf(date, calendar);
  const next = nextBusinessDay(date, calendar, count);
  const facts: readonly Fact[] = [
    [words.name, day?.name],
    [words.status, day && words.statuses[day.status]],
    [count === 1 ? words.next : words.inDays.replace('{count}', String(count)), next],
    [words.source, day?.source],
  ];
  const result = day === undefined ? words.calendarEnds : day.isBusinessDay ? words.businessDay : words.closed;
  return {
    json: { date, calendar: calendar.code, ...day, ...(next !== undefined && { next }) },
    title: `${date}  ${calendar.code}  ${result}`,
    facts,
    isOk: day?.isBusinessDay === true,
  };
}

function answerPayment(
  date: string,
  { system, time, cutOff }: { readonly system: string } & Pick<Arguments, 'time' | 'cutOff'>,
  calendars: Calendars,
  words: DayTexts,
): Answer {
  const answer = valueDate({ system, on: date, time, cutOff }, Object.values(calendars));
  const json = { date, system, ...answer };
  const title = `${date}  ${printable(system)}`;
  if (!answer.ok) return { json, title: `${title}  ${words.problems[answer.problem]}`, facts: [], isOk: false };
  const { accepted, earliest, latest, isInstant, assumed, skipped, source } = answer;
  const facts: readonly Fact[] = [
    [words.accepted, accepted],
    [words.earliest, earliest],
    [words.latest, latest ?? words.noLatest],
    [words.atOnce, isInstant ? words.atAllHours : words.no],
    [words.closedBetween, skipped.map(({ date: day, name }) => (name === undefined ? day : `${day} ${name}`)).join(', ')],
    [words.assumed, assumed.length > 0 ? words.beforeCutOff : undefined],
    [words.source, source],
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
  throw new UsageError(
    `days has no calendar of this name${didYouMean(name.toUpperCase(), Object.keys(calendars)) || ': payprep days lists them'}`,
  );
}

function answersTo({ positionals, system, count, ...args }: Arguments, calendars: Calendars, words: DayTexts, io: Io): readonly Answer[] {
  if (system !== undefined) {
    if (count !== undefined) throw new UsageError('--count is of a calendar: payprep days TARGET 2026-12-24 --count 3');
    return daysOf(positionals, io).map((date) => answerPayment(date, { ...args, system: system.toUpperCase() }, calendars, words));
  }
  if (args.time !== undefined || args.cutOff !== undefined)
    throw new UsageError('--time and --cut-off are of a payment: payprep days 2026-12-24 --system SCT --time 15:30 --cut-off 16:00');
  const [name, ...days] = positionals;
  if (name === undefined) return listCalendars(calendars);
  if (isDate(name)) throw new UsageError('days needs a calendar before the dates, or --system: payprep days TARGET 2026-12-24');
  const calendar = calendarOf(name, calendars);
  return daysOf(days, io).map((date) => answerDay(date, calendar, count ?? 1, words));
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
  const answers = answersTo(args, calendars, await readDayTexts(args.lang), io);
  const isList = args.system === undefined && args.positionals.length === 0;
  return {
    text: args.json
      ? formatJsonLines(answers.map(({ json }) => json))
      : answers.map(({ title, facts }) => `${title}\n${formatFacts(facts, io.columns)}`).join(isList ? '' : '\n'),
    code: answers.every(({ isOk }) => isOk) ? EXIT.ok : EXIT.alert,
  };
}
