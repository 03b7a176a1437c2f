/** What people in Hungary call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('hu', {
  account: 'Számlaszám',
  postCode: 'Irányítószám',
  knownBy: { account: 'ACCOUNT_NUMBER' },
});
