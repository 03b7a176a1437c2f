/** What people in Russia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('ru', {
  bankIdentifier: 'БИК',
  account: 'Номер счёта',
  postCode: 'Почтовый индекс',
});
