/** The bank lists of Falkland Islands (Malvinas): what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'the bank code of the one bank, Standard Chartered, from a published IBAN',
};
