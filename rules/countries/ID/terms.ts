/** What people in Indonesia call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('id', {
  bankIdentifier: 'Kode bank',
  account: 'Nomor rekening',
  postCode: 'Kode pos',
  countrySubdivision: 'Provinsi',
  knownBy: { bankName: true },
});
