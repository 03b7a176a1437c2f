/**
 * What lists of payees in Hebrew call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const he: ColumnWords = {
  rarer: {
    iban: 'מספר חשבון בינלאומי',
    accountNumber: 'מספר חשבון, מס חשבון, מספר חשבון בנק',
    name: 'שם מוטב, שם המוטב, מוטב, שם המקבל',
    accountHolder: 'בעל החשבון, שם בעל החשבון',
    bankCode: 'קוד בנק, מספר בנק',
    branch: 'סניף, מספר סניף, קוד סניף',
    currency: 'מטבע',
    amount: 'סכום',
    bankName: 'שם בנק, שם הבנק',
  },
  payerParts: 'המשלם, השולח, המעביר, לחיוב, משלם',
};
