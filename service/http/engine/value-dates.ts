/** When a payment arrives, by the calendars of all systems, which are read when they are first asked for. */
import { type ValueDate, type ValueDateQuestion, valueDate } from 'payprep/dates';

export async function valueDateOf(question: ValueDateQuestion): Promise<ValueDate> {
  const { calendars } = await import('payprep/dates/all');
  return valueDate(question, Object.values(calendars));
}
