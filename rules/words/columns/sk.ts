/**
 * What lists of payees in Slovak call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const sk: ColumnWords = {
  rarer: {
    accountNumber: 'Číslo účtu príjemcu',
    anyAccount: 'Účet',
    anyPayeeAccount: 'Účet príjemcu',
    name: 'Príjemca, Názov príjemcu, Meno príjemcu, Meno',
    vendor: 'Dodávateľ',
    country: 'Krajina, Kód krajiny',
    currency: 'Mena',
    street: 'Ulica',
    postCode: 'PSČ',
    town: 'Mesto, Obec',
    taxId: 'DIČ',
    amount: 'Suma, Čiastka',
    reference: 'Variabilný symbol',
    payer: 'Platiteľ, Účet platiteľa',
    namePart: 'Krstné meno, Priezvisko',
  },
};
