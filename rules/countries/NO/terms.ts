/** What people in Norway call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('nb', {
  account: 'Kontonummer',
  postCode: 'Postnummer',
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
