/**
 * What lists of payees in Polish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const pl: ColumnWords = {
  usual: {
    iban: 'Numer IBAN, Nr IBAN, IBAN odbiorcy, IBAN beneficjenta',
    anyAccount: 'Konto, Rachunek, Numer rachunku, Numer konta, Nr konta, Nr rachunku',
    anyPayeeAccount: 'Rachunek bankowy',
    accountType: 'Typ konta, Rodzaj rachunku',
    name: 'Nazwa, Imię i nazwisko, Odbiorca, Nazwa odbiorcy, Beneficjent, Nazwa beneficjenta',
    accountHolder: 'Posiadacz rachunku',
    vendor: 'Dostawca',
    bic: 'Kod BIC, Kod SWIFT, Numer BIC',
    bankCode: 'Kod banku, Numer rozliczeniowy, Numer rozliczeniowy banku',
    branch: 'Oddział, Numer oddziału',
    bankCountry: 'Kraj banku',
    country: 'Kraj, Kod kraju, Kraj odbiorcy',
    currency: 'Waluta, Kod waluty',
    addressLine1: 'Adres, Adres odbiorcy',
    addressLine2: 'Kod i miejscowość',
    street: 'Ulica',
    houseNumber: 'Numer domu',
    postCode: 'Kod pocztowy',
    town: 'Miasto, Miejscowość',
    subdivision: 'Województwo',
    email: 'Adres e-mail, Poczta elektroniczna',
    phone: 'Telefon, Numer telefonu',
    dateOfBirth: 'Data urodzenia',
    taxId: 'NIP, PESEL',
    amount: 'Kwota',
    reference: 'Tytuł, Tytuł przelewu, Tytułem',
    bankName: 'Nazwa banku',
    date: 'Data',
    payer: 'Nadawca, Zleceniodawca, Rachunek nadawcy',
    namePart: 'Imię, Nazwisko, Imiona',
  },
  rarer: {
    anyPayeeAccount: 'Numer rachunku bankowego, Nr rachunku bankowego, Numer konta bankowego, Nr konta bankowego, Rachunek odbiorcy',
    name: 'Kontrahent, Nazwa kontrahenta, Nazwa dostawcy',
    company: 'Firma, Nazwa firmy',
  },
  payee: 'odbiorca, odbiorcy, beneficjenta',
  vendor: 'dostawcy',
};
