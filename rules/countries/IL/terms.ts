/** By what people in Israel know an account. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('he', {
  knownBy: { account: 'ACCOUNT_NUMBER', bankName: true },
});
