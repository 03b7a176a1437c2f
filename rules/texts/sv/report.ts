/** The words of the report in Swedish. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const sv: ReportTexts = {
  rows: 'Rader',
  row: 'Rad',
  file: 'Fil',
  status: 'Status',
  country: 'Land',
  bank: 'Bank',
  code: 'Kod',
  alerts: 'Varningar',
  meaning: 'Betydelse',
  all: 'alla',
  head: 'Antal rader: {count}. Betalningsdag: {on}. Kontonummer visas inte: en rad anges med sitt nummer i filen.',
  noAlert: 'Ingen rad har någon varning.',
  more: 'och {count} till',
  hidden: 'och {count} till, som är medräknade ovan',
  shown: '{shown} av {total}',
  cannotRead: 'Raden kan inte läsas.',
  unreadable: 'oläslig',
  unknown: 'okänt',
  nothingKnown: 'inget känt',
  enriched: 'kompletterad',
};
