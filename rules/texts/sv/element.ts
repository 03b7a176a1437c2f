/** What the form field says in Swedish beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const sv: ElementWords = {
  didYouMean: 'Menade du {text}?',
  use: 'Använd',
  bank: 'Bank',
  choose: 'Välj',
  example: 'Exempel: {text}',
  found: 'Förslag: {count}',
  none: 'Inget hittades.',
  checking: 'Kontrollen pågår. Försök igen om en stund.',
  notLoaded: 'Det gick inte att läsa in. Kontrollera anslutningen och läs in sidan igen.',
};
