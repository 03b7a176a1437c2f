/** What people in Canada call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Institution and transit number',
  branch: 'Transit number',
  postCode: 'Postal code',
  countrySubdivision: 'Province or territory',
});
