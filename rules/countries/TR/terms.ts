/** What people in Türkiye call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('tr', {
  postCode: 'Posta kodu',
  countrySubdivision: 'İl',
});
