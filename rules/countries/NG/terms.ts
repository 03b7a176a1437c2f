/** What people in Nigeria call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('en', {
  bankIdentifier: 'Bank code',
  account: 'NUBAN',
  countrySubdivision: 'State',
  knownBy: { bankName: true },
});
