/** The texts of a form in Polish, as banks in Poland print them. */
import { fieldTexts } from '../field-texts.js';

export const pl = /* @__PURE__ */ fieldTexts({
  language: 'pl',
  fields: {
    name: {
      label: 'Imię i nazwisko',
      hint: 'Wpisz tak, jak są podane w banku przy rachunku, bez tytułów.',
      enter: 'Podaj imię i nazwisko.',
    },
    companyName: {
      label: 'Nazwa firmy',
      hint: 'Wpisz tak, jak jest podana w banku przy rachunku, wraz z formą prawną.',
      enter: 'Podaj nazwę firmy.',
    },
    dateOfBirth: {
      label: 'Data urodzenia',
      hint: 'Dzień, miesiąc i rok.',
      enter: 'Podaj datę urodzenia.',
    },
    taxId: {
      label: 'Identyfikator podatkowy ({term})',
      hint: 'Znajduje się w pismach z urzędu skarbowego.',
      enter: 'Podaj identyfikator podatkowy ({term}).',
    },
    documents: {
      label: 'Dokument tożsamości',
      hint: 'Wybierz rodzaj dokumentu i przepisz jego numer.',
      enter: 'Podaj rodzaj i numer dokumentu tożsamości.',
    },
    creditorType: {
      label: 'Rodzaj odbiorcy',
      hint: 'Wybierz, czy odbiorcą jest osoba fizyczna, czy firma.',
      enter: 'Wybierz rodzaj odbiorcy: osoba fizyczna lub firma.',
    },
    email: {
      label: 'Adres e-mail',
      hint: 'Adres, pod którym można skontaktować się z odbiorcą.',
      enter: 'Podaj adres e-mail.',
    },
    phone: {
      label: 'Numer telefonu',
      hint: 'Zacznij od numeru kierunkowego kraju, na przykład +48.',
      enter: 'Podaj numer telefonu.',
    },
    address: {
      label: 'Adres',
      hint: 'Adres zamieszkania lub siedziby odbiorcy.',
      enter: 'Podaj adres.',
    },
    addressCountry: {
      label: 'Kraj w adresie',
      hint: 'Kraj zamieszkania lub siedziby odbiorcy.',
      enter: 'Wybierz kraj w adresie.',
    },
    addressLine1: {
      label: 'Adres, wiersz 1',
      hint: 'Ulica i numer domu.',
      enter: 'Podaj pierwszy wiersz adresu.',
    },
    addressLine2: {
      label: 'Adres, wiersz 2',
      hint: 'Kod pocztowy i miejscowość.',
      enter: 'Podaj drugi wiersz adresu.',
    },
    streetName: {
      label: 'Ulica',
      hint: 'Bez numeru domu.',
      enter: 'Podaj ulicę.',
    },
    buildingNumber: {
      label: 'Numer domu',
      hint: 'Sam numer, z literą, jeśli ją ma.',
      enter: 'Podaj numer domu.',
    },
    townName: {
      label: 'Miejscowość',
      hint: 'Bez kodu pocztowego.',
      enter: 'Podaj miejscowość.',
    },
    postCode: {
      label: 'Kod pocztowy ({term})',
      hint: 'Wpisz go tak, jak na listach.',
      enter: 'Podaj kod pocztowy ({term}).',
    },
    countrySubdivision: {
      label: 'Województwo, stan lub prowincja ({term})',
      hint: 'Część kraju, w której leży miejscowość.',
      enter: 'Podaj województwo, stan lub prowincję ({term}).',
    },
    accountIdType: {
      label: 'Sposób podania rachunku',
      hint: 'Wybierz, które dane rachunku znasz.',
      enter: 'Wybierz sposób podania rachunku.',
    },
    accountType: {
      label: 'Rodzaj rachunku',
      hint: 'Rodzaj rachunku zna odbiorca lub jego bank.',
      enter: 'Wybierz rodzaj rachunku.',
    },
    bankIdentifier: {
      label: 'Numer rozliczeniowy banku ({term})',
      hint: 'Znajduje się na wyciągach z rachunku, obok numeru rachunku.',
      enter: 'Podaj numer rozliczeniowy banku ({term}).',
    },
    bank: {
      label: 'Bank',
      hint: 'Wybierz bank lub wpisz jego kod.',
      enter: 'Wybierz bank.',
    },
    billerCode: {
      label: 'Kod wystawcy faktury (Biller code)',
      hint: 'Znajduje się na fakturze.',
      enter: 'Podaj kod wystawcy faktury (Biller code).',
    },
    branch: {
      label: 'Numer oddziału ({term})',
      hint: 'Znajduje się na wyciągach z rachunku, obok numeru rachunku.',
      enter: 'Podaj numer oddziału ({term}).',
    },
    bic: {
      label: 'Kod BIC (SWIFT)',
      hint: 'Osiem lub jedenaście liter i cyfr; znajduje się na wyciągach z rachunku.',
      enter: 'Podaj kod BIC banku.',
    },
    pixKey: {
      label: 'Klucz Pix',
      hint: 'Numer CPF lub CNPJ, adres e-mail, numer telefonu komórkowego zaczynający się od +55 albo klucz losowy.',
      enter: 'Podaj klucz Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'Numer IBAN',
      hint: 'Zaczyna się od dwóch liter oznaczających kraj; spacje nie mają znaczenia.',
      enter: 'Podaj numer IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Numer rachunku ({term})',
      hint: 'Wpisz wszystkie cyfry, także zera na początku.',
      enter: 'Podaj numer rachunku ({term}).',
    },
    CARD_NUMBER: {
      label: 'Numer karty',
      hint: 'Długi numer na przedniej stronie karty.',
      enter: 'Podaj numer karty.',
    },
    PHONE: {
      label: 'Numer telefonu komórkowego',
      hint: 'Numer zarejestrowany w usłudze; zacznij od numeru kierunkowego kraju.',
      enter: 'Podaj numer telefonu komórkowego.',
    },
    MOBILE: {
      label: 'Numer telefonu komórkowego',
      hint: 'Numer zarejestrowany w usłudze; zacznij od numeru kierunkowego kraju.',
      enter: 'Podaj numer telefonu komórkowego.',
    },
    EMAIL: {
      label: 'Adres e-mail',
      hint: 'Adres zarejestrowany w usłudze.',
      enter: 'Podaj adres e-mail.',
    },
    ALIAS: {
      label: 'Nazwa lub klucz rachunku',
      hint: 'Nazwa lub klucz zarejestrowane w usłudze.',
      enter: 'Podaj nazwę lub klucz rachunku.',
    },
    TAX_ID: {
      label: 'Identyfikator podatkowy',
      hint: 'Numer zarejestrowany w usłudze.',
      enter: 'Podaj identyfikator podatkowy.',
    },
    NRIC: {
      label: 'Numer dowodu tożsamości (NRIC)',
      hint: 'Znajduje się na dowodzie tożsamości.',
      enter: 'Podaj numer dowodu tożsamości (NRIC).',
    },
    PASSPORT: {
      label: 'Numer paszportu',
      hint: 'Znajduje się na stronie ze zdjęciem.',
      enter: 'Podaj numer paszportu.',
    },
    ARMY_POLICE: {
      label: 'Numer wojskowy lub policyjny',
      hint: 'Znajduje się na legitymacji służbowej.',
      enter: 'Podaj numer wojskowy lub policyjny.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Numer w rejestrze przedsiębiorców',
      hint: 'Znajduje się w rejestrze przedsiębiorców.',
      enter: 'Podaj numer w rejestrze przedsiębiorców.',
    },
    BPAY_CRN: {
      label: 'Numer klienta (CRN)',
      hint: 'Znajduje się na fakturze, obok kodu wystawcy.',
      enter: 'Podaj numer klienta (CRN).',
    },
    FPS_ID: {
      label: 'Identyfikator FPS',
      hint: 'Siedem lub dziewięć cyfr nadanych przez bank odbiorcy.',
      enter: 'Podaj identyfikator FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Osoba fizyczna',
    BUSINESS: 'Firma lub organizacja',
  },
  accountTypes: {
    CHECKING: 'Rachunek bieżący',
    SAVINGS: 'Rachunek oszczędnościowy',
    PAYMENT: 'Rachunek płatniczy',
    ELECTRONIC_DEPOSIT: 'Depozyt elektroniczny',
    ORDINARY: 'Rachunek zwykły',
    MASTER: 'Rachunek główny',
    TRANSMISSION: 'Transmission account',
    BOND: 'Rachunek kredytowy (Bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Odbiorca',
    account: 'Rachunek',
    address: 'Adres',
    contact: 'Kontakt',
  },
  enter: 'Wypełnij pole „{label}”.',
  enterOneOf: 'Wypełnij co najmniej jedno z tych pól: {fields}.',
  check: 'Sprawdź dane w polu „{label}”.',
  checkExample: 'Sprawdź dane w polu „{label}”. Przykład prawidłowego zapisu: {example}.',
});
