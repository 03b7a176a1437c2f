/**
 * What people call the columns of a list of payees: a field of the instruction, in eight languages.
 *
 * The gotcha: a name that stands under two meanings, such as Konto, is not guessed: an IBAN or an account number of its country. The same name in two
 * languages is one meaning. Letters count, not case, accents, spaces and punctuation; ä may be written ae.
 */
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';

/** What the cells of a column are. */
export interface ColumnMeaning {
  /** The path of the field; undefined if an instruction has no such field. */
  readonly field?: string;
  /** The type of the account identifier. */
  readonly idType?: AccountIdType;
  /** The meaning in words. */
  readonly says: string;
  /** By language; names are separated by commas. */
  readonly names: Partial<Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl', string>>;
}

const ACCOUNT = 'creditorAccount.id.value';

/** “Account” alone may be an IBAN or an account number. */
const ANY_ACCOUNT: ColumnMeaning['names'] = {
  en: 'Account, Account details, Bank account, Bank acct, Acct, Beneficiary account, Payee account',
  de: 'Konto, Bankverbindung, Empfängerkonto',
  fr: 'Compte, Compte bancaire, Compte bénéficiaire',
  es: 'Cuenta, Cuenta bancaria, Cuenta beneficiario',
  pt: 'Conta, Conta bancária',
  it: 'Conto, Conto corrente, Conto bancario',
  nl: 'Rekening, Bankrekening, Rekeningnummer, Bankrekeningnummer',
  pl: 'Konto, Rachunek, Rachunek bankowy, Numer rachunku, Numer konta, Nr konta, Nr rachunku',
};

