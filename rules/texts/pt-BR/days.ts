/** The words of `payprep days` in Portuguese of Brazil. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const ptBR: DayTexts = {
  businessDay: 'dia útil',
  closed: 'fechado',
  calendarEnds: 'o calendário não chega a este dia',
  name: 'nome',
  status: 'status',
  next: 'seguinte',
  inDays: 'em {count} dias',
  source: 'fonte',
  statuses: {
    rule: 'pela regra',
    announced: 'anunciado',
    expected: 'previsto',
  },
  accepted: 'aceito',
  earliest: 'mais cedo',
  latest: 'mais tarde',
  atOnce: 'imediato',
  closedBetween: 'dias fechados',
  assumed: 'pressuposto',
  noLatest: 'nenhuma regra diz',
  atAllHours: 'sim, a qualquer hora',
  no: 'não',
  beforeCutOff: 'o pagamento chegou antes do horário limite; se não, informe --time e --cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'nenhuma fonte diz quando chegam os pagamentos deste sistema; payprep systems lista os sistemas',
    CALENDAR_NOT_COVERED: 'os dias deste sistema não são conhecidos',
    DATE_NOT_COVERED: 'o sistema ainda não existia, ou o calendário dele não chega a este dia',
  },
};
