/** When a payment arrives, by the calendars of all systems, which are read when they are first asked for. */
import { type Calendar, type ValueDate, type ValueDateQuestion, valueDate } from 'payprep/dates';

let calendars: Promise<readonly Calendar[]> | undefined;

const readCalendars = async (): Promise<readonly Calendar[]> => Object.values((await import('payprep/dates/all')).calendars);

export async function valueDateOf(question: ValueDateQuestion): Promise<ValueDate> {
  calendars ??= readCalendars();
  return valueDate(question, await calendars);
}
