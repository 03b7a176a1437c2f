/** What people in Korea call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('ko', {
  bankIdentifier: '은행 코드',
  account: '계좌번호',
  postCode: '우편번호',
  knownBy: { bankName: true },
});
