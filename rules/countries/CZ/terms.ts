/** What people in the Czech Republic call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('cs', {
  bankIdentifier: 'Kód banky',
  account: 'Číslo účtu',
  postCode: 'PSČ',
  knownBy: { account: 'ACCOUNT_NUMBER', bankName: true },
});
