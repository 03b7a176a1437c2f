/** How texts in Polish are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  marks: ':;',
  bound: 'w|we|z|ze|o|u|ku',
  // no ending after a code; “rachunek” and “odbiorca” are the words of transfer forms
  local: /\}\p{L}|konto|beneficjent/iu,
};
