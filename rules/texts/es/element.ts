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
};
