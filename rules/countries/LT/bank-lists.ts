/** The bank lists of Lithuania: the other countries whose BICs they have. */
import type { BankLists } from '../../vocabulary/bank-lists.js';

export const bankLists: BankLists = {
  abroad: ['BE', 'BG', 'CY', 'CZ', 'EE', 'ES', 'FR', 'GB', 'IE', 'MT', 'NL', 'NO', 'PL', 'SE', 'SK'],
};
