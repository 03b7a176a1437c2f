/** What people in Portugal call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('pt', {
  account: 'NIB',
  postCode: 'Código postal',
  countrySubdivision: 'Distrito',
});
