/**
 * What lists of payees in Romanian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const ro: ColumnWords = {
  rarer: {
    anyAccount: 'Cont',
    anyPayeeAccount: 'Cont bancar, Cont beneficiar',
    name: 'Beneficiar, Nume beneficiar, Numele beneficiarului, Nume',
    accountHolder: 'Titular cont, Titularul contului',
    vendor: 'Furnizor',
    bic: 'Cod SWIFT, Cod BIC',
    country: 'Țara, Cod țară',
    currency: 'Valută, Moneda',
    postCode: 'Cod poștal',
    town: 'Oraș, Localitate',
    taxId: 'Cod fiscal, CUI, CIF',
    amount: 'Sumă',
    bankName: 'Banca, Nume bancă',
    payer: 'Plătitor, IBAN plătitor, Cont plătitor',
    namePart: 'Prenume, Nume de familie',
  },
  payee: 'beneficiar, beneficiarului',
  vendor: 'furnizor',
};
