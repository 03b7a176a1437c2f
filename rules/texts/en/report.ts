/** The words of the report in English. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const en: ReportTexts = {
  rows: 'Rows',
  row: 'Row',
  file: 'File',
  status: 'Status',
  country: 'Country',
  bank: 'Bank',
  code: 'Code',
  alerts: 'Alerts',
  meaning: 'What to do',
  all: 'all',
  head: 'Rows: {count}. Day of payment: {on}. Account numbers are left out: a row is named by its number in the file.',
  noAlert: 'No row has an alert.',
  more: 'and {count} more',
  hidden: 'and {count} more, which are counted above',
  shown: '{shown} of {total}',
  cannotRead: 'The row cannot be read.',
  unreadable: 'unreadable',
  unknown: 'unknown',
  nothingKnown: 'nothing known',
  enriched: 'enriched',
};
