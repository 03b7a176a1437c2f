/** How texts in Arabic are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  // with the marks that tell words apart
  letters: '\\p{Script=Arabic}\\p{Mn}',
  marks: '،:؟',
  // a word of one letter is written together with the next
  bound: '[بلكوف]',
  // digits are those of account numbers
  local: /[٠-٩]|إيميل|موبايل/,
};
