/** What people in Denmark call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('da', {
  bankIdentifier: 'Registreringsnummer',
  account: 'Kontonummer',
  postCode: 'Postnummer',
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
