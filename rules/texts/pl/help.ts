/** The help of the commands that a clerk calls, in Polish. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const pl: HelpTexts = {
  exitCodes: 'Kody wyjścia: {codes}',
  placeholders: {
    FILE: 'PLIK',
    COLUMN: 'KOLUMNA',
    FIELD: 'POLE',
    VALUE: 'WARTOŚĆ',
    FORMAT: 'FORMAT',
    NAME: 'NAZWA',
    SHEET: 'ARKUSZ',
    DATE: 'DATA',
    SEVERITY: 'WAGA',
    LANGUAGE: 'JĘZYK',
    TYPE: 'TYP',
    LIST: 'LISTA',
    OLD: 'STARA',
    NEW: 'NOWA',
    TEXT: 'TEKST',
    COUNTRY: 'KRAJ',
  },
  validate: {
    about: 'Mówi o każdym zleceniu, czy płatność prawdopodobnie dotrze: OK lub ALERT, z kodami alertów.',
    exitCodes: '0 wszystkie OK, 1 co najmniej jeden ALERT, 2 błędne wywołanie albo nieczytelny wiersz lub plik.',
  },
  enrich: {
    about:
      'Dodaje do każdego zlecenia to, co można ustalić: bank, BIC, IBAN, krajowy numer rachunku i systemy rozliczeniowe. Wynik zawiera numery rachunków: o nie chodzi.',
    exitCodes: '0 wszystko odczytano, 2 błędne wywołanie albo nieczytelny wiersz lub plik.',
  },
  names: {
    about:
      'Porównuje nazwy z dwóch kolumn tak, jak robią to banki przed płatnością: MATCH, CLOSE_MATCH, NO_MATCH lub NOT_COVERED, z powodami. Decyduje bank: docs/names.md mówi, czym banki się różnią.\n\nPLIK to CSV, z przecinkiem, średnikiem, tabulatorem lub kreską pionową; XLSX; NDJSON, jeden obiekt w wierszu; lub JSON, lista obiektów. Pozostałe kolumny przechodzą do wyniku w CSV i XLSX. Bez PLIK lub przy - czytane jest standardowe wejście. Standardowe wyjście błędów podaje liczby odpowiedzi i wiersze, które trzeba obejrzeć najpierw.',
    exitCodes:
      '0 wszystkie MATCH lub NOT_COVERED, 1 co najmniej jedna inna odpowiedź, 2 błędne wywołanie albo nieczytelny wiersz lub plik.',
    country: 'kraj, w którym są prowadzone rachunki, ISO 3166-1: decyduje, które słowa są tytułami',
  },
  address: {
    about:
      'Dzieli adres z każdego wiersza na ulicę, numer, kod pocztowy, miejscowość i kraj i mówi, na ile to pewne: high (wysoka), medium (średnia) lub low (niska pewność). To, co wiersz podaje w osobnych kolumnach, pozostaje bez zmian. Żaden tekst nie ginie: to, co nie znalazło miejsca, jest w kolumnie left.\n\nPLIK to CSV, z przecinkiem, średnikiem lub tabulatorem, albo XLSX, z kolumnami takimi jak Adres, Ulica, Kod pocztowy, Miasto i Kraj; NDJSON lub JSON, z adresami, odbiorcami lub płatnościami; albo XML, komunikat pain.001 lub pacs.008. Pozostałe kolumny przechodzą do wyniku w CSV i XLSX. Standardowe wyjście błędów mówi, która kolumna jest którym polem, podaje liczby odpowiedzi i wiersze, które trzeba obejrzeć najpierw.',
    exitCodes: '0 wszystkie high, 1 co najmniej jedna medium lub low, 2 błędne wywołanie albo nieczytelny wiersz lub plik.',
    country: 'kraj wierszy, które żadnego nie podają, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Porównuje dwie listy odbiorców, wiersz po wierszu, według numeru odbiorcy: co trzeba potwierdzić z odbiorcą przed płatnością, co warto odnotować i gdzie bank się połączył, a rachunek pozostał. Mówi też, którzy odbiorcy z nowej listy mają jeden rachunek. Odbiorca, którego numeru brakuje lub który występuje dwa razy, daje kod wyjścia 2, tak samo jak nieczytelny wiersz.\n\nKażdy plik to CSV, XLSX, NDJSON lub JSON; - to standardowe wejście. Numery rachunków są pokazywane tylko z --show.',
    exitCodes:
      '0 nic do potwierdzenia, 1 coś do potwierdzenia albo dwaj odbiorcy z jednym rachunkiem, 2 błędne wywołanie, odbiorca bez numeru lub z numerem innego albo coś nieczytelnego.',
    output: 'text lub json, jeden obiekt na odbiorcę; domyślnie: text',
    lang: 'język nagłówków i zmian: {languages}; domyślnie: en',
    on: 'dzień, na który liczą się połączenia banków; domyślnie: dzisiaj',
  },
  iban: {
    about:
      'Pokazuje, czy IBAN jest prawidłowy, jego części i bank; albo gdzie jest błąd i o co prawdopodobnie chodziło. Znak ? zastępuje znak nieczytelny, najwyżej dwa: pokazywane są możliwe numery IBAN. Przy - każdy wiersz standardowego wejścia to jeden IBAN.',
    exitCodes: '0 brak uwag, 1 alert, 2 błędne wywołanie.',
    on: 'dzień, na który podawane są schematy SEPA; domyślnie: dzisiaj',
  },
  bic: {
    about:
      'Pokazuje, czy BIC jest poprawnie zbudowany, jego części oraz bank, jeśli jest w wykazie. Przy - każdy wiersz standardowego wejścia to jeden BIC.',
    exitCodes: '0 brak uwag, 1 alert, 2 błędne wywołanie.',
  },
  banks: {
    about:
      'Znajduje banki kraju według potocznej nazwy, kodu banku lub BIC, od najlepszego. Znak * stoi przy pierwszym, jeśli nie może chodzić o inny.',
    exitCodes: '0 znaleziono bank, 1 żadnego, 2 błędne wywołanie.',
    count: 'ile banków najwyżej; domyślnie: 10',
  },
  returns: {
    about:
      'Mówi, co oznacza kod, z którym płatność odrzucono lub z którym wróciła: które pola mogą być błędne, kto może to poprawić i czy zapłacić znowu. Pokazywane jest każde znaczenie, z każdej listy: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP i ZENGIN. Przy - każdy wiersz standardowego wejścia to jeden kod.',
    exitCodes: '0 każdy kod jest znany, 1 któregoś nie ma na żadnej liście, 2 błędne wywołanie.',
    system: 'system rozliczeniowy, którym poszła płatność: BR_PIX',
  },
  files:
    'PLIK to NDJSON, jedno zlecenie w wierszu; JSON, lista zleceń; CSV, z przecinkiem, średnikiem, tabulatorem lub kreską pionową; XLSX; lub XML, komunikat pain.001 lub pacs.008. Pierwszy wiersz tabeli nazywa kolumny: ścieżką pola, creditorAccount.id.value, lub tak, jak się je nazywa, IBAN, Odbiorca, Kod banku. Standardowe wyjście błędów mówi, która kolumna jest którym polem. Pozostałe kolumny przechodzą do wyniku w CSV i XLSX. Bez PLIK lub przy - czytane jest standardowe wejście.\n\nKażde zlecenie daje jeden wiersz wyniku, w tej samej kolejności. Nieczytelne nie zatrzymuje pracy: odpowiedzią jest {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, lub JSON_PAYLOAD_EMPTY, lub JSON_PAYLOAD_TOO_LARGE powyżej 1 MiB. W tabeli zachowuje swoje komórki, a kolumna error podaje, na czym polega błąd.',
  xmlFiles:
    'Każda płatność z pliku XML jest sprawdzana na swój dzień wykonania, chyba że --on podaje inny; odpowiedź ma XPath i wiersz. --fix zapisuje plik na nowo, dodaje BIC banków, których nie podano, i umieszcza wiersze adresu w elementach tam, gdzie wymaga tego schemat. Wszystko inne pozostaje bez zmian, bajt po bajcie. Jeśli pliku nie da się odczytać do końca, nic nie jest zapisywane.',
  tableInput: 'ndjson, json, csv lub xlsx; domyślnie: według nazwy i początku pliku, w przeciwnym razie ndjson',
  lookUpOutput: 'text lub json, jeden obiekt w wierszu; domyślnie: text',
  lookUpLanguage: 'język etykiet i tekstów: {languages}; domyślnie: en',
  reportLanguage:
    'język --report, tekstów w CSV i XLSX oraz tego, co jest mówione o kolumnach, liczbach, postępie i plikach: {languages}; domyślnie: en',
  options: {
    input: 'ndjson, json, csv, xlsx lub xml; domyślnie: według nazwy i początku pliku, w przeciwnym razie ndjson',
    output: 'ndjson, csv, table lub xlsx; domyślnie: table na terminalu, w przeciwnym razie ndjson',
    out: 'plik, do którego zapisywany jest wynik; domyślnie i przy -: standardowe wyjście',
    map: 'czyta kolumnę tabeli jako to pole: "Konto=creditorAccount.id.value"; puste: pomija ją; można podać kilka razy',
    set: 'wartość pola w wierszach tabeli, które jej nie mają: country=DE; można podać kilka razy',
    encoding:
      'kodowanie pliku: {encodings}, utf-8, utf-16le, utf-16be lub inna nazwa z Encoding Standard; domyślnie: auto, czyli UTF-8, UTF-16 lub Windows-1252',
    sheet: 'arkusz pliku XLSX, według nazwy lub numeru; domyślnie: pierwszy, który nie jest ukryty',
    on: 'dzień płatności, YYYY-MM-DD; domyślnie: dzisiaj',
    partial:
      'nie wymaga w żadnym wierszu tabeli rachunku ani jego banku i czyta tabelę, w której żadna kolumna nie jest rachunkiem: sprawdzane jest to, co jest, a wiersz bez rachunku może być OK',
    fix: 'zapisuje plik XML do --out PLIK, z uzupełnionymi BIC i adresami strukturalnymi; wszystko inne pozostaje bez zmian, bajt po bajcie',
    threshold: 'najniższa waga, która czyni z odpowiedzi ALERT: error, warning lub info; domyślnie: warning',
    report:
      'zapisuje też stronę HTML z sumami i z tym, co w której komórce jest nie tak; nie zawiera ona nazw ani numerów rachunków, chyba że z --show',
    by: 'kolumna tabeli, którą --report pokazuje i według której filtruje, np. osoba odpowiedzialna',
    show: 'pokazuje nazwy i numery rachunków: w --report, w tabeli i w porównaniu odbiorców',
    jobs: 'liczba równoległych procesów, jeśli wejście i wyjście to NDJSON; domyślnie: jeden na każde 8 MB plików, ale najwyżej 8 i najwyżej jeden na rdzeń; przy standardowym wejściu jeden',
    overlay: 'plik JSON z własnymi zbiorami danych, takimi jakie zapisuje payprep data import; można podać kilka razy',
    'no-progress': 'nie pokazuje wiersza postępu na terminalu',
    'no-summary': 'nie pokazuje kolumn ani liczb na standardowym wyjściu błędów',
    'exit-zero':
      'kod wyjścia 0 także przy alertach i nieczytelnych wierszach, dla procesów, które zatrzymują się przy każdym kodzie innym niż 0; nadal 2 przy błędnym wywołaniu lub nieczytelnym pliku',
    given: 'kolumna lub element JSON z nazwami podanymi przez płatników',
    held: 'kolumna z nazwami posiadaczy rachunków; kilku posiadaczy rozdziela ;',
    type: 'kim są odbiorcy: person (osoba) lub company (firma); domyślnie: ustalane dla każdej pary nazw',
    key: 'kolumna lub element JSON z własnym numerem odbiorcy',
    json: 'to samo co --output json',
    list: 'lista, z której pochodzi kod: NACHA; lub raport Bacs: ARUCS',
    help: 'ten tekst',
  },
  encodings: {
    gb18030: 'chiński, GBK i GB2312',
    big5: 'chiński, Tajwan i Hongkong',
    shift_jis: 'japoński',
    'euc-kr': 'koreański',
    'windows-1250': 'polski, czeski, węgierski, rumuński, chorwacki',
    'iso-8859-2': 'te same, nie z Windows',
    'windows-1251': 'cyrylica',
    ibm866: 'cyrylica, DOS',
    'koi8-r': 'cyrylica, Unix',
    'windows-1252': 'Europa Zachodnia',
    'windows-1253': 'grecki',
    'windows-1254': 'turecki',
    'windows-1255': 'hebrajski',
    'windows-1256': 'arabski',
    'windows-1257': 'litewski, łotewski',
    'windows-874': 'tajski',
    macintosh: 'stare komputery Mac',
  },
};
