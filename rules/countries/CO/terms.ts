/** What people in Colombia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('es', {
  bankIdentifier: 'Código de banco',
  account: 'Número de cuenta',
  countrySubdivision: 'Departamento',
  knownBy: { bankName: true },
});
