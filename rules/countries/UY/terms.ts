/** What people in Uruguay call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  account: 'Número de cuenta',
  countrySubdivision: 'Departamento',
  knownBy: { bankName: true },
});
