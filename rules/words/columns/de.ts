/**
 * What lists of payees in German call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const de: ColumnWords = {
  usual: {
    iban: 'IBAN-Nummer, IBAN Nr, Empfänger-IBAN, IBAN Empfänger, IBAN des Empfängers, IBAN Zahlungsempfänger, Lieferanten-IBAN, IBAN Lieferant, Internationale Kontonummer',
    accountNumber: 'Kontonummer, Konto-Nr, Kto-Nr, Kto',
    anyAccount: 'Konto',
    anyPayeeAccount: 'Bankverbindung, Empfängerkonto',
    accountType: 'Kontoart, Kontotyp',
    name: 'Empfänger, Empfängername, Name des Empfängers, Name Empfänger, Zahlungsempfänger, Begünstigter, Begünstigte, Name des Begünstigten',
    accountHolder: 'Kontoinhaber, Kontoinhaberin',
    vendor: 'Lieferant, Kreditor',
    creditorType: 'Empfängertyp',
    bic: 'BIC-Code, SWIFT-Code, BIC des Empfängers, BIC der Bank',
    bankCode: 'Bankcode, Clearing-Nummer, BC-Nummer',
    blz: 'Bankleitzahl, BLZ',
    branch: 'Filiale, Filialnummer, Zweigstelle',
    bankCountry: 'Land der Bank, Zielland',
    country: 'Land, Ländercode, Länderkennzeichen, Empfängerland',
    currency: 'Währung, Währungscode, Zahlungswährung',
    method: 'Zahlungsart',
    addressLine1: 'Adresse, Anschrift, Anschrift 1, Adresszeile 1',
    addressLine2: 'Anschrift 2, Adresszeile 2, PLZ Ort, PLZ und Ort, Postleitzahl Ort',
    addressLine3: 'Anschrift 3, Adresszeile 3',
    street: 'Straße, Strassenname',
    houseNumber: 'Hausnummer, Haus-Nr',
    postCode: 'PLZ, Postleitzahl',
    town: 'Ort, Stadt, Wohnort',
    subdivision: 'Bundesland, Kanton',
    addressCountry: 'Wohnsitzland',
    email: 'E-Mail-Adresse',
    phone: 'Telefon, Telefonnummer',
    mobile: 'Mobilnummer, Handynummer',
    dateOfBirth: 'Geburtsdatum',
    taxId: 'Steuernummer, Steuer-ID, Steueridentifikationsnummer, USt-IdNr, USt-ID, Umsatzsteuer-ID',
    correspondentBic: 'Korrespondenzbank BIC',
    amount: 'Betrag, Summe, Zahlbetrag',
    reference: 'Verwendungszweck, Referenz, Zweck, Rechnungsnummer',
    bankName: 'Bankname, Kreditinstitut, Geldinstitut',
    date: 'Datum, Ausführungsdatum, Fälligkeit',
    payer: 'Auftraggeber, Zahler, Debitor, Auftraggeber-IBAN, Auftraggeberkonto, Belastungskonto, Belastungs-IBAN',
    namePart: 'Vorname, Nachname, Familienname, Zuname, Rufname',
  },
  rarer: {
    iban: 'Gutschrift-IBAN, Ziel-IBAN',
    anyPayeeAccount: 'Gutschriftskonto, Zielkonto',
    name: 'Lieferantenname, Kreditorenname, Zahlungsempfängername',
    company: 'Firma, Firmenname, Unternehmen',
    bankCode: 'Bankschlüssel, Clearing-Nr',
    bankCountry: 'Bankland',
    payer: 'Lastschrift-IBAN, Quellkonto, Absender, Absender-IBAN, Absenderkonto, Eigene, Eigene IBAN, Eigenes Konto',
  },
  payee:
    'empfanger, empfangers, empfaenger, empfaengers, begunstigter, begunstigten, beguenstigter, beguenstigten, zahlungsempfanger, zahlungsempfangers, zahlungsempfaenger, zahlungsempfaengers',
  vendor: 'lieferant, lieferanten, kreditor, kreditoren, mitarbeiter',
  individual: 'Privatperson, Natürliche Person',
  business: 'Unternehmen, Firma, Juristische Person',
};
