/** What the form field says in Dutch beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const nl: ElementWords = {
  didYouMean: 'Bedoelde u {text}?',
  use: 'Overnemen',
  bank: 'Bank',
  choose: 'Maak een keuze',
  example: 'Voorbeeld: {text}',
  found: 'Suggesties: {count}',
  none: 'Niets gevonden.',
  checking: 'Dit wordt nog gecontroleerd. Probeer het zo meteen opnieuw.',
  notLoaded: 'Dit kon niet worden geladen. Controleer uw verbinding en laad de pagina opnieuw.',
};
