/** What people in South Africa call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Branch code',
  postCode: 'Postal code',
  countrySubdivision: 'Province',
  knownBy: { bankName: true },
});
