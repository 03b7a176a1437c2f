/** What people in Spain call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'CCC',
  postCode: 'Código postal',
  countrySubdivision: 'Provincia',
});
