/** How texts in Dutch are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: 'ÉËÏÓÖéëïóö',
  marks: ':;',
  bound: 'de|het|een|dit|deze',
  local: /crediteur|agentschap|kantoor|burgerservice|rijksregister|\bgsm\b|ontvanger|\bje\b|\bjouw?\b/i,
};
