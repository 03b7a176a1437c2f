/** What people in Argentina call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'CBU / CVU',
  postCode: 'CPA',
  countrySubdivision: 'Provincia',
});
