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
  checking: 'A verificação está em curso. Tente novamente daqui a pouco.',
  notLoaded: 'Não foi possível carregar. Verifique a ligação e recarregue a página.',
};
