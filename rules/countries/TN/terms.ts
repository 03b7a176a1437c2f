/** What people in Tunisia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('fr', {
  account: 'RIB',
});
