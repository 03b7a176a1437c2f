/** The words of the report in German. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const de: ReportTexts = {
  rows: 'Zeilen',
  row: 'Zeile',
  file: 'Datei',
  status: 'Status',
  country: 'Land',
  bank: 'Bank',
  code: 'Code',
  alerts: 'Meldungen',
  meaning: 'Bedeutung',
  all: 'alle',
  head: 'Zeilen: {count}. Tag der Zahlung: {on}. Kontonummern stehen hier nicht: Eine Zeile wird mit ihrer Nummer in der Datei genannt.',
  noAlert: 'Zu keiner Zeile gibt es eine Meldung.',
  more: 'und {count} weitere',
  hidden: 'und {count} weitere, die oben mitgezählt sind',
  shown: '{shown} von {total}',
  cannotRead: 'Die Zeile ist nicht lesbar.',
  unreadable: 'nicht lesbar',
  unknown: 'unbekannt',
  nothingKnown: 'nichts bekannt',
  enriched: 'ergänzt',
};
