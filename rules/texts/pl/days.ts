/** The words of `payprep days` in Polish. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const pl: DayTexts = {
  businessDay: 'dzień roboczy',
  closed: 'zamknięte',
  calendarEnds: 'kalendarz nie obejmuje tego dnia',
  name: 'nazwa',
  status: 'status',
  next: 'następny',
  inDays: 'za {count} dni',
  source: 'źródło',
  statuses: {
    rule: 'według reguły',
    announced: 'ogłoszony',
    expected: 'oczekiwany',
  },
  accepted: 'przyjęta',
  earliest: 'najwcześniej',
  latest: 'najpóźniej',
  atOnce: 'natychmiast',
  closedBetween: 'dni wolne',
  assumed: 'założenie',
  noLatest: 'żadna reguła tego nie mówi',
  atAllHours: 'tak, o każdej porze',
  no: 'nie',
  beforeCutOff: 'płatność wpłynęła przed godziną graniczną; w innym razie proszę podać --time i --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'żadne źródło nie mówi, kiedy docierają płatności tego systemu; listę systemów podaje payprep systems',
    CALENDAR_NOT_COVERED: 'dni tego systemu nie są znane',
    DATE_NOT_COVERED: 'system jeszcze nie działał albo jego kalendarz nie obejmuje tego dnia',
  },
};
