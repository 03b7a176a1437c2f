/** The bank lists of Slovakia: the other countries whose BICs they have. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  abroad: ['CZ'],
};
