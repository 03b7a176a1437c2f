/** What people in Brazil call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('pt-BR', {
  bankIdentifier: 'Código do banco',
  branch: 'Agência',
  account: 'Conta',
  postCode: 'CEP',
  countrySubdivision: 'Estado',
  key: { settlementSystem: 'BR_PIX', text: 'pixKey' },
  knownBy: { account: 'ACCOUNT_NUMBER', bankName: true },
});
