/** The bank lists of Ethiopia: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'a bank code: none was found in use, and programs name the banks by their BICs; these are known',
};
