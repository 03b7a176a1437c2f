/** What people in Singapore call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Bank and branch code',
  postCode: 'Postal code',
  knownBy: { bankName: true },
});
