/** What people in Japan call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('ja', {
  bankIdentifier: '銀行コード・支店コード',
  branch: '支店コード',
  account: '口座番号',
  postCode: '郵便番号',
  countrySubdivision: '都道府県',
  knownBy: { bankName: true },
});
