/** The texts of a form in Dutch, for the Netherlands and Belgium alike. */
import { fieldTexts } from '../field-texts.js';

export const nl = /* @__PURE__ */ fieldTexts({
  language: 'nl',
  fields: {
    name: {
      label: 'Voor- en achternaam',
      hint: 'Schrijf de naam zoals die bij de rekening staat, zonder titel.',
      enter: 'Vul de voor- en achternaam in.',
    },
    companyName: {
      label: 'Naam van het bedrijf',
      hint: 'Schrijf de naam zoals die bij de rekening staat, met de rechtsvorm.',
      enter: 'Vul de naam van het bedrijf in.',
    },
    dateOfBirth: {
      label: 'Geboortedatum',
      hint: 'Dag, maand en jaar.',
      enter: 'Vul de geboortedatum in.',
    },
    taxId: {
      label: 'Fiscaal identificatienummer ({term})',
      hint: 'Het staat op brieven van de belastingdienst.',
      enter: 'Vul het fiscaal identificatienummer ({term}) in.',
    },
    documents: {
      label: 'Identiteitsdocument',
      hint: 'Kies het soort document en neem het nummer over.',
      enter: 'Vul het soort en het nummer van een identiteitsdocument in.',
    },
    creditorType: {
      label: 'Wie het geld ontvangt',
      hint: 'Kies of een persoon of een bedrijf het geld ontvangt.',
      enter: 'Kies of een persoon of een bedrijf het geld ontvangt.',
    },
    email: {
      label: 'E-mailadres',
      hint: 'Het adres waarop de begunstigde te bereiken is.',
      enter: 'Vul het e-mailadres in.',
    },
    phone: {
      label: 'Telefoonnummer',
      hint: 'Begin met het landnummer, bijvoorbeeld +31 of +32.',
      enter: 'Vul het telefoonnummer in.',
    },
    address: {
      label: 'Adres',
      hint: 'Waar de begunstigde woont of gevestigd is.',
      enter: 'Vul het adres in.',
    },
    addressCountry: {
      label: 'Land van het adres',
      hint: 'Waar de begunstigde woont of gevestigd is.',
      enter: 'Kies het land van het adres.',
    },
    addressLine1: {
      label: 'Adres, regel 1',
      hint: 'Straat en huisnummer.',
      enter: 'Vul de eerste regel van het adres in.',
    },
    addressLine2: {
      label: 'Adres, regel 2',
      hint: 'Postcode en plaats.',
      enter: 'Vul de tweede regel van het adres in.',
    },
    streetName: {
      label: 'Straat',
      hint: 'Zonder het huisnummer.',
      enter: 'Vul de straat in.',
    },
    buildingNumber: {
      label: 'Huisnummer',
      hint: 'Alleen het nummer, met de letter als die er is.',
      enter: 'Vul het huisnummer in.',
    },
    townName: {
      label: 'Plaats',
      hint: 'Zonder de postcode.',
      enter: 'Vul de plaats in.',
    },
    postCode: {
      label: 'Postcode ({term})',
      hint: 'Schrijf de code zoals op brieven.',
      enter: 'Vul de postcode ({term}) in.',
    },
    countrySubdivision: {
      label: 'Staat of provincie ({term})',
      hint: 'Het deel van het land waar de plaats ligt.',
      enter: 'Vul de staat of provincie ({term}) in.',
    },
    accountIdType: {
      label: 'Hoe u de rekening opgeeft',
      hint: 'Kies wat u van de rekening weet.',
      enter: 'Kies hoe u de rekening opgeeft.',
    },
    accountType: {
      label: 'Soort rekening',
      hint: 'De bank of de begunstigde kan u zeggen welke het is.',
      enter: 'Kies het soort rekening.',
    },
    bankIdentifier: {
      label: 'Bankcode ({term})',
      hint: 'De code staat op rekeningafschriften, bij het rekeningnummer.',
      enter: 'Vul de bankcode ({term}) in.',
    },
    bank: {
      label: 'Bank',
      hint: 'Kies de bank of typ de code ervan.',
      enter: 'Kies de bank.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'De code staat op de rekening die u betaalt.',
      enter: 'Vul de biller code in.',
    },
    branch: {
      label: 'Filiaalcode ({term})',
      hint: 'De code staat op rekeningafschriften, bij het rekeningnummer.',
      enter: 'Vul de filiaalcode ({term}) in.',
    },
    bic: {
      label: 'BIC (SWIFT-code)',
      hint: 'Acht of elf letters en cijfers; de BIC staat op rekeningafschriften.',
      enter: 'Vul de BIC van de bank in.',
    },
    pixKey: {
      label: 'Pix-sleutel',
      hint: 'CPF of CNPJ, een e-mailadres, een mobiel nummer dat met +55 begint, of een willekeurige sleutel.',
      enter: 'Vul de Pix-sleutel in.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Het begint met twee letters voor het land; spaties maken niet uit.',
      enter: 'Vul het IBAN in.',
    },
    ACCOUNT_NUMBER: {
      label: 'Rekeningnummer ({term})',
      hint: 'Schrijf alle cijfers, ook nullen aan het begin.',
      enter: 'Vul het rekeningnummer ({term}) in.',
    },
    CARD_NUMBER: {
      label: 'Kaartnummer',
      hint: 'Het lange nummer op de voorkant van de kaart.',
      enter: 'Vul het kaartnummer in.',
    },
    PHONE: {
      label: 'Mobiel nummer',
      hint: 'Het nummer dat bij de dienst bekend is; begin met het landnummer.',
      enter: 'Vul het mobiele nummer in.',
    },
    MOBILE: {
      label: 'Mobiel nummer',
      hint: 'Het nummer dat bij de dienst bekend is; begin met het landnummer.',
      enter: 'Vul het mobiele nummer in.',
    },
    EMAIL: {
      label: 'E-mailadres',
      hint: 'Het adres dat bij de dienst bekend is.',
      enter: 'Vul het e-mailadres in.',
    },
    ALIAS: {
      label: 'Naam of sleutel van de rekening',
      hint: 'De naam of de sleutel die bij de dienst bekend is.',
      enter: 'Vul de naam of de sleutel van de rekening in.',
    },
    TAX_ID: {
      label: 'Fiscaal identificatienummer',
      hint: 'Het nummer dat bij de dienst bekend is.',
      enter: 'Vul het fiscaal identificatienummer in.',
    },
    NRIC: {
      label: 'Nummer van de identiteitskaart (NRIC)',
      hint: 'Het staat op de identiteitskaart.',
      enter: 'Vul het nummer van de identiteitskaart (NRIC) in.',
    },
    PASSPORT: {
      label: 'Paspoortnummer',
      hint: 'Het staat op de bladzijde met de foto.',
      enter: 'Vul het paspoortnummer in.',
    },
    ARMY_POLICE: {
      label: 'Leger- of politienummer',
      hint: 'Het staat op de dienstkaart.',
      enter: 'Vul het leger- of politienummer in.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Ondernemingsnummer',
      hint: 'Het staat in het handelsregister.',
      enter: 'Vul het ondernemingsnummer in.',
    },
    BPAY_CRN: {
      label: 'Klantreferentie (CRN)',
      hint: 'De referentie staat op de rekening die u betaalt, bij de biller code.',
      enter: 'Vul de klantreferentie (CRN) in.',
    },
    FPS_ID: {
      label: 'FPS-nummer',
      hint: 'Zeven of negen cijfers die de bank van de begunstigde heeft gegeven.',
      enter: 'Vul het FPS-nummer in.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Een persoon',
    BUSINESS: 'Een bedrijf of organisatie',
  },
  accountTypes: {
    CHECKING: 'Betaalrekening',
    SAVINGS: 'Spaarrekening',
    PAYMENT: 'Rekening bij een betaalinstelling',
    ELECTRONIC_DEPOSIT: 'Elektronisch deposito',
    ORDINARY: 'Gewone rekening',
    MASTER: 'Hoofdrekening',
    TRANSMISSION: 'Transmission account',
    BOND: 'Leningrekening (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Begunstigde',
    account: 'Rekening',
    address: 'Adres',
    contact: 'Contactgegevens',
  },
  enter: 'Vul het veld “{label}” in.',
  enterOneOf: 'Vul minstens een van deze velden in: {fields}.',
  check: 'Controleer het veld “{label}”.',
  checkExample: 'Controleer het veld “{label}”. Het moet er zo uitzien: {example}.',
});
