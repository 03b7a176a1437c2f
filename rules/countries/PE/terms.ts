/** What people in Peru call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'CCI',
  countrySubdivision: 'Departamento',
});
