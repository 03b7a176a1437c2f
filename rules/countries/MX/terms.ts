/** What people in Mexico call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'CLABE',
  postCode: 'Código postal',
  countrySubdivision: 'Estado',
});
