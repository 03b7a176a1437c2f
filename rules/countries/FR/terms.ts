/** What people in France call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('fr', {
  bankIdentifier: 'Code banque / code guichet',
  account: 'Numéro de compte',
  postCode: 'Code postal',
});
