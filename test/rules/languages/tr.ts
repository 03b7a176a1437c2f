/** How texts in Turkish are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÇĞİÖŞÜçğıöşü',
  marks: ':;',
  // a suffix after a code would have to change with how the code is read
  local: /\}['’\p{L}]|lehdar|\bkonto\b|\b(?:sen|senin)\b/iu,
};
