/** What people in Brazil call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('pt-BR', {
  bankIdentifier: 'Código do banco',
  branch: 'Agência',
  account: 'Conta',
  postCode: 'CEP',
  countrySubdivision: 'Estado',
  knownBy: { account: 'ACCOUNT_NUMBER' },
  // those of account.ts: Banco do Brasil
  examples: { bankIdentifier: '001', branch: '1584-9', account: '210169-6' },
});
