/** What people in Sweden call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('sv', {
  bankIdentifier: 'Clearingnummer',
  account: 'Kontonummer',
  postCode: 'Postnummer',
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
