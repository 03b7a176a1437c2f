/** What people in New Zealand call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('en', {
  bankIdentifier: 'Bank and branch number',
  postCode: 'Postcode',
});
