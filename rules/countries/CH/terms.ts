/** What people in Switzerland call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('de', {
  bankIdentifier: 'IID',
  account: 'Kontonummer',
  postCode: 'Postleitzahl',
  countrySubdivision: 'Kanton',
});
