/** What people in Austria call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = termsOf('de', {
  bankIdentifier: 'Bankleitzahl',
  account: 'Kontonummer',
  postCode: 'Postleitzahl',
});
