/** The alert texts in Polish, as banks in Poland print them. “Numer rozliczeniowy” stands for the bank identifier of any country. No preposition stands before a code: “w kraju DE”. */
import { alertTexts } from '../alert-texts.js';

export const pl = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Kraj należy podać jako kod z dwóch wielkich liter (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Żaden kraj nie ma kodu {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Kraj {country: place pl} jest objęty kompleksowymi sankcjami ({programmes}, od {from: date pl}). Nikt nie jest tu porównywany z listami sankcyjnymi: to osobne zadanie.',
  CURRENCY_INVALID_FORMAT: 'Walutę należy podać jako kod z trzech wielkich liter (ISO 4217).',
  CURRENCY_UNKNOWN: 'Żadna waluta nie ma kodu {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'Waluta {currency} nie jest już w użyciu.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Płatności do kraju {country: place pl} nie są realizowane w walucie {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Dane odbiorcy lub ich część są nieczytelne: wartość jest niewłaściwego typu, na przykład liczba zamiast tekstu.',
  CREDITOR_TYPE_MISSING: 'W przypadku {by: place pl kraju …} należy podać, czy odbiorcą jest osoba fizyczna, czy firma.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Rodzaj odbiorcy należy podać jako INDIVIDUAL (osoba fizyczna) lub BUSINESS (firma).',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Dane rachunku odbiorcy lub ich część są nieczytelne: wartość jest niewłaściwego typu, na przykład liczba zamiast tekstu.',
  CREDITOR_ACCOUNT_MISSING: 'W przypadku {by: payment=płatności; place pl kraju …} należy podać rachunek odbiorcy.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Identyfikatory rachunku tego rodzaju nie są obsługiwane ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'W przypadku {by: place pl kraju …} należy podać rodzaj rachunku ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'W kraju {country: place pl} nie ma rachunków tego rodzaju (dostępne rodzaje: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY:
    'Z numeru wynika, że rachunek jest prowadzony w walucie {found}, ale płatność jest w walucie {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Numer rachunku nie ma formatu stosowanego w kraju {country: place pl}: proszę porównać jego długość i znaki z oryginałem.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Numer rachunku ma więcej znaków, niż dopuszcza {by: place pl}: najwyżej {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Numer rachunku nie spełnia reguły kontrolnej stosowanej w kraju {country: place pl} ({check}): proszę porównać go z oryginałem, cyfra po cyfrze.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Według zasad stosowanych w kraju {country: place pl} ({check}) numer rozliczeniowy i numer rachunku nie pasują do siebie: proszę porównać oba z oryginałem.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Numer rachunku jest opublikowanym przykładem, stale powtarza się w nim ta sama cyfra lub ten sam ciąg cyfr albo jest to numer banku.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'To nie jest numer karty, na którą można przesłać środki metodą {method}.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Zamiast numeru rachunku podano numer karty: proszę podać numer rachunku.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'To nie jest prawidłowy identyfikator {method}: proszę sprawdzić, czy nie brakuje znaków i czy żaden nie jest błędny.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Identyfikator może zawierać błąd: jego cyfra kontrolna nie jest typowa dla {method}, choć nieliczni wystawcy faktur stosują inne. Proszę porównać go z fakturą.',

  CREDITOR_ADDRESS_MISSING: 'W przypadku {by: place pl kraju …} należy podać adres odbiorcy.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Od {from: date pl} w przypadku {by: place pl} miejscowość i kraj należy podać w osobnych polach.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'W przypadku {by: place pl} oprócz miejscowości i kraju można podać najwyżej dwa wiersze adresu.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Wiersz adresu powtarza miejscowość, kod pocztowy lub kraj, które mają osobne pola.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'Pole {field} jest za długie: liczba znaków to {length}, a w płatności można przekazać najwyżej {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Pole {field} zawiera znaki ({characters}), które nie występują w adresach lub których system rozliczeniowy nie przekazuje.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: 'Podano skrytkę pocztową; wiele banków wymaga adresu zamieszkania lub siedziby odbiorcy.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'Adres wygląda na fikcyjny.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'W przypadku {by: place pl kraju …} należy podać kraj w adresie odbiorcy.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Kraj w adresie należy podać jako kod z dwóch wielkich liter (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Żaden kraj nie ma kodu podanego w adresie (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'W przypadku {by: place pl kraju …} należy podać ulicę w adresie odbiorcy.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'W przypadku {by: place pl kraju …} należy podać kod pocztowy w adresie odbiorcy.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Kod pocztowy nie ma formatu stosowanego w kraju {country: place pl}.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'W przypadku {by: place pl kraju …} należy podać miejscowość w adresie odbiorcy.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: 'W przypadku {by: place pl kraju …} należy podać stan lub prowincję w adresie odbiorcy.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'W kraju {country: place pl} nie ma stanu ani prowincji o tej nazwie lub tym kodzie.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Kod pocztowy nie pasuje do podanego stanu lub podanej prowincji.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Dane banku odbiorcy lub ich część są nieczytelne: wartość jest niewłaściwego typu, na przykład liczba zamiast tekstu.',
  CREDITOR_AGENT_MISSING: 'W przypadku {by: place pl kraju …} należy podać bank odbiorcy: jego kod BIC lub numer rozliczeniowy.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'W przypadku {by: payment=płatności; place pl kraju …} należy podać numer rozliczeniowy banku.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Numer rozliczeniowy nie ma formatu stosowanego w kraju {country: place pl} (być może {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Żaden znany bank w kraju {country: place pl} nie ma tego numeru rozliczeniowego (być może {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Numer rozliczeniowy różni się od tego, który jest zawarty w numerze IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Numer oddziału nie ma formatu stosowanego w kraju {country: place pl}.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'W przypadku {by: place pl kraju …} należy podać numer oddziału.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'Bank nie ma oddziału o tym numerze.',

  CREDITOR_BIC_MISSING: 'W przypadku {by: place pl kraju …} należy podać kod BIC banku odbiorcy.',
  CREDITOR_BIC_NOT_PROVIDED: 'W polu kodu BIC podano, że go nie ma: pole jest traktowane jako puste.',
  CREDITOR_BIC_INVALID_FORMAT: 'Kod BIC musi mieć osiem lub jedenaście znaków, z kodem kraju na piątym i szóstym miejscu.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Taki kod BIC nie istnieje.',
  CREDITOR_BIC_DISCONTINUED: 'Bank o tym kodzie BIC jest teraz częścią innego banku, a kodu nie ma na żadnej aktualnej liście.',
  CREDITOR_BIC_NOT_ALLOWED: 'Ten kod BIC służy tylko do testów: jego ósmy znak to 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Ten kod BIC nie jest podłączony do sieci SWIFT: płatności docierają do banku przez system krajowy lub inny bank.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY:
    'Kod BIC należy do kraju {found: place pl}, ale płatność jest kierowana do kraju {country: place pl}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'Kod BIC i numer IBAN należą do różnych banków.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'Kod BIC należy do innego banku, niż wskazuje numer rozliczeniowy lub metoda płatności.',
  CREDITOR_BIC_NOT_REACHABLE: 'Bank o tym kodzie BIC nie jest osiągalny w żadnym schemacie SEPA.',

  CREDITOR_EMAIL_MISSING: 'W przypadku {by: place pl kraju …} należy podać adres e-mail odbiorcy.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Adres e-mail odbiorcy jest nieprawidłowy.',
  CREDITOR_EMAIL_SUSPICIOUS: 'Adres e-mail odbiorcy wygląda na błędnie wpisany lub tymczasowy.',
  CREDITOR_PHONE_MISSING: 'W przypadku {by: place pl kraju …} należy podać numer telefonu odbiorcy.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Numer telefonu odbiorcy nie istnieje w żadnym z możliwych krajów: proszę go sprawdzić i zacząć od numeru kierunkowego kraju.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Numer telefonu odbiorcy należy do kraju {found: place pl}, ale płatność jest kierowana do kraju {country: place pl}.',
  CREDITOR_PHONE_SUSPICIOUS: 'Numer telefonu odbiorcy wygląda na fikcyjny.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Numer telefonu odbiorcy różni się od numeru, na który kierowana jest płatność.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'W przypadku {by: place pl kraju …} należy podać datę urodzenia odbiorcy.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'Datę urodzenia odbiorcy należy podać jako datę kalendarzową w formacie RRRR-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'Data urodzenia odbiorcy przypada w przyszłości lub ponad 120 lat temu.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Firma nie ma daty urodzenia.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'Data urodzenia różni się od tej, która jest zawarta w identyfikatorze ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'W przypadku {by: place pl kraju …} należy podać dokument tożsamości odbiorcy ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Nie podano rodzaju dokumentu odbiorcy.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Ten rodzaj dokumentu nie jest znany.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Nie podano numeru dokumentu odbiorcy.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Numer dokumentu nie ma formatu stosowanego w kraju {country: place pl} ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'Cyfry kontrolne numeru dokumentu są błędne ({type}): któryś znak wpisano błędnie lub znaki przestawiono.',
  CREDITOR_DOCUMENT_DUPLICATE: 'Ten sam dokument podano dwa razy.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'Dokument i identyfikator podatkowy są tego samego rodzaju ({type}), ale ich numery się różnią.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'To nie jest numer IBAN: IBAN składa się z dwuliterowego kodu kraju, dwóch cyfr oraz dalszych liter i cyfr.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Numer IBAN kraju {country: place pl} ma stały układ liter i cyfr (liczba znaków: {expected}); podany numer go nie zachowuje.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'Cyfry kontrolne numeru IBAN są błędne: któryś znak wpisano błędnie lub znaki przestawiono.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Numer rachunku zawarty w numerze IBAN nie spełnia reguły kontrolnej stosowanej w kraju {country: place pl} ({check}): proszę ponownie poprosić o numer IBAN.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY:
    'Numer IBAN należy do kraju {found: place pl}, ale płatność jest kierowana do kraju {country: place pl}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Numery IBAN rachunków na terytorium {found: place pl} zaczynają się od liter {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banki w kraju {country: place pl} nadają numery IBAN, ale rejestr IBAN nie obejmuje tego kraju: niektóre banki ich nie przyjmują.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Żaden znany bank w kraju {country: place pl} nie ma numeru rozliczeniowego zawartego w numerze IBAN (być może {meant}).',

  CREDITOR_NAME_MISSING: 'W przypadku {by: place pl kraju …} należy podać imię i nazwisko lub nazwę odbiorcy.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Nazwa odbiorcy nie jest pełna ({reason: no letters=brak liter; one letter=tylko jedna litera; initials=same inicjały; one word=tylko jedno słowo}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Nazwa odbiorcy zawiera znaki ({characters}), które nie występują w nazwach lub których {by: place pl} nie przekazuje.',
  CREDITOR_NAME_TOO_LONG: 'Nazwa odbiorcy jest za długa: liczba znaków to {length}, a {by: place pl} dopuszcza najwyżej {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'Nazwa odbiorcy wygląda na fikcyjną.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'W polu nazwy odbiorcy podano numer rachunku lub inny identyfikator.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Nazwa nie pasuje do rodzaju odbiorcy.',

  CREDITOR_TAX_ID_MISSING: 'W przypadku {by: place pl kraju …} należy podać identyfikator podatkowy odbiorcy.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Identyfikator podatkowy nie ma formatu stosowanego w kraju {country: place pl} ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'Cyfry kontrolne identyfikatora podatkowego są błędne ({type}): któryś znak wpisano błędnie lub znaki przestawiono.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Identyfikator podatkowy ({type}) nie pasuje do rodzaju odbiorcy.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Identyfikator podatkowy wygląda na fikcyjny.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Dane banku pośredniczącego nr {number} lub ich część są nieczytelne: wartość jest niewłaściwego typu, na przykład liczba zamiast tekstu.',
    BIC_INVALID_FORMAT: 'Kod BIC banku pośredniczącego nr {number} musi mieć osiem lub jedenaście znaków i zawierać kod kraju.',
    BIC_DOES_NOT_EXIST: 'Kod BIC banku pośredniczącego nr {number} nie istnieje.',
    BIC_DISCONTINUED: 'Bank pośredniczący nr {number} jest teraz częścią innego banku, a jego kodu BIC nie ma na żadnej aktualnej liście.',
    BIC_NOT_ALLOWED: 'Kod BIC banku pośredniczącego nr {number} służy tylko do testów.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'Numer rozliczeniowy banku pośredniczącego nr {number} nie ma formatu stosowanego w kraju {country: place pl}.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'Kod BIC i numer rozliczeniowy banku pośredniczącego nr {number} należą do różnych banków.',
    NOT_ALLOWED: 'W przypadku {by: place pl} nie stosuje się banków pośredniczących.',
    DUPLICATE: 'Bank pośredniczący nr {number} jest bankiem odbiorcy lub powtarza inny bank pośredniczący.',
    CURRENCY_INCONSISTENCY:
      'Bank pośredniczący nr {number} znajduje się w kraju {found: place pl}, w którym nie rozlicza się waluty {currency}.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Podano pierwszy i trzeci bank pośredniczący, ale brakuje drugiego.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'Zlecenie płatnicze musi być obiektem.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Nie można było sprawdzić rachunku i banku: należy podać ich kraj.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Zlecenie płatnicze nie ma pola o tej nazwie ({field}); nie jest ono sprawdzane ani wysyłane (być może {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Metodę płatności należy podać jako tekst.',
  RECIPIENT_METHOD_UNKNOWN: 'Nie ma metody płatności o tej nazwie.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'Metoda płatności {method} nie obsługuje płatności do kraju {country: place pl}.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Metoda płatności {method} nie obsługuje płatności w walucie {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Metoda płatności {method} nie obsługuje odbiorców tego rodzaju.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Dane rozliczenia lub ich część są nieczytelne: wartość jest niewłaściwego typu, na przykład liczba zamiast tekstu.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Nie ma systemu rozliczeniowego o tej nazwie (być może {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'System rozliczeniowy {system} nie działa w dniu {on: date pl}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'System rozliczeniowy {system} nie obsługuje rachunków w kraju {country: place pl}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'System rozliczeniowy {system} nie obsługuje płatności w walucie {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'System rozliczeniowy {system} nie obsługuje identyfikatorów rachunku tego rodzaju ({lacks: reference=na QR-IBAN płaci się tylko z jego referencją QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'System rozliczeniowy {system} nie obsługuje odbiorców tego rodzaju.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Bank odbiorcy nie jest osiągalny w systemie rozliczeniowym {system}.',
});
