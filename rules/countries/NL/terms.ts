/** What people in the Netherlands call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('nl', {
  postCode: 'Postcode',
});
