/** What people in Pakistan call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('en', {
  postCode: 'Postcode',
  countrySubdivision: 'Province',
});
