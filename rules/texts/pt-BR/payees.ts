/** The texts of what changed of a payee, in Portuguese of Brazil. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Pergunte ao favorecido, em um número de telefone que você já tinha antes, qual é o dado correto.';

export const ptBR = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Não é certo que seja a mesma conta. ${ASK}`,
    ACCOUNT_INVALID: `Os novos dados da conta não podem estar corretos: um pagamento seria devolvido. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `A conta está em outro país. ${ASK}`,
    BANK_CHANGED: `A conta está em outro banco ou agência. ${ASK}`,
    BANK_KIND_CHANGED: `A conta está em uma instituição de outro tipo. ${ASK}`,
    BANK_MERGED: '{before} passou a fazer parte de {after} ({date}): a conta é a mesma, com o código de banco atual.',
    ACCOUNT_NUMBER_CHANGED: `O número da conta mudou. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `O número da conta difere em um caractere: um dos dois pode estar digitado errado. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Dois caracteres vizinhos do número da conta estão trocados: um dos dois números pode estar digitado errado. ${ASK}`,
    ACCOUNT_NOTATION: 'A conta é a mesma, escrita de outra forma.',
    ACCOUNT_TYPE_CHANGED: 'O tipo de conta mudou.',
    BIC_CHANGED: 'O BIC mudou, e a conta é a mesma.',
    NAME_NOTATION: 'O nome é o mesmo, escrito de outra forma.',
    NAME_SIMILAR: `O nome é quase o mesmo. ${ASK}`,
    NAME_CHANGED: `O favorecido tem outro nome. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'O domínio do e-mail é quase o de antes: alguém pode estar se passando pelo favorecido. Não responda a nenhuma mensagem desse endereço.',
    MEMBER_CHANGED: 'Este dado mudou.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `País da conta antes: {before: place pt-BR}; agora: {after: place pt-BR}. ${ASK}`,
    BANK_CHANGED: `O banco era {before} e agora é {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Tipo de instituição antes: {before}; agora: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banco',
    'e-money': 'instituição de moeda eletrônica',
    payment: 'instituição de pagamento',
    wallet: 'carteira digital',
    'credit-union': 'cooperativa de crédito',
    'savings-bank': 'caixa econômica',
  },
  reasons: {
    SAME_ACCOUNT: 'Os dois indicam a mesma conta.',
    BANK_MERGED:
      'Os dois indicam a mesma conta: o banco de um passou a fazer parte do banco do outro, e os números das contas não mudaram.',
    COUNTRY_DIFFERS: 'As contas estão em países diferentes.',
    BANK_DIFFERS: 'As contas estão em bancos ou agências diferentes.',
    ACCOUNT_NUMBER_DIFFERS: 'Os números das contas são diferentes.',
    FIRST_NOT_COVERED: 'Não é certo qual conta o primeiro indica.',
    SECOND_NOT_COVERED: 'Não é certo qual conta o segundo indica.',
  },
});
