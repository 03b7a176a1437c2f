/**
 * What lists of payees in Swedish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const sv: ColumnWords = {
  rarer: {
    accountNumber: 'Bankkontonummer, Mottagarens kontonummer',
    anyAccount: 'Konto',
    anyPayeeAccount: 'Mottagarkonto',
    name: 'Mottagare, Mottagarens namn, Namn, Leverantörsnamn',
    accountHolder: 'Kontoinnehavare',
    vendor: 'Leverantör',
    bic: 'SWIFT-kod, BIC-kod',
    bankCode: 'Clearingnummer, Clearingnr',
    country: 'Land, Landskod',
    currency: 'Valuta, Valutakod',
    addressLine1: 'Adress, Adress 1',
    addressLine2: 'Adress 2',
    addressLine3: 'Adress 3',
    street: 'Gata, Gatuadress',
    postCode: 'Postnummer, Postnr',
    town: 'Ort, Postort, Stad',
    phone: 'Telefonnummer',
    amount: 'Belopp',
    reference: 'Meddelande, Referens',
    bankName: 'Banknamn, Bankens namn',
    payer: 'Avsändare, Avsändarkonto, Från konto, Betalare',
    namePart: 'Förnamn, Efternamn, Tilltalsnamn',
  },
  payee: 'mottagare, mottagarens',
  vendor: 'leverantor, leverantorens',
};
