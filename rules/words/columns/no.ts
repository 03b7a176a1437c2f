/**
 * What lists of payees in Norwegian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const no: ColumnWords = {
  rarer: {
    accountNumber: 'Bankkontonummer, Mottakers kontonummer',
    anyAccount: 'Konto',
    anyPayeeAccount: 'Mottakerkonto',
    name: 'Mottaker, Mottakernavn, Mottakers navn, Navn, Leverandørnavn',
    accountHolder: 'Kontoeier, Kontohaver',
    vendor: 'Leverandør',
    country: 'Land, Landkode',
    currency: 'Valuta, Valutakode',
    addressLine1: 'Adresse',
    postCode: 'Postnummer, Postnr',
    town: 'Poststed',
    phone: 'Telefonnummer',
    amount: 'Beløp',
    reference: 'Melding, Referanse',
    bankName: 'Banknavn, Bankens navn',
    payer: 'Avsender, Fra konto, Betaler, Belastningskonto',
    namePart: 'Fornavn, Etternavn',
  },
  payee: 'mottaker, mottakers',
  vendor: 'leverandor, leverandorens',
};
