/**
 * Bulgarian words for the payer in names of columns beside Latin letters.
 *
 * The gotcha: other names are not known. What a list calls its columns in Bulgarian is left to `--map`.
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const bg: ColumnWords = {
  payerParts: 'наредител, платец',
};
