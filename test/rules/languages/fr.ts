/** How texts in French are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÀÂÇÉÈÊÎÔÛàâçéèêëîïôœùûü',
  marks: '’',
  bound: 'le|la|les|du|des|au|de|que',
  local: /IBANs|courriel/i,
};
