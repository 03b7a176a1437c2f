/** What people in China call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('en', {
  bankIdentifier: 'CNAPS code',
  countrySubdivision: 'Province',
});
