/** What people in Ukraine call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('uk', {
  postCode: 'Поштовий індекс',
});
