/** The bank lists of Monaco: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'the French register of bank codes, its Monegasque part',
};
