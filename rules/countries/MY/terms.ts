/** What people in Malaysia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('ms', {
  account: 'Nombor akaun',
  postCode: 'Poskod',
  countrySubdivision: 'Negeri',
  knownBy: { bankName: true },
});
