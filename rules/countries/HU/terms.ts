/** What people in Hungary call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('hu', {
  account: 'Számlaszám',
  postCode: 'Irányítószám',
});
