/** What the form field says in Portuguese beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const pt: ElementWords = {
  didYouMean: 'Quis dizer {text}?',
  use: 'Usar',
  bank: 'Banco',
  choose: 'Escolha uma opção',
  example: 'Exemplo: {text}',
  found: 'Sugestões: {count}',
  none: 'Não foi encontrado nada.',
};
