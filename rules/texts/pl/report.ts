/** The words of the report in Polish. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const pl: ReportTexts = {
  rows: 'Wiersze',
  row: 'Wiersz',
  file: 'Plik',
  status: 'Status',
  country: 'Kraj',
  bank: 'Bank',
  code: 'Kod',
  alerts: 'Alerty',
  meaning: 'Znaczenie',
  all: 'wszystkie',
  head: 'Liczba wierszy: {count}. Dzień płatności: {on}. Numery rachunków są pominięte: wiersz jest oznaczony numerem w pliku.',
  noAlert: 'Żaden wiersz nie ma alertu.',
  more: 'i jeszcze {count}',
  hidden: 'i jeszcze {count}, uwzględnione w sumach powyżej',
  shown: '{shown} z {total}',
  cannotRead: 'Nie można odczytać wiersza.',
  unreadable: 'nieczytelny',
  unknown: 'nieznany',
  nothingKnown: 'brak danych',
  enriched: 'uzupełniony',
};
