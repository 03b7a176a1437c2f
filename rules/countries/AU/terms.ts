/** What people in Australia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('en', {
  bankIdentifier: 'BSB',
  postCode: 'Postcode',
  countrySubdivision: 'State or territory',
});
