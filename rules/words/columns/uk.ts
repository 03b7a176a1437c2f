/**
 * What lists of payees in Ukrainian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const uk: ColumnWords = {
  rarer: {
    anyAccount: 'Рахунок, Номер рахунку',
    anyPayeeAccount: 'Рахунок отримувача',
    name: 'Отримувач, Одержувач, Найменування отримувача, Назва отримувача',
    country: 'Країна',
    currency: 'Валюта',
    amount: 'Сума',
    payer: 'Платник, Рахунок платника',
    namePart: 'Прізвище, По батькові',
  },
  payerParts: 'платник, платника, відправник',
};
