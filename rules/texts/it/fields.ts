/** The texts of a form in Italian, for Italy and Switzerland alike, in the impersonal form of bank forms: “Inserire”. */
import { fieldTexts } from '../field-texts.js';

export const it = /* @__PURE__ */ fieldTexts({
  language: 'it',
  fields: {
    name: {
      label: 'Nome e cognome',
      hint: 'Scriverli come risultano sul conto, senza titoli.',
      enter: 'Inserire nome e cognome.',
    },
    companyName: {
      label: 'Ragione sociale',
      hint: 'Scriverla come risulta sul conto, con la forma giuridica.',
      enter: 'Inserire la ragione sociale.',
    },
    dateOfBirth: {
      label: 'Data di nascita',
      hint: 'Giorno, mese e anno.',
      enter: 'Inserire la data di nascita.',
    },
    taxId: {
      label: 'Codice fiscale ({term})',
      hint: 'Si trova sulle lettere dell’amministrazione fiscale.',
      enter: 'Inserire il codice fiscale ({term}).',
    },
    documents: {
      label: 'Documento di identità',
      hint: 'Scegliere il tipo di documento e copiarne il numero.',
      enter: 'Inserire il tipo e il numero di un documento di identità.',
    },
    creditorType: {
      label: 'Chi riceve il denaro',
      hint: 'Indicare se il beneficiario è una persona o un’impresa.',
      enter: 'Scegliere se il beneficiario è una persona o un’impresa.',
    },
    email: {
      label: 'Indirizzo e-mail',
      hint: 'L’indirizzo a cui si può scrivere al beneficiario.',
      enter: 'Inserire l’indirizzo e-mail.',
    },
    phone: {
      label: 'Numero di telefono',
      hint: 'Iniziare con il prefisso internazionale, ad esempio +39.',
      enter: 'Inserire il numero di telefono.',
    },
    address: {
      label: 'Indirizzo',
      hint: 'Dove il beneficiario abita o ha sede.',
      enter: 'Inserire l’indirizzo.',
    },
    addressCountry: {
      label: 'Paese dell’indirizzo',
      hint: 'Dove il beneficiario abita o ha sede.',
      enter: 'Scegliere il paese dell’indirizzo.',
    },
    addressLine1: {
      label: 'Indirizzo, riga 1',
      hint: 'Via e numero civico.',
      enter: 'Inserire la prima riga dell’indirizzo.',
    },
    addressLine2: {
      label: 'Indirizzo, riga 2',
      hint: 'Codice postale e località.',
      enter: 'Inserire la seconda riga dell’indirizzo.',
    },
    streetName: {
      label: 'Via',
      hint: 'Senza il numero civico.',
      enter: 'Inserire la via.',
    },
    buildingNumber: {
      label: 'Numero civico',
      hint: 'Solo il numero, con la lettera se c’è.',
      enter: 'Inserire il numero civico.',
    },
    townName: {
      label: 'Località',
      hint: 'Senza il codice postale.',
      enter: 'Inserire la località.',
    },
    postCode: {
      label: 'Codice postale ({term})',
      hint: 'Scriverlo come sulle lettere.',
      enter: 'Inserire il codice postale ({term}).',
    },
    countrySubdivision: {
      label: 'Stato o provincia ({term})',
      hint: 'La parte del paese in cui si trova la località.',
      enter: 'Inserire lo stato o la provincia ({term}).',
    },
    accountIdType: {
      label: 'Come si indica il conto',
      hint: 'Scegliere il dato del conto che si conosce.',
      enter: 'Scegliere come indicare il conto.',
    },
    accountType: {
      label: 'Tipo di conto',
      hint: 'Lo può dire la banca o il beneficiario.',
      enter: 'Scegliere il tipo di conto.',
    },
    bankIdentifier: {
      label: 'Codice banca ({term})',
      hint: 'Si trova sull’estratto conto, accanto al numero di conto.',
      enter: 'Inserire il codice banca ({term}).',
    },
    bank: {
      label: 'Banca',
      hint: 'Scelga la banca o scriva il suo codice.',
      enter: 'Scelga la banca.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Si trova sulla fattura.',
      enter: 'Inserire il biller code.',
    },
    branch: {
      label: 'Codice filiale ({term})',
      hint: 'Si trova sull’estratto conto, accanto al numero di conto.',
      enter: 'Inserire il codice filiale ({term}).',
    },
    bic: {
      label: 'BIC (codice SWIFT)',
      hint: 'Otto o undici lettere e cifre; si trova sull’estratto conto.',
      enter: 'Inserire il BIC della banca.',
    },
    pixKey: {
      label: 'Chiave Pix',
      hint: 'CPF o CNPJ, un indirizzo e-mail, un numero di cellulare che inizia con +55 o una chiave casuale.',
      enter: 'Inserire la chiave Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Inizia con le due lettere del paese; gli spazi non contano.',
      enter: 'Inserire l’IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Numero di conto ({term})',
      hint: 'Scrivere tutte le cifre, anche gli zeri iniziali.',
      enter: 'Inserire il numero di conto ({term}).',
    },
    CARD_NUMBER: {
      label: 'Numero della carta',
      hint: 'Il numero lungo sul fronte della carta.',
      enter: 'Inserire il numero della carta.',
    },
    PHONE: {
      label: 'Numero di cellulare',
      hint: 'Il numero registrato presso il servizio; iniziare con il prefisso internazionale.',
      enter: 'Inserire il numero di cellulare.',
    },
    MOBILE: {
      label: 'Numero di cellulare',
      hint: 'Il numero registrato presso il servizio; iniziare con il prefisso internazionale.',
      enter: 'Inserire il numero di cellulare.',
    },
    EMAIL: {
      label: 'Indirizzo e-mail',
      hint: 'L’indirizzo registrato presso il servizio.',
      enter: 'Inserire l’indirizzo e-mail.',
    },
    ALIAS: {
      label: 'Nome o chiave del conto',
      hint: 'Il nome o la chiave che risulta presso il servizio.',
      enter: 'Inserire il nome o la chiave del conto.',
    },
    TAX_ID: {
      label: 'Codice fiscale',
      hint: 'Il codice registrato presso il servizio.',
      enter: 'Inserire il codice fiscale.',
    },
    NRIC: {
      label: 'Numero della carta di identità (NRIC)',
      hint: 'Si trova sulla carta di identità.',
      enter: 'Inserire il numero della carta di identità (NRIC).',
    },
    PASSPORT: {
      label: 'Numero del passaporto',
      hint: 'Si trova sulla pagina con la fotografia.',
      enter: 'Inserire il numero del passaporto.',
    },
    ARMY_POLICE: {
      label: 'Numero di matricola militare o di polizia',
      hint: 'Si trova sul tesserino di servizio.',
      enter: 'Inserire il numero di matricola militare o di polizia.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Numero di iscrizione al registro delle imprese',
      hint: 'Si trova nel registro delle imprese.',
      enter: 'Inserire il numero di iscrizione al registro delle imprese.',
    },
    BPAY_CRN: {
      label: 'Riferimento del cliente (CRN)',
      hint: 'Si trova sulla fattura, accanto al biller code.',
      enter: 'Inserire il riferimento del cliente (CRN).',
    },
    FPS_ID: {
      label: 'Identificativo FPS',
      hint: 'Sette o nove cifre assegnate dalla banca del beneficiario.',
      enter: 'Inserire l’identificativo FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Una persona',
    BUSINESS: 'Un’impresa o un’organizzazione',
  },
  accountTypes: {
    CHECKING: 'Conto corrente',
    SAVINGS: 'Conto di risparmio',
    PAYMENT: 'Conto di pagamento',
    ELECTRONIC_DEPOSIT: 'Deposito elettronico',
    ORDINARY: 'Conto ordinario',
    MASTER: 'Conto principale',
    TRANSMISSION: 'Transmission account',
    BOND: 'Conto di mutuo (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Beneficiario',
    account: 'Conto',
    address: 'Indirizzo',
    contact: 'Contatti',
  },
  enter: 'Compilare il campo «{label}».',
  enterOneOf: 'Compilare almeno uno di questi campi: {fields}.',
  check: 'Controllare il campo «{label}».',
  checkExample: 'Controllare il campo «{label}». Deve avere questa forma: {example}.',
});
