/** What people in the United States call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Routing number',
  postCode: 'ZIP code',
  countrySubdivision: 'State',
});
