/** By what people in Iceland know an account. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('is', {
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
