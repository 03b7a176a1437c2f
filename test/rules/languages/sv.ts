/** How texts in Swedish are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÅÄÖåäöé',
  marks: ':;',
  bound: 'den|det|de|en|ett',
  local: /kreditor|borgenär|förmånstagare|bankkod|checksiff|organisationsnummer|personnummer|BIC:|IBAN:/i,
};
