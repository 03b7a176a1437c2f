/** The words of `payprep days` in Dutch. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const nl: DayTexts = {
  businessDay: 'bankwerkdag',
  closed: 'gesloten',
  calendarEnds: 'zo ver reikt de kalender niet',
  name: 'naam',
  status: 'status',
  next: 'volgende',
  inDays: 'over {count} dagen',
  source: 'bron',
  statuses: {
    rule: 'volgens regel',
    announced: 'aangekondigd',
    expected: 'verwacht',
  },
  accepted: 'aangenomen',
  earliest: 'op zijn vroegst',
  latest: 'op zijn laatst',
  atOnce: 'direct',
  closedBetween: 'gesloten dagen',
  assumed: 'aanname',
  noLatest: 'geen regel zegt het',
  atAllHours: 'ja, op elk uur',
  no: 'nee',
  beforeCutOff: 'de betaling kwam vóór de sluitingstijd; geef anders --time en --cut-off op',
  problems: {
    SYSTEM_NOT_COVERED: 'geen bron zegt wanneer betalingen van dit systeem aankomen; payprep systems noemt de systemen',
    CALENDAR_NOT_COVERED: 'de dagen van dit systeem zijn niet bekend',
    DATE_NOT_COVERED: 'het systeem bestond nog niet, of zo ver reikt de kalender ervan niet',
  },
};
