/** The fields of SAP (LFA1, LFBK), Odoo and DATEV in their exports, as names of columns. */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const software: ColumnWords = {
  rarer: {
    accountNumber: 'BANKN, Bank-Kontonummer, Bankkonto-Nummer',
    anyPayeeAccount: 'bank_ids/acc_number',
    accountHolder: 'KOINH',
    bic: 'bank_ids/bank_bic',
    bankCode: 'BANKL',
    bankCountry: 'BANKS, Länderkennzeichen 1',
    street: 'STRAS',
    postCode: 'PSTLZ',
    town: 'ORT01',
    taxId: 'STCEG',
  },
};
