/** What people in Thailand call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('th', {
  bankIdentifier: 'รหัสธนาคาร',
  account: 'เลขที่บัญชี',
  postCode: 'รหัสไปรษณีย์',
  countrySubdivision: 'จังหวัด',
  knownBy: { bankName: true },
});
