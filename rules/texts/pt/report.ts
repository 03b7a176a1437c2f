/** The words of the report in Portuguese. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const pt: ReportTexts = {
  rows: 'Linhas',
  row: 'Linha',
  file: 'Origem',
  status: 'Estado',
  country: 'País',
  bank: 'Banco',
  code: 'Código',
  alerts: 'Alertas',
  meaning: 'Significado',
  all: 'todos',
  head: 'Linhas: {count}. Dia do pagamento: {on}. Os números de conta não são apresentados: cada linha é identificada pelo seu número na lista.',
  noAlert: 'Nenhuma linha tem alertas.',
  more: 'e mais {count}',
  hidden: 'e mais {count}, incluídas nos totais acima',
  shown: '{shown} de {total}',
  cannotRead: 'Não é possível ler a linha.',
  unreadable: 'ilegível',
  unknown: 'desconhecido',
  nothingKnown: 'sem dados',
  enriched: 'completada',
};
