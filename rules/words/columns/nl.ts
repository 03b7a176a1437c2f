/**
 * What lists of payees in Dutch call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const nl: ColumnWords = {
  usual: {
    iban: 'IBAN-nummer, IBAN begunstigde, IBAN ontvanger',
    anyAccount: 'Rekening, Rekeningnummer',
    anyPayeeAccount: 'Bankrekening, Bankrekeningnummer',
    accountType: 'Rekeningtype, Soort rekening',
    name: 'Naam, Begunstigde, Naam begunstigde, Ontvanger, Naam ontvanger',
    accountHolder: 'Rekeninghouder',
    vendor: 'Leverancier',
    bic: 'BIC-code, SWIFT-code',
    bankCode: 'Bankcode, Bankidentificatie',
    branch: 'Filiaal, Filiaalnummer',
    bankCountry: 'Land van de bank',
    country: 'Land, Landcode',
    currency: 'Valuta, Munteenheid, Valutacode',
    addressLine1: 'Adres, Adres 1, Adresregel 1',
    addressLine2: 'Adres 2, Adresregel 2, Postcode Plaats, Postcode Woonplaats',
    addressLine3: 'Adres 3, Adresregel 3',
    street: 'Straat, Straatnaam',
    houseNumber: 'Huisnummer',
    postCode: 'Postcode',
    town: 'Plaats, Woonplaats, Stad',
    subdivision: 'Provincie',
    email: 'E-mailadres',
    phone: 'Telefoon, Telefoonnummer',
    dateOfBirth: 'Geboortedatum',
    taxId: 'BSN, BTW-nummer, Belastingnummer',
    amount: 'Bedrag',
    reference: 'Omschrijving, Referentie, Kenmerk',
    bankName: 'Banknaam, Naam bank',
    date: 'Datum',
    payer: 'Opdrachtgever, IBAN opdrachtgever',
    namePart: 'Voornaam, Achternaam, Familienaam, Tussenvoegsel, Roepnaam',
  },
  rarer: {
    name: 'Naam leverancier, Naam tegenpartij',
    company: 'Bedrijf, Bedrijfsnaam',
  },
  payee: 'begunstigde, ontvanger, tegenpartij',
  vendor: 'leverancier',
  business: 'Bedrijf, Zakelijk',
};
