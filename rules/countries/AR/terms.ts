/** What people in Argentina call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('es', {
  account: 'CBU o CVU',
  postCode: 'CPA',
  countrySubdivision: 'Provincia',
});
