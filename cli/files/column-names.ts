/**
 * What people call the columns of a list of payees: a field of the instruction, in eight languages; `column-names-more.ts` has further ones.
 *
 * The gotcha: a name that stands under two meanings, such as Konto, is not guessed: an IBAN or an account number of its country. The same name in two
 * languages is one meaning. Letters count, not case, accents, spaces and punctuation; ä may be written ae.
 */
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';
import { MORE_NAMES, type MoreNames } from './column-names-more.js';

/** The meaning of a name: its `ColumnMeaning` with the path of the field. Without a path, an instruction has no such field. */
export interface ResolvedName {
  readonly path?: string;
  readonly idType?: string;
  readonly says: string;
  readonly otherwise?: string;
  readonly rank?: number;
  readonly orElse?: boolean;
  readonly system?: string;
}

/** What the cells of a column are. */
export interface ColumnMeaning {
  /** The path of the field; undefined if an instruction has no such field. */
  readonly field?: string;
  /** The type of the account identifier. */
  readonly idType?: AccountIdType;
  /** The meaning in words. */
  readonly says: string;
  /** Where another column names the field more clearly, this one is that field: a `Country` beside a `Bank country`. */
  readonly otherwise?: string;
  /** Which of two columns of one field counts; none is 0. */
  readonly rank?: number;
  /** Where its cell is empty, a column of a lower rank counts. */
  readonly orElse?: boolean;
  /** The national system of a bank code: columns of two systems are no rivals, a row fills one of them. */
  readonly system?: string;
  /** By language; names are separated by commas. */
  readonly names: MoreNames;
  /** Names that give way to those. */
  readonly more?: MoreNames;
}

/** Ranks of columns of one field, from the clearest. */
export const RANK = {
  ...{ bankCountry: 30, rarerBankCountry: 29, accountHolder: 21, payee: 20, qualified: 19, bank: 10, system: 3, plain: 0 },
  ...{ holder: -1, rarer: -2, second: -3, numbered: -10, vendor: -20, company: -30 },
} as const;

