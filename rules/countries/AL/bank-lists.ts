/** The bank lists of Albania: what they lack. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  missing:
    'a list of bank codes of the Bank of Albania, or of the Albanian Association of Banks; the codes of three banks are known from accounts in use',
};
