/** The bank lists of Iceland: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing: 'no more: the four commercial banks; savings banks are in the list of bank numbers of the Central Bank of Iceland',
};
