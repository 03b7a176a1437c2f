/** The texts of a form in Swedish, as Swedish banks print them. */
import { fieldTexts } from '../field-texts.js';

export const sv = /* @__PURE__ */ fieldTexts({
  language: 'sv',
  fields: {
    name: {
      label: 'För- och efternamn',
      hint: 'Skriv namnet så som det står på kontot, utan titel.',
      enter: 'Ange för- och efternamn.',
    },
    companyName: {
      label: 'Företagets namn',
      hint: 'Skriv namnet så som det står på kontot, med bolagsform.',
      enter: 'Ange företagets namn.',
    },
    dateOfBirth: {
      label: 'Födelsedatum',
      hint: 'Dag, månad och år.',
      enter: 'Ange födelsedatum.',
    },
    taxId: {
      label: 'Skatteregistreringsnummer ({term})',
      hint: 'Det står på brev från skattemyndigheten.',
      enter: 'Ange skatteregistreringsnummer ({term}).',
    },
    documents: {
      label: 'Identitetshandling',
      hint: 'Välj typ av handling och skriv av dess nummer.',
      enter: 'Ange typ av och nummer på en identitetshandling.',
    },
    creditorType: {
      label: 'Vem som får pengarna',
      hint: 'Välj om en person eller ett företag får pengarna.',
      enter: 'Välj om en person eller ett företag får pengarna.',
    },
    email: {
      label: 'E-postadress',
      hint: 'Adressen där mottagaren kan nås.',
      enter: 'Ange e-postadress.',
    },
    phone: {
      label: 'Telefonnummer',
      hint: 'Börja med landsnumret, till exempel +46.',
      enter: 'Ange telefonnummer.',
    },
    address: {
      label: 'Adress',
      hint: 'Där mottagaren bor eller har sitt säte.',
      enter: 'Ange adressen.',
    },
    addressCountry: {
      label: 'Land i adressen',
      hint: 'Där mottagaren bor eller har sitt säte.',
      enter: 'Välj land i adressen.',
    },
    addressLine1: {
      label: 'Adress, rad 1',
      hint: 'Gata och husnummer.',
      enter: 'Ange första raden i adressen.',
    },
    addressLine2: {
      label: 'Adress, rad 2',
      hint: 'Postnummer och ort.',
      enter: 'Ange andra raden i adressen.',
    },
    streetName: {
      label: 'Gata',
      hint: 'Utan husnummer.',
      enter: 'Ange gatan.',
    },
    buildingNumber: {
      label: 'Husnummer',
      hint: 'Bara numret, med bokstav om det har en.',
      enter: 'Ange husnumret.',
    },
    townName: {
      label: 'Ort',
      hint: 'Utan postnummer.',
      enter: 'Ange orten.',
    },
    postCode: {
      label: 'Postnummer ({term})',
      hint: 'Skriv det som på brev.',
      enter: 'Ange postnumret ({term}).',
    },
    countrySubdivision: {
      label: 'Delstat eller provins ({term})',
      hint: 'Den del av landet där orten ligger.',
      enter: 'Ange delstat eller provins ({term}).',
    },
    accountIdType: {
      label: 'Hur kontot anges',
      hint: 'Välj det du vet om kontot.',
      enter: 'Välj hur kontot anges.',
    },
    accountType: {
      label: 'Typ av konto',
      hint: 'Banken eller mottagaren kan säga vilken det är.',
      enter: 'Välj typ av konto.',
    },
    bankIdentifier: {
      label: 'Clearingnummer ({term})',
      hint: 'Det står på kontoutdrag, intill kontonumret.',
      enter: 'Ange clearingnumret ({term}).',
    },
    bank: {
      label: 'Bank',
      hint: 'Välj bank eller skriv dess kod.',
      enter: 'Välj bank.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Koden står på fakturan.',
      enter: 'Ange biller code.',
    },
    branch: {
      label: 'Kontorsnummer ({term})',
      hint: 'Det står på kontoutdrag, intill kontonumret.',
      enter: 'Ange bankens kontorsnummer ({term}).',
    },
    bic: {
      label: 'BIC (SWIFT-kod)',
      hint: 'Åtta eller elva bokstäver och siffror; koden står på kontoutdrag.',
      enter: 'Ange bankens BIC-kod.',
    },
    pixKey: {
      label: 'Pix-nyckel',
      hint: 'CPF eller CNPJ, en e-postadress, ett mobilnummer som börjar med +55 eller en slumpmässig nyckel.',
      enter: 'Ange Pix-nyckeln.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Det börjar med två bokstäver för landet; mellanslag har ingen betydelse.',
      enter: 'Ange IBAN-numret.',
    },
    ACCOUNT_NUMBER: {
      label: 'Kontonummer ({term})',
      hint: 'Skriv alla siffror, även inledande nollor.',
      enter: 'Ange kontonumret ({term}).',
    },
    CARD_NUMBER: {
      label: 'Kortnummer',
      hint: 'Det långa numret på kortets framsida.',
      enter: 'Ange kortnumret.',
    },
    PHONE: {
      label: 'Mobilnummer',
      hint: 'Numret som är registrerat hos tjänsten; börja med landsnumret.',
      enter: 'Ange mobilnumret.',
    },
    MOBILE: {
      label: 'Mobilnummer',
      hint: 'Numret som är registrerat hos tjänsten; börja med landsnumret.',
      enter: 'Ange mobilnumret.',
    },
    EMAIL: {
      label: 'E-postadress',
      hint: 'Adressen som är registrerad hos tjänsten.',
      enter: 'Ange e-postadressen.',
    },
    ALIAS: {
      label: 'Kontots namn eller nyckel',
      hint: 'Namnet eller nyckeln som är registrerad hos tjänsten.',
      enter: 'Ange kontots namn eller nyckel.',
    },
    TAX_ID: {
      label: 'Skatteregistreringsnummer',
      hint: 'Numret som är registrerat hos tjänsten.',
      enter: 'Ange skatteregistreringsnumret.',
    },
    NRIC: {
      label: 'Identitetskortets nummer (NRIC)',
      hint: 'Det står på identitetskortet.',
      enter: 'Ange identitetskortets nummer (NRIC).',
    },
    PASSPORT: {
      label: 'Passnummer',
      hint: 'Det står på sidan med fotografiet.',
      enter: 'Ange passnumret.',
    },
    ARMY_POLICE: {
      label: 'Tjänstenummer vid militär eller polis',
      hint: 'Det står på tjänstekortet.',
      enter: 'Ange tjänstenummer vid militär eller polis.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Företagets registreringsnummer',
      hint: 'Det står i företagsregistret.',
      enter: 'Ange företagets registreringsnummer.',
    },
    BPAY_CRN: {
      label: 'Kundreferens (CRN)',
      hint: 'Den står på fakturan, intill biller code.',
      enter: 'Ange kundreferensen (CRN).',
    },
    FPS_ID: {
      label: 'FPS-nummer',
      hint: 'Sju eller nio siffror som mottagarens bank har tilldelat.',
      enter: 'Ange FPS-numret.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'En person',
    BUSINESS: 'Ett företag eller en organisation',
  },
  accountTypes: {
    CHECKING: 'Transaktionskonto',
    SAVINGS: 'Sparkonto',
    PAYMENT: 'Betalkonto',
    ELECTRONIC_DEPOSIT: 'Elektronisk insättning',
    ORDINARY: 'Vanligt konto',
    MASTER: 'Huvudkonto',
    TRANSMISSION: 'Transmission account',
    BOND: 'Lånekonto (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Mottagare',
    account: 'Konto',
    address: 'Adress',
    contact: 'Kontaktuppgifter',
  },
  enter: 'Fyll i fältet ”{label}”.',
  enterOneOf: 'Fyll i minst ett av dessa fält: {fields}.',
  check: 'Kontrollera fältet ”{label}”.',
  checkExample: 'Kontrollera fältet ”{label}”. Det ska se ut så här: {example}.',
});
