/** What people in Poland call the members of a payment. */
import { termsOf } from '../../vocabulary/terms.js';

export const terms = /* @__PURE__ */ termsOf('pl', {
  bankIdentifier: 'Numer rozliczeniowy',
  account: 'NRB',
  postCode: 'Kod pocztowy',
  countrySubdivision: 'Województwo',
});
