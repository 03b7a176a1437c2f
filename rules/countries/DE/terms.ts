/** What people in Germany call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('de', {
  bankIdentifier: 'Bankleitzahl',
  account: 'Kontonummer',
  postCode: 'Postleitzahl',
  countrySubdivision: 'Bundesland',
});
