/** What people in Italy call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('it', {
  bankIdentifier: 'ABI / CAB',
  account: 'Numero di conto',
  postCode: 'CAP',
  countrySubdivision: 'Provincia',
});