export const COLUMN_MEANINGS: readonly ColumnMeaning[] = [
  {
    field: ACCOUNT,
    idType: 'IBAN',
    says: 'an IBAN',
    names: {
      en: 'IBAN, IBAN number, IBAN code, Beneficiary IBAN, Creditor IBAN, Payee IBAN, Recipient IBAN, Vendor IBAN, Supplier IBAN, International bank account number',
      de: 'IBAN-Nummer, IBAN Nr, Empfänger-IBAN, IBAN Empfänger, IBAN des Empfängers, IBAN Zahlungsempfänger, Lieferanten-IBAN, IBAN Lieferant, Internationale Kontonummer',
      fr: 'Numéro IBAN, Code IBAN, IBAN bénéficiaire, IBAN du bénéficiaire',
      es: 'Número IBAN, Código IBAN, IBAN beneficiario, IBAN del beneficiario',
      pt: 'Número IBAN, IBAN do beneficiário',
      it: 'Codice IBAN, IBAN beneficiario, IBAN del beneficiario',
      nl: 'IBAN-nummer, IBAN begunstigde, IBAN ontvanger',
      pl: 'Numer IBAN, Nr IBAN, IBAN odbiorcy, IBAN beneficjenta',
    },
  },
  {
    field: ACCOUNT,
    idType: 'ACCOUNT_NUMBER',
    says: 'an account number',
    names: {
      en: 'Account number, Account no, Acct number, Acct no, Acc number, Acc no, A/C number, A/C no, Bank account number, Bank account no, Beneficiary account no, Beneficiary account number, Local account number, CLABE, CBU, NUBAN',
      de: 'Kontonummer, Konto-Nr, Kto-Nr, Kto',
      fr: 'Numéro de compte, N° de compte, No de compte',
      es: 'Número de cuenta, Nº de cuenta, No de cuenta',
      pt: 'Número da conta, Nº da conta, Conta corrente',
      it: 'Numero di conto, Numero conto',
    },
  },
  { field: ACCOUNT, idType: 'IBAN', says: 'an IBAN', names: ANY_ACCOUNT },
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', names: ANY_ACCOUNT },
  {
    field: 'creditorAccount.type',
    says: 'the type of the account',
    names: {
      en: 'Account type, Type of account, Acct type',
      de: 'Kontoart, Kontotyp',
      fr: 'Type de compte',
      es: 'Tipo de cuenta',
      pt: 'Tipo de conta',
      it: 'Tipo di conto',
      nl: 'Rekeningtype, Soort rekening',
      pl: 'Typ konta, Rodzaj rachunku',
    },
  },
  {
    field: 'creditor.name',
    says: 'the name of the payee',
    names: {
      en: 'Name, Full name, Beneficiary, Beneficiary name, Payee, Payee name, Recipient, Recipient name, Creditor, Creditor name, Account holder, Account holder name, Account name, Supplier, Supplier name, Vendor, Vendor name',
      de: 'Empfänger, Empfängername, Name des Empfängers, Name Empfänger, Zahlungsempfänger, Begünstigter, Begünstigte, Name des Begünstigten, Kontoinhaber, Kontoinhaberin, Lieferant, Kreditor',
      fr: 'Nom, Nom complet, Bénéficiaire, Nom du bénéficiaire, Titulaire, Titulaire du compte, Destinataire, Fournisseur, Créancier',
      es: 'Nombre, Nombre completo, Beneficiario, Nombre del beneficiario, Titular, Titular de la cuenta, Destinatario, Proveedor, Acreedor',
      pt: 'Nome, Nome completo, Beneficiário, Nome do beneficiário, Favorecido, Nome do favorecido, Titular da conta, Destinatário, Fornecedor',
      it: 'Nome, Nome e cognome, Nominativo, Beneficiario, Nome del beneficiario, Intestatario, Destinatario, Fornitore',
      nl: 'Naam, Begunstigde, Naam begunstigde, Ontvanger, Naam ontvanger, Rekeninghouder, Leverancier',
      pl: 'Nazwa, Imię i nazwisko, Odbiorca, Nazwa odbiorcy, Beneficjent, Nazwa beneficjenta, Posiadacz rachunku, Dostawca',
    },
  },
  {
    field: 'creditor.type',
    says: 'INDIVIDUAL or BUSINESS',
    names: {
      en: 'Beneficiary type, Payee type, Recipient type, Creditor type',
      de: 'Empfängertyp',
      es: 'Tipo de beneficiario',
      fr: 'Type de bénéficiaire',
    },
  },
  {
    field: 'creditorAgent.bic',
    says: 'a BIC',
    names: {
      en: 'BIC, BIC code, SWIFT, SWIFT code, BIC/SWIFT, SWIFT/BIC, BIC number, Bank BIC, Beneficiary BIC, Bank identifier code',
      de: 'BIC-Code, SWIFT-Code, BIC des Empfängers, BIC der Bank',
      fr: 'Code BIC, Code SWIFT, BIC de la banque',
      es: 'Código BIC, Código SWIFT',
      pt: 'Código BIC, Código SWIFT',
      it: 'Codice BIC, Codice SWIFT',
      nl: 'BIC-code, SWIFT-code',
      pl: 'Kod BIC, Kod SWIFT, Numer BIC',
    },
  },
  {
    field: 'creditorAgent.clearingSystemMemberId.memberId',
    says: 'a bank code',
    names: {
      en: 'Sort code, Sortcode, Routing number, Routing no, Routing, ABA, ABA number, ABA routing, ABA routing number, Routing transit number, RTN, Bank code, BSB, BSB number, IFSC, IFSC code, Transit number, Clearing number, Bank identifier, Bank number, Clearing code, CNAPS, CNAPS code',
      de: 'Bankleitzahl, BLZ, Bankcode, Clearing-Nummer, BC-Nummer',
      fr: 'Code banque, Code établissement, Numéro de clearing',
      es: 'Código de banco, Código del banco, Código bancario, Código de entidad',
      pt: 'Código do banco, Nº do banco, Número do banco, ISPB',
      it: 'Codice banca, Codice ABI, ABI',
      nl: 'Bankcode, Bankidentificatie',
      pl: 'Kod banku, Numer rozliczeniowy, Numer rozliczeniowy banku',
    },
  },
  {
    field: 'creditorAgent.branchId',
    says: 'a branch',
    names: {
      en: 'Branch, Branch code, Branch number, Branch ID',
      de: 'Filiale, Filialnummer, Zweigstelle',
      fr: 'Agence, Code guichet, Code agence, Guichet',
      es: 'Sucursal, Código de sucursal, Oficina',
      pt: 'Agência, Número da agência, Código da agência',
      it: 'Filiale, Codice CAB, CAB, Sportello',
      nl: 'Filiaal, Filiaalnummer',
      pl: 'Oddział, Numer oddziału',
    },
  },
  {
    field: 'country',
    says: 'the country that is paid to',
    names: {
      en: 'Country, Country code, Bank country, Account country, Destination country, Beneficiary country',
      de: 'Land, Ländercode, Länderkennzeichen, Land der Bank, Empfängerland, Zielland',
      fr: 'Pays, Code pays, Pays du bénéficiaire, Pays de la banque',
      es: 'País, Código de país, Código país, País del banco, País de destino',
      pt: 'País, Código do país, País do banco, País de destino',
      it: 'Paese, Codice paese, Paese della banca, Nazione',
      nl: 'Land, Landcode, Land van de bank',
      pl: 'Kraj, Kod kraju, Kraj banku, Kraj odbiorcy',
    },
  },
  {
    field: 'currency',
    says: 'the currency of the payment',
    names: {
      en: 'Currency, Currency code, Payment currency, CCY',
      de: 'Währung, Währungscode, Zahlungswährung',
      fr: 'Devise, Code devise, Monnaie',
      es: 'Moneda, Divisa, Código de moneda',
      pt: 'Moeda, Código da moeda, Divisa',
      it: 'Valuta, Divisa, Codice valuta',
      nl: 'Valuta, Munteenheid, Valutacode',
      pl: 'Waluta, Kod waluty',
    },
  },
  {
    field: 'method',
    says: 'the recipient method',
    names: { en: 'Payment method, Payout method', de: 'Zahlungsart', fr: 'Mode de paiement', es: 'Método de pago' },
  },
  {
    field: 'settlementInformation.settlementSystem',
    says: 'the settlement system',
    names: { en: 'Settlement system, Payment system, Payment scheme, Scheme' },
  },
  {
    field: 'creditor.address.addressLine1',
    says: 'an address line',
    names: {
      en: 'Address, Address line, Address 1, Address line 1, Beneficiary address',
      de: 'Adresse, Anschrift, Adresszeile 1',
      fr: 'Adresse, Adresse 1',
      es: 'Dirección, Dirección 1, Domicilio',
      pt: 'Endereço, Morada',
      it: 'Indirizzo',
      nl: 'Adres',
      pl: 'Adres, Adres odbiorcy',
    },
  },
  {
    field: 'creditor.address.addressLine2',
    says: 'an address line',
    names: { en: 'Address 2, Address line 2', de: 'Adresszeile 2', fr: 'Adresse 2', es: 'Dirección 2' },
  },
  {
    field: 'creditor.address.addressLine3',
    says: 'an address line',
    names: { en: 'Address 3, Address line 3', de: 'Adresszeile 3', fr: 'Adresse 3', es: 'Dirección 3' },
  },
  {
    field: 'creditor.address.streetName',
    says: 'a street',
    names: {
      en: 'Street, Street name',
      de: 'Straße, Strassenname',
      fr: 'Rue, Voie',
      es: 'Calle',
      pt: 'Rua, Logradouro',
      it: 'Via',
      nl: 'Straat, Straatnaam',
      pl: 'Ulica',
    },
  },
  {
    field: 'creditor.address.buildingNumber',
    says: 'a house number',
    names: {
      en: 'House number, Building number',
      de: 'Hausnummer, Haus-Nr',
      fr: 'Numéro de rue',
      it: 'Numero civico, Civico',
      nl: 'Huisnummer',
      pl: 'Numer domu',
    },
  },
  {
    field: 'creditor.address.postCode',
    says: 'a post code',
    names: {
      en: 'Post code, Postcode, Postal code, ZIP, ZIP code',
      de: 'PLZ, Postleitzahl',
      fr: 'Code postal, CP',
      es: 'Código postal',
      pt: 'Código postal, CEP',
      it: 'CAP, Codice postale',
      nl: 'Postcode',
      pl: 'Kod pocztowy',
    },
  },
  {
    field: 'creditor.address.townName',
    says: 'a town',
    names: {
      en: 'Town, City, Town name',
      de: 'Ort, Stadt, Wohnort',
      fr: 'Ville, Localité, Commune',
      es: 'Ciudad, Localidad, Población',
      pt: 'Cidade, Localidade',
      it: 'Città, Comune, Località',
      nl: 'Plaats, Woonplaats, Stad',
      pl: 'Miasto, Miejscowość',
    },
  },
  {
    field: 'creditor.address.countrySubdivision',
    says: 'a state or province',
    names: {
      en: 'State, Province, Region, State/Province',
      de: 'Bundesland, Kanton',
      es: 'Provincia, Estado',
      pt: 'Estado, UF',
      it: 'Provincia',
      nl: 'Provincie',
      pl: 'Województwo',
    },
  },
  {
    field: 'creditor.address.country',
    says: 'the country of the address',
    names: {
      en: 'Address country, Country of residence',
      de: 'Wohnsitzland',
      fr: 'Pays de résidence',
      es: 'País de residencia',
      pt: 'País de residência',
    },
  },
  {
    field: 'creditor.contactDetails.email',
    says: 'an e-mail address',
    names: {
      en: 'Email, E-mail, Email address, E-mail address, Mail',
      de: 'E-Mail-Adresse',
      fr: 'Courriel, Adresse e-mail',
      es: 'Correo electrónico, Correo',
      pt: 'Correio eletrônico, Correio eletrónico',
      it: 'Posta elettronica, Indirizzo e-mail',
      nl: 'E-mailadres',
      pl: 'Adres e-mail, Poczta elektroniczna',
    },
  },
  {
    field: 'creditor.contactDetails.phone',
    says: 'a telephone number',
    names: {
      en: 'Phone, Phone number, Telephone, Telephone number, Mobile, Mobile number, Tel',
      de: 'Telefon, Telefonnummer, Mobilnummer, Handynummer',
      fr: 'Téléphone, Numéro de téléphone, Portable',
      es: 'Teléfono, Número de teléfono, Móvil',
      pt: 'Telefone, Telemóvel, Celular',
      it: 'Telefono, Cellulare',
      nl: 'Telefoon, Telefoonnummer',
      pl: 'Telefon, Numer telefonu',
    },
  },
  {
    field: 'creditor.dateOfBirth',
    says: 'a date of birth',
    names: {
      en: 'Date of birth, Birth date, DOB',
      de: 'Geburtsdatum',
      fr: 'Date de naissance',
      es: 'Fecha de nacimiento',
      pt: 'Data de nascimento',
      it: 'Data di nascita',
      nl: 'Geboortedatum',
      pl: 'Data urodzenia',
    },
  },
  {
    field: 'creditor.taxId',
    says: 'a tax number',
    names: {
      en: 'Tax ID, Tax number, Tax identification number, TIN, VAT number, VAT no, VAT ID',
      de: 'Steuernummer, Steuer-ID, Steueridentifikationsnummer, USt-IdNr, USt-ID, Umsatzsteuer-ID',
      fr: 'Numéro fiscal, Numéro de TVA',
      es: 'NIF, CIF, RFC, RUT, CUIT, NIT, Número fiscal',
      pt: 'CPF, CNPJ, CPF/CNPJ, Contribuinte',
      it: 'Codice fiscale, Partita IVA, P IVA',
      nl: 'BSN, BTW-nummer, Belastingnummer',
      pl: 'NIP, PESEL',
    },
  },
  {
    field: 'intermediaryAgent1.bic',
    says: 'the BIC of a correspondent',
    names: { en: 'Intermediary BIC, Intermediary SWIFT, Correspondent BIC, Intermediary bank BIC', de: 'Korrespondenzbank BIC' },
  },
  {
    says: 'an amount',
    names: {
      en: 'Amount, Payment amount, Sum, Total',
      de: 'Betrag, Summe, Zahlbetrag',
      fr: 'Montant',
      es: 'Importe, Monto, Cantidad',
      pt: 'Valor, Montante, Quantia',
      it: 'Importo',
      nl: 'Bedrag',
      pl: 'Kwota',
    },
  },
  {
    says: 'a reference',
    names: {
      en: 'Reference, Payment reference, Remittance information, Description, Memo, Invoice, Invoice number',
      de: 'Verwendungszweck, Referenz, Zweck, Rechnungsnummer',
      fr: 'Référence, Motif, Libellé',
      es: 'Referencia, Concepto',
      pt: 'Referência, Descrição',
      it: 'Riferimento, Causale',
      nl: 'Omschrijving, Referentie, Kenmerk',
      pl: 'Tytuł, Tytuł przelewu, Tytułem',
    },
  },
  {
    says: 'the name of a bank',
    names: {
      en: 'Bank name, Name of bank, Beneficiary bank',
      de: 'Bankname, Kreditinstitut, Geldinstitut',
      fr: 'Nom de la banque',
      es: 'Nombre del banco',
      pt: 'Nome do banco',
      it: 'Nome banca',
      nl: 'Banknaam, Naam bank',
      pl: 'Nazwa banku',
    },
  },
  {
    says: 'a date',
    names: {
      en: 'Date, Due date, Payment date, Execution date, Value date',
      de: 'Datum, Ausführungsdatum, Fälligkeit',
      fr: 'Date',
      es: 'Fecha',
      pt: 'Data',
      it: 'Data',
      nl: 'Datum',
      pl: 'Data',
    },
  },
  { says: 'a status', names: { en: 'Status', es: 'Estado', pt: 'Estado', it: 'Stato' } },
  {
    says: 'the payer',
    names: {
      en: 'Payer, Payer name, Debtor, Debtor name, Debtor IBAN, Sender, Sender name',
      de: 'Auftraggeber, Zahler, Debitor, Auftraggeber-IBAN',
      fr: "Donneur d'ordre, Émetteur",
      es: 'Ordenante',
      pt: 'Ordenante',
      it: 'Ordinante',
      nl: 'Opdrachtgever',
      pl: 'Nadawca, Zleceniodawca',
    },
  },
  // a column of this name can hold a name, a code or a BIC
  ...['a bank code', 'the name of a bank'].map(
    (says, at): ColumnMeaning => ({
      ...(at === 0 && { field: 'creditorAgent.clearingSystemMemberId.memberId' }),
      says,
      names: { en: 'Bank', fr: 'Banque', es: 'Banco', pt: 'Banco', it: 'Banca' },
    }),
  ),
];
