/** What people in the United Kingdom call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Sort code',
  postCode: 'Postcode',
  countrySubdivision: 'County',
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
