/**
 * What lists of payees in Danish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const da: ColumnWords = {
  rarer: {
    accountNumber: 'Kontonr, Modtagers kontonummer',
    anyAccount: 'Konto',
    anyPayeeAccount: 'Modtagerkonto',
    name: 'Modtager, Modtagernavn, Modtagers navn, Navn, Leverandørnavn',
    accountHolder: 'Kontohaver, Kontoindehaver',
    vendor: 'Leverandør',
    bic: 'SWIFT-kode, BIC-kode',
    bankCode: 'Registreringsnummer, Reg nr, Regnr, Reg-nummer',
    country: 'Land, Landekode',
    currency: 'Valuta, Valutakode',
    addressLine1: 'Adresse',
    street: 'Gade',
    postCode: 'Postnummer, Postnr',
    phone: 'Telefonnummer',
    amount: 'Beløb',
    reference: 'Reference, Meddelelse',
    bankName: 'Banknavn, Bankens navn',
    payer: 'Afsender, Afsenderkonto, Fra konto, Betaler',
    namePart: 'Fornavn, Efternavn',
  },
  payee: 'modtager, modtagers',
  vendor: 'leverandor, leverandorens',
};
