/**
 * What lists of payees in Hungarian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const hu: ColumnWords = {
  rarer: {
    accountNumber: 'Bankszámlaszám',
    anyAccount: 'Számlaszám',
    anyPayeeAccount: 'Kedvezményezett számlaszáma, Kedvezményezett számlaszám',
    name: 'Kedvezményezett, Kedvezményezett neve, Név',
    vendor: 'Szállító',
    bic: 'SWIFT kód, BIC kód',
    bankCode: 'Bankkód',
    country: 'Ország, Országkód',
    currency: 'Devizanem, Pénznem',
    street: 'Utca',
    postCode: 'Irányítószám',
    town: 'Város, Település',
    taxId: 'Adószám',
    amount: 'Összeg',
    reference: 'Közlemény',
    bankName: 'Bank neve',
    payer: 'Terhelendő, Terhelendő számla, Terhelendő számlaszám, Megbízó',
    namePart: 'Keresztnév, Vezetéknév, Utónév',
  },
  payee: 'kedvezmenyezett',
};
