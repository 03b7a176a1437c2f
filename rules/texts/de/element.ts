/** What the form field says in German beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const de: ElementWords = {
  didYouMean: 'Meinten Sie {text}?',
  use: 'Übernehmen',
  bank: 'Bank',
  choose: 'Bitte wählen',
  example: 'Beispiel: {text}',
  found: 'Vorschläge: {count}',
  none: 'Nichts gefunden.',
  checking: 'Das wird noch geprüft. Versuchen Sie es gleich noch einmal.',
  notLoaded: 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
};
