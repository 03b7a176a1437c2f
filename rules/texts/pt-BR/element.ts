/** What the form field says in Brazilian Portuguese beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const ptBR: ElementWords = {
  didYouMean: 'Você quis dizer {text}?',
  use: 'Usar',
  bank: 'Banco',
  choose: 'Escolha uma opção',
  example: 'Exemplo: {text}',
  found: 'Sugestões: {count}',
  none: 'Nada encontrado.',
  checking: 'A verificação está em andamento. Tente novamente em instantes.',
  notLoaded: 'Não foi possível carregar. Verifique a conexão e recarregue a página.',
};
