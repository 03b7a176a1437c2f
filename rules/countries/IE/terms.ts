/** What people in Ireland call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Sort code',
  postCode: 'Eircode',
  countrySubdivision: 'County',
});
