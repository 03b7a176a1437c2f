/** How texts in German are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÄÖÜäöüß',
  marks: ':;',
  bound: 'der|die|das|des|im',
  local: /Kreditor|Clearing|Erlagschein/i,
};
