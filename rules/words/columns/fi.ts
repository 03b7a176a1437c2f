/**
 * What lists of payees in Finnish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const fi: ColumnWords = {
  rarer: {
    anyAccount: 'Tilinumero, Tili',
    anyPayeeAccount: 'Saajan tilinumero, Saajan tili',
    name: 'Saaja, Saajan nimi, Nimi, Toimittajan nimi',
    vendor: 'Toimittaja',
    country: 'Maa, Maakoodi',
    currency: 'Valuutta',
    postCode: 'Postinumero',
    town: 'Postitoimipaikka, Kaupunki',
    amount: 'Summa, Määrä',
    reference: 'Viesti, Viite',
    bankName: 'Pankki, Pankin nimi',
    payer: 'Maksaja, Maksajan tili, Maksajan tilinumero',
    namePart: 'Etunimi, Sukunimi',
  },
  payee: 'saajan',
};
