/** What people in Vietnam call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('vi', {
  account: 'Số tài khoản',
  knownBy: { bankName: true },
});
