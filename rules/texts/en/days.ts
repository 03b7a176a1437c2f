/** The words of `payprep days` in English. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const en: DayTexts = {
  businessDay: 'business day',
  closed: 'closed',
  calendarEnds: 'the calendar does not reach this day',
  name: 'name',
  status: 'status',
  next: 'next',
  inDays: 'in {count} days',
  source: 'source',
  statuses: {
    rule: 'rule',
    announced: 'announced',
    expected: 'expected',
  },
  accepted: 'accepted',
  earliest: 'earliest',
  latest: 'latest',
  atOnce: 'at once',
  closedBetween: 'closed between',
  assumed: 'assumed',
  noLatest: 'no rule says it',
  atAllHours: 'yes, at all hours',
  no: 'no',
  beforeCutOff: 'it came before the cut-off time: --time and --cut-off say it',
  problems: {
    SYSTEM_NOT_COVERED: 'no source says when payments of this system arrive; payprep systems lists the systems',
    CALENDAR_NOT_COVERED: 'the days of this system are not known',
    DATE_NOT_COVERED: 'the system had not begun, or its calendar does not reach this day',
  },
};
