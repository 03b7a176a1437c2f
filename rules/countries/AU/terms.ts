/** What people in Australia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'BSB',
  postCode: 'Postcode',
  countrySubdivision: 'State or territory',
});
