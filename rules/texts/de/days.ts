/** The words of `payprep days` in German. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const de: DayTexts = {
  businessDay: 'Bankarbeitstag',
  closed: 'geschlossen',
  calendarEnds: 'so weit reicht der Kalender nicht',
  name: 'Name',
  status: 'Stand',
  next: 'nächster',
  inDays: 'in {count} Tagen',
  source: 'Quelle',
  statuses: {
    rule: 'nach Regel',
    announced: 'verkündet',
    expected: 'erwartet',
  },
  accepted: 'angenommen',
  earliest: 'frühestens',
  latest: 'spätestens',
  atOnce: 'sofort',
  closedBetween: 'Schließtage',
  assumed: 'vorausgesetzt',
  noLatest: 'dazu gibt es keine Regel',
  atAllHours: 'ja, rund um die Uhr',
  no: 'nein',
  beforeCutOff: 'die Zahlung kam vor Annahmeschluss; sonst --time und --cut-off angeben',
  problems: {
    SYSTEM_NOT_COVERED: 'keine Quelle sagt, wann Zahlungen dieses Systems ankommen; payprep systems nennt die Systeme',
    CALENDAR_NOT_COVERED: 'die Tage dieses Systems sind nicht bekannt',
    DATE_NOT_COVERED: 'das System gab es noch nicht, oder so weit reicht sein Kalender nicht',
  },
};
