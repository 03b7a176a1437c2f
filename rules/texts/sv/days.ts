/** The words of `payprep days` in Swedish. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const sv: DayTexts = {
  businessDay: 'bankdag',
  closed: 'stängt',
  calendarEnds: 'så långt når inte kalendern',
  name: 'namn',
  status: 'status',
  next: 'nästa',
  inDays: 'om {count} dagar',
  source: 'källa',
  statuses: {
    rule: 'enligt regel',
    announced: 'tillkännagiven',
    expected: 'väntad',
  },
  accepted: 'tas emot',
  earliest: 'tidigast',
  latest: 'senast',
  atOnce: 'direkt',
  closedBetween: 'stängda dagar',
  assumed: 'antagande',
  noLatest: 'ingen regel säger det',
  atAllHours: 'ja, dygnet runt',
  no: 'nej',
  beforeCutOff: 'betalningen kom före bryttiden; ange annars --time och --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'ingen källa säger när betalningar genom detta system kommer fram; payprep systems visar systemen',
    CALENDAR_NOT_COVERED: 'dagarna för detta system är inte kända',
    DATE_NOT_COVERED: 'systemet fanns inte än, eller så långt når inte dess kalender',
  },
};
