/** What people in Hong Kong call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Bank code',
  knownBy: { bankName: true },
});
