/** What people in India call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'IFSC',
  postCode: 'PIN code',
  countrySubdivision: 'State',
});
