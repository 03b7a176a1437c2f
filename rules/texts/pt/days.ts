/** The words of `payprep days` in Portuguese. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const pt: DayTexts = {
  businessDay: 'dia útil',
  closed: 'encerrado',
  calendarEnds: 'o calendário não chega a este dia',
  name: 'nome',
  status: 'estado',
  next: 'seguinte',
  inDays: 'em {count} dias',
  source: 'fonte',
  statuses: {
    rule: 'segundo a regra',
    announced: 'anunciado',
    expected: 'previsto',
  },
  accepted: 'aceite',
  earliest: 'mais cedo',
  latest: 'mais tarde',
  atOnce: 'imediato',
  closedBetween: 'dias fechados',
  assumed: 'pressuposto',
  noLatest: 'nenhuma regra o diz',
  atAllHours: 'sim, a qualquer hora',
  no: 'não',
  beforeCutOff: 'o pagamento chegou antes da hora limite; se não, indique --time e --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'nenhuma fonte diz quando chegam os pagamentos deste sistema; payprep systems apresenta os sistemas',
    CALENDAR_NOT_COVERED: 'os dias deste sistema não são conhecidos',
    DATE_NOT_COVERED: 'o sistema ainda não existia, ou o seu calendário não chega a este dia',
  },
};
