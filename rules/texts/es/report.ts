/** The words of the report in Spanish. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const es: ReportTexts = {
  rows: 'Filas',
  row: 'Fila',
  file: 'Archivo',
  status: 'Estado',
  country: 'País',
  bank: 'Banco',
  code: 'Código',
  alerts: 'Alertas',
  meaning: 'Significado',
  all: 'todos',
  head: 'Filas: {count}. Día del pago: {on}. No se muestran números de cuenta: cada fila se identifica por su número en el archivo.',
  noAlert: 'Ninguna fila tiene alertas.',
  more: 'y {count} más',
  hidden: 'y {count} más, incluidas en los totales de arriba',
  shown: '{shown} de {total}',
  cannotRead: 'No se puede leer la fila.',
  unreadable: 'ilegible',
  unknown: 'desconocido',
  nothingKnown: 'sin datos',
  enriched: 'completada',
};
