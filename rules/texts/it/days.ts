/** The words of `payprep days` in Italian. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const it: DayTexts = {
  businessDay: 'giorno lavorativo',
  closed: 'chiuso',
  calendarEnds: 'il calendario non arriva a questo giorno',
  name: 'nome',
  status: 'stato',
  next: 'successivo',
  inDays: 'fra {count} giorni',
  source: 'fonte',
  statuses: {
    rule: 'per regola',
    announced: 'annunciato',
    expected: 'previsto',
  },
  accepted: 'accettato',
  earliest: 'al più presto',
  latest: 'al più tardi',
  atOnce: 'immediato',
  closedBetween: 'giorni chiusi',
  assumed: 'ipotesi',
  noLatest: 'nessuna regola lo dice',
  atAllHours: 'sì, a tutte le ore',
  no: 'no',
  beforeCutOff: 'il pagamento è arrivato prima dell’ora limite; altrimenti indicare --time e --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'nessuna fonte dice quando arrivano i pagamenti di questo sistema; payprep systems elenca i sistemi',
    CALENDAR_NOT_COVERED: 'i giorni di questo sistema non sono noti',
    DATE_NOT_COVERED: 'il sistema non esisteva ancora, o il suo calendario non arriva a questo giorno',
  },
};
