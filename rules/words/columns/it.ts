/**
 * What lists of payees in Italian call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const it: ColumnWords = {
  usual: {
    iban: 'Codice IBAN, IBAN beneficiario, IBAN del beneficiario',
    accountNumber: 'Numero di conto, Numero conto',
    anyAccount: 'Conto',
    anyPayeeAccount: 'Conto corrente, Conto bancario',
    accountType: 'Tipo di conto',
    name: 'Nome, Nome e cognome, Nominativo, Beneficiario, Nome del beneficiario, Destinatario',
    accountHolder: 'Intestatario',
    vendor: 'Fornitore',
    bic: 'Codice BIC, Codice SWIFT',
    bankCode: 'Codice banca, Codice ABI, ABI',
    branch: 'Filiale, Codice CAB, CAB, Sportello',
    bankCountry: 'Paese della banca',
    country: 'Paese, Codice paese, Nazione',
    currency: 'Valuta, Divisa, Codice valuta',
    addressLine1: 'Indirizzo, Indirizzo 1',
    addressLine2: 'Indirizzo 2, CAP Città, CAP Località',
    addressLine3: 'Indirizzo 3',
    street: 'Via',
    houseNumber: 'Numero civico, Civico',
    postCode: 'CAP, Codice postale',
    town: 'Città, Comune, Località',
    subdivision: 'Provincia',
    email: 'Posta elettronica, Indirizzo e-mail',
    phone: 'Telefono',
    mobile: 'Cellulare',
    dateOfBirth: 'Data di nascita',
    taxId: 'Codice fiscale, Partita IVA, P IVA',
    amount: 'Importo',
    reference: 'Riferimento, Causale',
    bankName: 'Nome banca',
    date: 'Data',
    status: 'Stato',
    payer: 'Ordinante, IBAN ordinante, Conto di addebito',
    bank: 'Banca',
    namePart: 'Cognome, Nome di battesimo',
  },
  rarer: {
    name: 'Ragione sociale, Nome fornitore',
    accountHolder: 'Intestatario conto',
    company: 'Azienda, Nome azienda',
  },
  payee: 'beneficiario, destinatario',
  vendor: 'fornitore',
  individual: 'Persona fisica, Persona, Privato',
  business: 'Azienda, Società',
};
