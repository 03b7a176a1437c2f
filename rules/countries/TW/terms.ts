/** What people in Taiwan call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('zh-TW', {
  bankIdentifier: '銀行代碼',
  account: '帳號',
  postCode: '郵遞區號',
  knownBy: { bankName: true },
});
