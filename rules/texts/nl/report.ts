/** The words of the report in Dutch. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const nl: ReportTexts = {
  rows: 'Regels',
  row: 'Regel',
  file: 'Bestand',
  status: 'Status',
  country: 'Land',
  bank: 'Bank',
  code: 'Code',
  alerts: 'Meldingen',
  meaning: 'Betekenis',
  all: 'alle',
  head: 'Regels: {count}. Dag van de betaling: {on}. Rekeningnummers staan hier niet: een regel wordt aangeduid met zijn nummer in het bestand.',
  noAlert: 'Geen enkele regel heeft een melding.',
  more: 'en nog {count}',
  hidden: 'en nog {count}, die hierboven zijn meegeteld',
  shown: '{shown} van {total}',
  cannotRead: 'De regel is niet leesbaar.',
  unreadable: 'onleesbaar',
  unknown: 'onbekend',
  nothingKnown: 'niets bekend',
  enriched: 'aangevuld',
};
