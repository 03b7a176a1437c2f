/** What the form field says in Polish beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const pl: ElementWords = {
  didYouMean: 'Czy chodziło o {text}?',
  use: 'Użyj',
  bank: 'Bank',
  choose: 'Wybierz',
  example: 'Przykład: {text}',
  found: 'Podpowiedzi: {count}',
  none: 'Nic nie znaleziono.',
  checking: 'Trwa sprawdzanie. Spróbuj ponownie za chwilę.',
  notLoaded: 'Nie udało się wczytać danych. Sprawdź połączenie i odśwież stronę.',
};
