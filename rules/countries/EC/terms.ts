/** What people in Ecuador call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'Número de cuenta',
  countrySubdivision: 'Provincia',
  knownBy: { bankName: true },
});