const ACCOUNT = 'creditorAccount.id.value';
const ADDRESS_COUNTRY = 'creditor.address.country';
const BANK_CODE = 'creditorAgent.clearingSystemMemberId.memberId';

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
    more: MORE_NAMES.iban,
  },
  {
    field: ACCOUNT,
    idType: 'ACCOUNT_NUMBER',
    says: 'an account number',
    names: {
      en: 'Account number, Account no, Acct number, Acct no, Acc number, Acc no, A/C number, A/C no, Beneficiary account no, Beneficiary account number, Local account number, CLABE, CBU, NUBAN',
      de: 'Kontonummer, Konto-Nr, Kto-Nr, Kto',
      fr: 'Numéro de compte, N° de compte, No de compte',
      es: 'Número de cuenta, Nº de cuenta, No de cuenta',
      pt: 'Número da conta, Nº da conta, Conta corrente',
      it: 'Numero di conto, Numero conto',
    },
    more: MORE_NAMES.accountNumber,
  },
  // beside it, an Account number may be that of a customer
  {
    field: ACCOUNT,
    idType: 'ACCOUNT_NUMBER',
    says: 'an account number',
    rank: RANK.bank,
    names: { en: 'Bank account number, Bank account no, Bank account num' },
  },
  { field: ACCOUNT, idType: 'IBAN', says: 'an IBAN', names: ANY_ACCOUNT, more: MORE_NAMES.anyAccount },
  { field: ACCOUNT, idType: 'ACCOUNT_NUMBER', says: 'an account number', names: ANY_ACCOUNT, more: MORE_NAMES.anyAccount },
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
    more: MORE_NAMES.accountType,
  },
  {
    field: 'creditor.name',
    says: 'the name of the payee',
    names: {
      en: 'Name, Full name, Beneficiary, Beneficiary name, Payee, Payee name, Recipient, Recipient name, Creditor name, Account name, Supplier name, Vendor name',
      de: 'Empfänger, Empfängername, Name des Empfängers, Name Empfänger, Zahlungsempfänger, Begünstigter, Begünstigte, Name des Begünstigten',
      fr: 'Nom, Nom complet, Bénéficiaire, Nom du bénéficiaire, Destinataire, Créancier',
      es: 'Nombre, Nombre completo, Beneficiario, Nombre del beneficiario, Destinatario, Acreedor',
      pt: 'Nome, Nome completo, Beneficiário, Nome do beneficiário, Favorecido, Nome do favorecido, Destinatário',
      it: 'Nome, Nome e cognome, Nominativo, Beneficiario, Nome del beneficiario, Destinatario',
      nl: 'Naam, Begunstigde, Naam begunstigde, Ontvanger, Naam ontvanger',
      pl: 'Nazwa, Imię i nazwisko, Odbiorca, Nazwa odbiorcy, Beneficjent, Nazwa beneficjenta',
    },
    more: MORE_NAMES.name,
  },
  // beside it, a Name may be a contact; often filled in only where the holder is another
  {
    field: 'creditor.name',
    says: 'the name of the payee',
    rank: RANK.accountHolder,
    orElse: true,
    names: {
      en: 'Account holder, Account holder name',
      de: 'Kontoinhaber, Kontoinhaberin',
      fr: 'Titulaire, Titulaire du compte',
      es: 'Titular, Titular de la cuenta',
      pt: 'Titular da conta',
      it: 'Intestatario',
      nl: 'Rekeninghouder',
      pl: 'Posiadacz rachunku',
    },
  },
  { field: 'creditor.name', says: 'the name of the payee', rank: RANK.holder, orElse: true, names: MORE_NAMES.accountHolder },
  // beside a name, the number of the vendor
  {
    field: 'creditor.name',
    says: 'the name of the payee',
    rank: RANK.vendor,
    names: {
      en: 'Supplier, Vendor, Creditor',
      de: 'Lieferant, Kreditor',
      fr: 'Fournisseur',
      es: 'Proveedor',
      pt: 'Fornecedor',
      it: 'Fornitore',
      nl: 'Leverancier',
      pl: 'Dostawca',
    },
    more: MORE_NAMES.vendor,
  },
  // beside a vendor, the company that pays
  { field: 'creditor.name', says: 'the name of the payee', rank: RANK.company, names: MORE_NAMES.company },
  {
    field: 'creditor.type',
    says: 'INDIVIDUAL or BUSINESS',
    names: {
      en: 'Beneficiary type, Payee type, Recipient type, Creditor type',
      de: 'Empfängertyp',
      es: 'Tipo de beneficiario',
      fr: 'Type de bénéficiaire',
    },
    more: MORE_NAMES.creditorType,
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
    more: MORE_NAMES.bic,
  },
  {
    field: BANK_CODE,
    says: 'a bank code',
    names: {
      en: 'Bank code, Transit number, Clearing number, Bank identifier, Bank number, Clearing code',
      de: 'Bankcode, Clearing-Nummer, BC-Nummer',
      fr: 'Code banque, Code établissement, Numéro de clearing',
      es: 'Código de banco, Código del banco, Código bancario, Código de entidad',
      pt: 'Código do banco, Nº do banco, Número do banco, ISPB',
      it: 'Codice banca, Codice ABI, ABI',
      nl: 'Bankcode, Bankidentificatie',
      pl: 'Kod banku, Numer rozliczeniowy, Numer rozliczeniowy banku',
    },
    more: MORE_NAMES.bankCode,
  },
  ...(
    [
      ['sort code', 'Sort code, Sortcode', MORE_NAMES.sortCode],
      [
        'ABA',
        'Routing number, Routing no, Routing, ABA, ABA number, ABA routing, ABA routing number, Routing transit number, RTN',
        MORE_NAMES.aba,
      ],
      ['BSB', 'BSB, BSB number', MORE_NAMES.bsb],
      ['IFSC', 'IFSC, IFSC code', {}],
      ['CNAPS', 'CNAPS, CNAPS code', {}],
      ['BLZ', 'Bankleitzahl, BLZ', {}],
    ] as const
  ).map(([system, en, more]): ColumnMeaning => ({ field: BANK_CODE, says: 'a bank code', rank: RANK.system, system, names: { en }, more })),
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
    more: MORE_NAMES.branch,
  },
  {
    field: 'country',
    says: 'the country that is paid to',
    rank: RANK.bankCountry,
    names: {
      en: 'Bank country, Account country, Destination country',
      de: 'Land der Bank, Zielland',
      fr: 'Pays de la banque',
      es: 'País del banco, País de destino',
      pt: 'País do banco, País de destino',
      it: 'Paese della banca',
      nl: 'Land van de bank',
      pl: 'Kraj banku',
    },
  },
  { field: 'country', says: 'the country that is paid to', rank: RANK.rarerBankCountry, names: MORE_NAMES.bankCountry },
  {
    field: 'country',
    says: 'the country that is paid to',
    otherwise: ADDRESS_COUNTRY,
    names: {
      en: 'Country, Country code, Beneficiary country',
      de: 'Land, Ländercode, Länderkennzeichen, Empfängerland',
      fr: 'Pays, Code pays, Pays du bénéficiaire',
      es: 'País, Código de país, Código país',
      pt: 'País, Código do país',
      it: 'Paese, Codice paese, Nazione',
      nl: 'Land, Landcode',
      pl: 'Kraj, Kod kraju, Kraj odbiorcy',
    },
    more: MORE_NAMES.country,
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
    more: MORE_NAMES.currency,
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
    more: MORE_NAMES.addressLine1,
  },
  {
    field: 'creditor.address.addressLine2',
    says: 'an address line',
    names: {
      en: 'Address 2, Address line 2, City State ZIP, Postcode and town, Postcode City',
      de: 'Adresszeile 2, PLZ Ort, PLZ und Ort, Postleitzahl Ort',
      fr: 'Adresse 2, CP Ville, Code postal Ville',
      es: 'Dirección 2, CP Ciudad, CP Localidad, CP Población',
      it: 'CAP Città, CAP Località',
      nl: 'Postcode Plaats, Postcode Woonplaats',
      pl: 'Kod i miejscowość',
    },
    more: MORE_NAMES.addressLine2,
  },
  {
    field: 'creditor.address.addressLine3',
    says: 'an address line',
    names: { en: 'Address 3, Address line 3', de: 'Adresszeile 3', fr: 'Adresse 3', es: 'Dirección 3' },
    more: MORE_NAMES.addressLine3,
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
    more: MORE_NAMES.street,
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
    more: MORE_NAMES.postCode,
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
    more: MORE_NAMES.town,
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
    more: MORE_NAMES.subdivision,
  },
  {
    field: ADDRESS_COUNTRY,
    says: 'the country of the address',
    names: {
      en: 'Address country, Country of residence',
      de: 'Wohnsitzland',
      fr: 'Pays de résidence',
      es: 'País de residencia',
      pt: 'País de residência',
    },
    more: MORE_NAMES.addressCountry,
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
    orElse: true,
    names: {
      en: 'Phone, Phone number, Telephone, Telephone number, Tel',
      de: 'Telefon, Telefonnummer',
      fr: 'Téléphone, Numéro de téléphone',
      es: 'Teléfono, Número de teléfono',
      pt: 'Telefone',
      it: 'Telefono',
      nl: 'Telefoon, Telefoonnummer',
      pl: 'Telefon, Numer telefonu',
    },
    more: MORE_NAMES.phone,
  },
  {
    field: 'creditor.contactDetails.phone',
    says: 'a telephone number',
    rank: RANK.second,
    names: {
      en: 'Mobile, Mobile number',
      de: 'Mobilnummer, Handynummer',
      fr: 'Portable',
      es: 'Móvil',
      pt: 'Telemóvel, Celular',
      it: 'Cellulare',
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
    more: MORE_NAMES.taxId,
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
    more: MORE_NAMES.amount,
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
    more: MORE_NAMES.reference,
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
    more: MORE_NAMES.bankName,
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
      en: 'Payer, Payer name, Debtor, Debtor name, Debtor IBAN, Sender, Sender name, Sender account, Originator, Remitter, Ordering party, Debit, Debit IBAN, Debit account, Debit account number, Debit account no, Debit A/C no, From account, Source account',
      de: 'Auftraggeber, Zahler, Debitor, Auftraggeber-IBAN, Auftraggeberkonto, Belastungskonto, Belastungs-IBAN',
      fr: "Donneur d'ordre, Émetteur, IBAN donneur d'ordre, Compte à débiter, Compte débiteur",
      es: 'Ordenante, IBAN ordenante, Cuenta ordenante, Cuenta de cargo, Cuenta origen',
      pt: 'Ordenante',
      it: 'Ordinante, IBAN ordinante, Conto di addebito',
      nl: 'Opdrachtgever, IBAN opdrachtgever',
      pl: 'Nadawca, Zleceniodawca, Rachunek nadawcy',
    },
    more: MORE_NAMES.payer,
  },
  // a column of this name can hold a name, a code or a BIC
  ...['a bank code', 'the name of a bank'].map(
    (says, at): ColumnMeaning => ({
      ...(at === 0 && { field: BANK_CODE }),
      says,
      names: { en: 'Bank', fr: 'Banque', es: 'Banco', pt: 'Banco', it: 'Banca' },
    }),
  ),
];
