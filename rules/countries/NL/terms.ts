/** What people in the Netherlands call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('nl', {
  postCode: 'Postcode',
});
