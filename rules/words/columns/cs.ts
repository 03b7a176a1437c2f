/**
 * What lists of payees in Czech call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const cs: ColumnWords = {
  rarer: {
    accountNumber: 'Číslo účtu, Číslo účtu příjemce, Číslo účtu protistrany',
    anyAccount: 'Účet',
    anyPayeeAccount: 'Účet příjemce, Účet protistrany',
    name: 'Příjemce, Název příjemce, Jméno příjemce, Název účtu protistrany, Jméno',
    vendor: 'Dodavatel',
    bic: 'Kód SWIFT, Kód BIC',
    bankCode: 'Kód banky',
    country: 'Země, Kód země',
    currency: 'Měna',
    street: 'Ulice',
    postCode: 'PSČ',
    town: 'Město, Obec',
    phone: 'Telefonní číslo',
    taxId: 'DIČ',
    amount: 'Částka',
    reference: 'Variabilní symbol, Zpráva pro příjemce',
    bankName: 'Název banky',
    payer: 'Plátce, Plátce IBAN, Účet plátce, IBAN plátce, Číslo účtu plátce, Číslo účtu klienta, IBAN účtu klienta',
    namePart: 'Křestní jméno, Příjmení',
  },
  payee: 'prijemce, prijemcu, protistrany',
  vendor: 'dodavatele',
};
