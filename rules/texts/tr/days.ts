/** The words of `payprep days` in Turkish. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const tr: DayTexts = {
  businessDay: 'iş günü',
  closed: 'kapalı',
  calendarEnds: 'takvim bu güne ulaşmıyor',
  name: 'ad',
  status: 'durum',
  next: 'sonraki',
  inDays: '{count} gün sonra',
  source: 'kaynak',
  statuses: {
    rule: 'kurala göre',
    announced: 'ilan edildi',
    expected: 'bekleniyor',
  },
  accepted: 'kabul',
  earliest: 'en erken',
  latest: 'en geç',
  atOnce: 'anında',
  closedBetween: 'kapalı günler',
  assumed: 'varsayım',
  noLatest: 'hiçbir kural belirtmiyor',
  atAllHours: 'evet, günün her saati',
  no: 'hayır',
  beforeCutOff: 'ödeme son işlem saatinden önce geldi; değilse --time ve --cut-off ile belirtin',
  problems: {
    SYSTEM_NOT_COVERED: 'hiçbir kaynak bu sistemin ödemelerinin ne zaman ulaştığını söylemiyor; sistemler: payprep systems',
    CALENDAR_NOT_COVERED: 'bu sistemin günleri bilinmiyor',
    DATE_NOT_COVERED: 'sistem henüz başlamamıştı veya takvimi bu güne ulaşmıyor',
  },
};
