/** How texts in Italian are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÀÈÉÌÒÙàèéìòù',
  marks: '’:;',
  bound: 'il|lo|la|i|gli|le|un|una|del|della|dei|al|alla|dal|nel|nella|e|o',
  local: /creditor[ei]|\bCAP\b|\bNPA\b|\bABI\b|\bCAB\b|\bNIF\b|sportello|contagiro|divisa/i,
};
