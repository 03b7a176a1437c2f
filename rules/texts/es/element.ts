/** What the form field says in Spanish beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const es: ElementWords = {
  didYouMean: '¿Quiso decir {text}?',
  use: 'Usar',
  bank: 'Banco',
  choose: 'Elija una opción',
  example: 'Ejemplo: {text}',
  found: 'Sugerencias: {count}',
  none: 'No se ha encontrado nada.',
  checking: 'Se está comprobando. Vuelva a intentarlo en un momento.',
  notLoaded: 'No se ha podido cargar. Compruebe la conexión y vuelva a cargar la página.',
};
