/** What people in Pakistan call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  postCode: 'Postcode',
  countrySubdivision: 'Province',
});
