/** The words of `payprep days` in Spanish. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const es: DayTexts = {
  businessDay: 'día hábil',
  closed: 'cerrado',
  calendarEnds: 'el calendario no llega a este día',
  name: 'nombre',
  status: 'estado',
  next: 'siguiente',
  inDays: 'en {count} días',
  source: 'fuente',
  statuses: {
    rule: 'según la regla',
    announced: 'anunciado',
    expected: 'previsto',
  },
  accepted: 'aceptado',
  earliest: 'como pronto',
  latest: 'como tarde',
  atOnce: 'inmediato',
  closedBetween: 'días cerrados',
  assumed: 'supuesto',
  noLatest: 'ninguna regla lo dice',
  atAllHours: 'sí, a toda hora',
  no: 'no',
  beforeCutOff: 'el pago llegó antes de la hora límite; si no, indique --time y --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'ninguna fuente dice cuándo llegan los pagos de este sistema; payprep systems muestra los sistemas',
    CALENDAR_NOT_COVERED: 'no se conocen los días de este sistema',
    DATE_NOT_COVERED: 'el sistema aún no existía, o su calendario no llega a este día',
  },
};
