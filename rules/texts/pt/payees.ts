/** The texts of what changed of a payee, in Portuguese. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Pergunte ao beneficiário, num número de telefone que já tinha antes, qual é o dado correto.';

export const pt = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Não é certo que seja a mesma conta. ${ASK}`,
    ACCOUNT_INVALID: `Os novos dados da conta não podem estar corretos: um pagamento seria devolvido. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `A conta está noutro país. ${ASK}`,
    BANK_CHANGED: `A conta está noutro banco ou balcão. ${ASK}`,
    BANK_KIND_CHANGED: `A conta está numa instituição de outro tipo. ${ASK}`,
    BANK_MERGED: '{before} passou a fazer parte de {after} ({date}): a conta é a mesma, com o código de banco atual.',
    ACCOUNT_NUMBER_CHANGED: `O número de conta mudou. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `O número de conta difere num carácter: um dos dois pode estar mal escrito. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Dois caracteres vizinhos do número de conta estão trocados: um dos dois números pode estar mal escrito. ${ASK}`,
    ACCOUNT_NOTATION: 'A conta é a mesma, escrita de outra forma.',
    ACCOUNT_TYPE_CHANGED: 'O tipo de conta mudou.',
    BIC_CHANGED: 'O BIC mudou, e a conta é a mesma.',
    NAME_NOTATION: 'O nome é o mesmo, escrito de outra forma.',
    NAME_SIMILAR: `O nome é quase o mesmo. ${ASK}`,
    NAME_CHANGED: `O beneficiário tem outro nome. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'O domínio do endereço de e-mail é quase o de antes: alguém pode estar a fazer-se passar pelo beneficiário. Não responda a nenhuma mensagem desse endereço.',
    MEMBER_CHANGED: 'Este dado mudou.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `País da conta antes: {before: place pt}; agora: {after: place pt}. ${ASK}`,
    BANK_CHANGED: `O banco era {before} e agora é {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Tipo de instituição antes: {before}; agora: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banco',
    'e-money': 'instituição de moeda eletrónica',
    payment: 'instituição de pagamento',
    wallet: 'carteira eletrónica',
    'credit-union': 'cooperativa de crédito',
    'savings-bank': 'caixa económica',
  },
  reasons: {
    SAME_ACCOUNT: 'Ambos indicam a mesma conta.',
    BANK_MERGED: 'Ambos indicam a mesma conta: o banco de um passou a fazer parte do banco do outro, e os números de conta não mudaram.',
    COUNTRY_DIFFERS: 'As contas estão em países diferentes.',
    BANK_DIFFERS: 'As contas estão em bancos ou balcões diferentes.',
    ACCOUNT_NUMBER_DIFFERS: 'Os números de conta são diferentes.',
    FIRST_NOT_COVERED: 'Não é certo qual é a conta que o primeiro indica.',
    SECOND_NOT_COVERED: 'Não é certo qual é a conta que o segundo indica.',
  },
});
