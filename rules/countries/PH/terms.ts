/** What people in the Philippines call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  postCode: 'ZIP code',
  countrySubdivision: 'Province',
  knownBy: { bank: 'BIC', bankName: true },
});
