/** The texts of return codes in Polish. */
import { returnTexts } from '../return-texts.js';

export const pl = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Brakuje numeru rachunku odbiorcy lub jest on błędny. Proszę porównać go z danymi od odbiorcy i zapłacić ponownie z właściwym numerem.',
  ACCOUNT_NOT_FOUND: 'Bank nie prowadzi rachunku o tym numerze. Proszę zapytać odbiorcę o numer rachunku i bank i zapłacić ponownie.',
  ACCOUNT_NOT_AT_BANK: 'Rachunku nie prowadzi wskazany bank. Proszę zapytać odbiorcę, który bank go prowadzi.',
  ACCOUNT_CLOSED: 'Rachunek odbiorcy jest zamknięty. Należy poprosić odbiorcę o inny rachunek.',
  ACCOUNT_BLOCKED:
    'Rachunek odbiorcy jest zablokowany lub nieaktywny. Odbiorca musi skontaktować się ze swoim bankiem albo podać inny rachunek.',
  ACCOUNT_CHANGED:
    'Rachunek został przeniesiony: zmienił się jego numer, oddział lub bank. Proszę użyć nowych danych albo poprosić o nie odbiorcę.',
  ACCOUNT_CURRENCY_MISMATCH:
    'Rachunek odbiorcy nie jest prowadzony w tej walucie. Proszę zapłacić w walucie rachunku albo poprosić o inny rachunek.',
  ACCOUNT_TYPE_INCORRECT:
    'Brakuje rodzaju rachunku lub jest on błędny. Proszę zapytać odbiorcę, czy to rachunek bieżący, oszczędnościowy czy inny.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Ten rachunek nie przyjmuje takich płatności, co jest typowe dla rachunków oszczędnościowych i kredytowych. Należy poprosić o inny rachunek albo zapłacić przez inny system.',
  ACCOUNT_LIMIT_REACHED:
    'Rachunek odbiorcy nie może na razie przyjąć więcej środków. Proszę zapłacić później lub mniej albo poprosić o inny rachunek.',
  ACCOUNT_NOT_COMPLIANT:
    'Bankowi brakuje jeszcze dokumentów, których prawo wymaga dla tego rachunku. Odbiorca musi skontaktować się ze swoim bankiem.',
  CARD_NUMBER_INCORRECT: 'Numer karty odbiorcy jest błędny, nieznany lub karta wygasła. Należy poprosić o niego ponownie albo o rachunek.',
  PROXY_UNKNOWN:
    'Pod tym numerem telefonu, adresem e-mail lub innym identyfikatorem nie ma rachunku. Należy poprosić o niego ponownie albo o rachunek.',
  REFERENCE_NEEDED:
    'Bank potrzebuje numeru referencyjnego, aby wiedzieć, czyj to rachunek, jak przy rachunkach zbiorczych. Należy poprosić o niego odbiorcę.',
  PAYER_ACCOUNT_INCORRECT:
    'Nie podano rachunku płatnika lub jest on błędny: numer, rodzaj lub waluta. Proszę poprawić rachunek, który ma być obciążony.',
  PAYER_ACCOUNT_CLOSED: 'Rachunek płatnika jest zamknięty. Trzeba obciążyć inny rachunek.',
  PAYER_ACCOUNT_BLOCKED:
    'Rachunek płatnika jest zablokowany lub nieaktywny. Płatnik musi skontaktować się ze swoim bankiem albo użyć innego rachunku.',
  PAYER_ACCOUNT_CHANGED: 'Rachunek płatnika przeniesiono do innego oddziału lub banku. Potrzebne są nowe dane.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Nie udało się obciążyć rachunku płatnika; bank nie podaje przyczyny, ale często jest nią zbyt niskie saldo. Płatnik musi skontaktować się ze swoim bankiem.',
  INSUFFICIENT_FUNDS: 'Na obciążanym rachunku nie ma wystarczających środków. Proszę zapłacić ponownie, gdy będą.',
  BANK_IDENTIFIER_INCORRECT:
    'Nie podano banku odbiorcy lub kraju tego banku albo podano błędny. Proszę zapytać odbiorcę o kod BIC lub kod banku.',
  BIC_INCORRECT: 'Brakuje kodu BIC banku odbiorcy lub jest on błędny. Należy poprosić o niego odbiorcę.',
  BANK_CODE_INCORRECT:
    'Brakuje kodu banku odbiorcy (sort code, routing number…), jest on błędny lub już nieużywany. Należy poprosić o niego odbiorcę.',
  BRANCH_INCORRECT: 'Nie podano oddziału banku odbiorcy lub podano błędny. Proszę zapytać odbiorcę o numer oddziału.',
  BANK_NOT_REACHABLE:
    'Bank odbiorcy nie uczestniczy w tym systemie płatności. Proszę zapłacić przez inny system albo poprosić o inny rachunek.',
  BANK_UNAVAILABLE:
    'Bank odbiorcy nie mógł w tej chwili przetworzyć płatności. Proszę upewnić się, że nie została wykonana, i spróbować później.',
  BANK_SUSPENDED:
    'Udział jednego z banków w tym systemie płatności jest zawieszony. Proszę zapłacić przez inny system albo poprosić o rachunek w innym banku.',
  AGENT_INCORRECT: 'Jeden z banków uczestniczących w płatności jest błędny. Proszę sprawdzić bank odbiorcy i banki pośredniczące.',
  INTERMEDIARY_INCORRECT:
    'Nie podano banku pośredniczącego, jest on błędny lub nie przyjmuje takich płatności. Należy poprosić odbiorcę o inny albo zostawić wybór swojemu bankowi.',
  PAYER_BANK_INCORRECT:
    'W płatności nie podano banku płatnika lub jest on błędny. Musi to poprawić bank płatnika albo osoba, która tworzy plik.',
  PAYER_BANK_NOT_REACHABLE:
    'Bank płatnika nie uczestniczy lub przestał uczestniczyć w tym systemie płatności. Proszę zapłacić przez inny system lub z innego banku.',
  PAYER_BANK_UNAVAILABLE:
    'Bank płatnika nie mógł w tej chwili przetworzyć płatności. Proszę upewnić się, że nie została wykonana, i spróbować później.',
  PAYER_BANK_SERVICE:
    'Płatność zatrzymała usługa banku płatnika, na przykład lista dozwolonych wierzycieli lub limit. Płatnik musi skontaktować się ze swoim bankiem.',
  PAYEE_BANK_SERVICE:
    'Płatność zatrzymała usługa banku odbiorcy, na przykład lista dozwolonych płatników. Odbiorca musi skontaktować się ze swoim bankiem.',
  BANK_ERROR: 'Bank popełnił błąd i odesłał pieniądze. Proszę zapytać swój bank, czy zapłacić ponownie.',
  NAME_MISMATCH:
    'Nazwa odbiorcy nie jest nazwą posiadacza rachunku. Proszę zapytać odbiorcę, na czyje nazwisko lub nazwę prowadzony jest rachunek i czy numer jest właściwy.',
  IDENTITY_MISMATCH:
    'Numer podatkowy lub dokument odbiorcy nie należy do posiadacza rachunku. Należy o niego poprosić i zapytać, czy to własny rachunek odbiorcy.',
  NAME_MISSING: 'Brakuje nazwy odbiorcy lub nie da się jej użyć. Proszę podać pełną nazwę posiadacza rachunku.',
  NAME_TOO_LONG: 'Nazwa odbiorcy jest dłuższa, niż dopuszcza ten system płatności. Proszę ją skrócić tak, jak zapisuje ją bank odbiorcy.',
  ADDRESS_INCORRECT:
    'Brakuje adresu odbiorcy, jest niepełny lub ma niewłaściwą formę. Proszę podać ulicę, miejscowość i kraj w osobnych polach.',
  COUNTRY_INCORRECT: 'Nie podano kraju w adresie odbiorcy lub podano błędny. Kraj podaje się jako kod z dwóch liter.',
  PAYEE_DETAILS_REQUIRED: 'Prawo wymaga więcej danych odbiorcy: pełnej nazwy i adresu. Należy o nie poprosić i zapłacić ponownie.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Brakuje numeru identyfikującego odbiorcę lub jest on błędny: numer podatkowy, dokument lub inny. Należy poprosić o niego odbiorcę.',
  TAX_INFORMATION_INCORRECT: 'Danych podatkowych płatności brakuje, są niepełne lub błędne. Proszę zapytać odbiorcę, które są wymagane.',
  CONTACT_INCORRECT: 'Brakuje numeru telefonu lub adresu e-mail odbiorcy albo jest on błędny.',
  PAYEE_UNKNOWN: 'Bank nie zna tego odbiorcy lub już go nie obsługuje. Proszę zapytać odbiorcę o nazwę i rachunek.',
  PAYEE_DECEASED:
    'Odbiorca zmarł albo zmarła osoba, która przyjmowała za niego płatności. Proszę ustalić, kto może teraz przyjąć płatność.',
  PAYEE_INSOLVENT: 'Odbiorca lub jego rachunek może być objęty upadłością lub likwidacją. Proszę ustalić, kto może przyjąć płatność.',
  PAYEE_REFUSED: 'Odbiorca nie przyjął płatności: nie oczekiwał jej lub kwota była inna. Proszę zapytać odbiorcę.',
  PAYEE_NO_ANSWER: 'Odbiorca nie odpowiedział swojemu bankowi lub nie odebrał pieniędzy. Proszę porozmawiać z nim przed ponowną zapłatą.',
  PAYER_DETAILS_REQUIRED:
    'Danych płatnika brakuje lub są błędne: nazwa, adres, kraj, rachunek lub identyfikacja. Płatnik musi je uzupełnić ze swoim bankiem.',
  PAYER_DECEASED: 'Płatnik zmarł. Rachunku nie można już obciążyć.',
  INITIATOR_UNKNOWN:
    'Inicjator płatności lub polecenia zapłaty nie jest znany klientowi lub systemowi. Proszę sprawdzić, kto jest podany jako nadawca.',
  AMOUNT_TOO_HIGH:
    'Kwota jest wyższa, niż dopuszcza system płatności, bank lub umowa. Proszę zapłacić przez inny system albo podnieść limit w banku.',
  AMOUNT_TOO_LOW: 'Kwota wynosi zero lub jest niższa, niż dopuszcza system płatności lub umowa.',
  AMOUNT_INCORRECT: 'Brakuje kwoty, jest źle zapisana lub inna niż oczekiwana.',
  AMOUNT_BLOCKED: 'Kwotę zablokował organ publiczny. Bank może powiedzieć, który to organ i co należy zrobić.',
  TOTALS_INCORRECT: 'Suma lub liczba płatności w pliku nie zgadza się z płatnościami. Plik trzeba utworzyć od nowa.',
  TOO_MANY_PAYMENTS: 'Wykonano więcej płatności, niż jest dozwolone w tym okresie. Proszę zapłacić później albo podnieść limit w banku.',
  CURRENCY_NOT_SUPPORTED:
    'Brakuje waluty, jest błędna lub nie przyjmuje jej ten system płatności. Proszę zapłacić w innej walucie lub przez inny system.',
  DUPLICATE:
    'Tę samą płatność lub płatność o tym samym numerze referencyjnym już wysłano. Przed ponownym wysłaniem proszę ustalić, czy została wykonana.',
  DATE_INCORRECT: 'Brakuje daty płatności, jest błędna lub nie jest dniem roboczym banków. Proszę wybrać inną datę.',
  DATE_CHANGED: 'Płatność zostanie wykonana, ale w innym dniu, niż wskazano.',
  CUT_OFF_PASSED: 'Płatność wpłynęła po godzinie granicznej lub po ostatnim dniu przyjmowania. Proszę wysłać ją ponownie z nową datą.',
  FORMAT_INCORRECT:
    'Płatności lub pliku nie da się odczytać albo jakiegoś pola brakuje, jest błędne lub niedozwolone. Musi to poprawić osoba, która tworzy plik.',
  CHARACTERS_NOT_ALLOWED: 'Płatność zawiera litery lub znaki, których ten system płatności nie dopuszcza. Proszę zapisać je inaczej.',
  PAYMENT_TYPE_INCORRECT: 'Brakuje rodzaju płatności, jest błędny lub niedostępny. Proszę wybrać inny system płatności lub inną usługę.',
  PURPOSE_INCORRECT: 'Brakuje celu płatności lub nie jest on przyjmowany. Proszę wybrać kod celu używany w tym kraju.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Brakuje numeru referencyjnego lub tytułu dla odbiorcy, jest za długi lub ma niewłaściwą formę. Proszę przepisać numer referencyjny z faktury.',
  REGULATORY_INFORMATION_MISSING:
    'Brakuje danych, których wymaga prawo lub bank centralny kraju, albo są one błędne. Proszę zapytać swój bank lub odbiorcę, o które dane chodzi.',
  INTERNATIONAL_DETAILS_MISSING:
    'Płatność idzie za granicę, ale nie jest tak oznaczona lub brakuje w niej potrzebnych danych. Bank musi wysłać ją jako płatność zagraniczną.',
  CHARGES_INCORRECT:
    'Nie podano, kto ponosi opłaty, albo ten wybór jest błędny lub niedozwolony dla tej płatności. Proszę wybrać inną opcję.',
  TOKEN_INVALID: 'Token zastępujący rachunek jest nieznany, wygasł, jest zawieszony lub należy do innego odbiorcy. Należy poprosić o nowy.',
  TIMED_OUT: 'Płatności nie zakończono na czas. Proszę upewnić się, że nie została wykonana, i spróbować ponownie.',
  SETTLEMENT_FAILED:
    'Banki nie mogły rozliczyć płatności między sobą. Proszę upewnić się, że nie została wykonana, i spróbować później lub przez inny system.',
  TECHNICAL_PROBLEM: 'Płatność nie powiodła się z przyczyn technicznych. Proszę upewnić się, że nie została wykonana, i spróbować później.',
  REJECTED_BY_BANK: 'Bank odrzucił płatność i nie podaje przyczyny. Proszę zapytać swój bank przed ponowną zapłatą.',
  REJECTED_BY_SYSTEM: 'System płatności odrzucił płatność według własnych zasad. Proszę zapytać swój bank o inny sposób zapłaty.',
  REJECTED_BY_CUSTOMER: 'Klient banku odrzucił płatność i nie podaje przyczyny. Proszę zapytać odbiorcę.',
  SEE_NARRATIVE: 'Przyczyna jest opisana słownie obok kodu. Proszę zapytać o nią swój bank.',
  REGULATORY_REASON:
    'Płatność zatrzymano na mocy prawa lub zasad banku, który być może nie może powiedzieć więcej. Proszę zapytać swój bank i nie wysyłać płatności inną drogą.',
  FRAUD: 'Bank uważa płatność za oszustwo lub je podejrzewa. Proszę nie płacić ponownie przed rozmową z odbiorcą i swoim bankiem.',
  RETURN_REQUESTED: 'Płatność zwrócono na prośbę płatnika lub jego banku.',
  REFUND_REQUESTED: 'Klient zażądał zwrotu pieniędzy.',
  PAYMENT_NOT_DUE: 'Płatność się nie należy: nie ma dotyczącej jej umowy lub umowa już nie obowiązuje.',
  SAME_BANK_NOT_ALLOWED:
    'Oba rachunki są w tym samym banku, a ten system płatności nie przyjmuje takich płatności. Bank musi sam zaksięgować płatność.',
  COVER_MISSING: 'Jeden bank nie otrzymał pieniędzy lub danych, które inny miał wysłać osobno. Banki muszą to odszukać.',
  NOT_AUTHORISED:
    'Użytkownik nie może wykonać ani podpisać tej płatności. Musi to zrobić osoba uprawniona albo bank musi nadać uprawnienie.',
  SIGNATURE_INVALID:
    'Podpisu elektronicznego lub jego certyfikatu brakuje, jest błędny lub wygasł. Proszę podpisać ponownie albo odnowić certyfikat w banku.',
  AUTHENTICATION_FAILED:
    'Kodu PIN lub hasła jednorazowego brakuje, jest błędne, wygasło lub próbowano je zbyt często. Płatnik musi potwierdzić płatność ponownie.',
  NOT_A_FAILURE: 'To nie jest błąd: kod mówi, na jakim etapie jest płatność lub plik.',
  NOTICE_OF_CHANGE: 'Płatność wykonano. Bank odbiorcy zgłasza poprawione dane: proszę używać ich od następnej płatności.',
  NOTICE_REFUSED: 'Bank nie przyjął poprawionych danych, które zgłosił inny bank. Banki muszą to wyjaśnić; płatności to nie dotyczy.',
  ALREADY_RETURNED: 'Płatność już zwrócono.',
  ORIGINAL_NOT_FOUND: 'Bank nigdy nie otrzymał płatności, o którą pytano.',
  RETURN_NOT_ACCEPTED:
    'Zwrotu, wycofania lub anulowania nie przyjęto: za późno, bez uzgodnienia, do niewłaściwego banku lub z błędami. Banki muszą to wyjaśnić.',
  CHEQUE_PROBLEM: 'Brakuje czeku, na którym opiera się płatność, albo czek wygasł, jest zastrzeżony, już zrealizowany lub nieodpowiedni.',
  CARD_PAYMENT_DISPUTED: 'Posiadacz karty reklamuje płatność: było to oszustwo albo towar lub kwota nie były zgodne z umową.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Dotyczy to żądania zapłaty, a nie płatności: odrzucono je, opłacono, wygasło albo druga strona nie może go przyjąć.',
  ENROLMENT_REFUSED: 'Organ publiczny nie przyjął zgłoszenia rachunku do płatności: podane dane nie zgadzają się z danymi organu.',
  MANDATE_MISSING: 'Płatnik nie udzielił zgody na to polecenie zapłaty lub nie zna wierzyciela. Odbiorca musi ją uzyskać.',
  MANDATE_CANCELLED: 'Zgodę lub upoważnienie odwołano albo straciły ważność. Odbiorca musi poprosić płatnika o nowe.',
  MANDATE_INFORMATION_INCORRECT: 'Brakuje danych zgody, są one błędne lub zmienione. Odbiorca musi je poprawić.',
  MANDATE_TERMS_NOT_KEPT:
    'Polecenie zapłaty różni się od uzgodnionego lub zapowiedzianego: kwotą, dniem lub wierzycielem, albo płatnik je kwestionuje.',
  PAYMENT_STOPPED: 'Posiadacz rachunku wstrzymał płatność. Odbiorca musi porozmawiać z płatnikiem.',
});
