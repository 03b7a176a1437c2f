/** The words of the report in Italian. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const it: ReportTexts = {
  rows: 'Righe',
  row: 'Riga',
  file: 'File',
  status: 'Stato',
  country: 'Paese',
  bank: 'Banca',
  code: 'Codice',
  alerts: 'Avvisi',
  meaning: 'Significato',
  all: 'tutti',
  head: 'Righe: {count}. Giorno del pagamento: {on}. I numeri di conto non sono riportati: ogni riga è indicata con il suo numero nel file.',
  noAlert: 'Nessuna riga ha avvisi.',
  more: 'e altre {count}',
  hidden: 'e altre {count}, comprese nei totali qui sopra',
  shown: '{shown} di {total}',
  cannotRead: 'La riga non è leggibile.',
  unreadable: 'illeggibile',
  unknown: 'sconosciuto',
  nothingKnown: 'nessun dato',
  enriched: 'completata',
};
