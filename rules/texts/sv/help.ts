/** The help of the commands that a clerk calls, in Swedish. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const sv: HelpTexts = {
  exitCodes: 'Slutkoder: {codes}',
  placeholders: {
    FILE: 'FIL',
    COLUMN: 'KOLUMN',
    FIELD: 'FÄLT',
    VALUE: 'VÄRDE',
    FORMAT: 'FORMAT',
    NAME: 'NAMN',
    SHEET: 'BLAD',
    DATE: 'DATUM',
    SEVERITY: 'GRAD',
    LANGUAGE: 'SPRÅK',
    TYPE: 'TYP',
    LIST: 'LISTA',
    OLD: 'GAMMAL',
    NEW: 'NY',
    TEXT: 'TEXT',
    COUNTRY: 'LAND',
  },
  validate: {
    about: 'Säger om varje betalningsuppdrag om betalningen troligen kommer fram: OK eller ALERT, med meddelandenas koder.',
    exitCodes: '0 allt OK, 1 minst ett ALERT, 2 fel anrop, eller en rad eller fil som inte kan läsas.',
  },
  enrich: {
    about:
      'Lägger till i varje uppdrag det som går att veta: bank, BIC, IBAN, nationellt kontonummer och betalningssystem. Utdata innehåller kontonummer: de är resultatet.',
    exitCodes: '0 allt läst, 2 fel anrop, eller en rad eller fil som inte kan läsas.',
  },
  names: {
    about:
      'Jämför namnen i två kolumner som banker gör före en betalning: MATCH, CLOSE_MATCH, NO_MATCH eller NOT_COVERED, med skälen. Banken avgör: docs/names.md säger var banker skiljer sig åt.\n\nFIL är CSV, med komma, semikolon, tabb eller lodstreck; XLSX; NDJSON, ett objekt per rad; eller JSON, en lista av objekt. Andra kolumner följer med till utdata i CSV och XLSX. Utan FIL, eller vid -, läses standard in. Standard fel räknar svaren och säger vilka rader man ska titta på först.',
    exitCodes: '0 alla MATCH eller NOT_COVERED, 1 minst ett annat svar, 2 fel anrop, eller en rad eller fil som inte kan läsas.',
    country: 'landet där kontona förs, ISO 3166-1: avgör vilka ord som är titlar',
  },
  address: {
    about:
      'Delar upp adressen på varje rad i gata, nummer, postnummer, ort och land, och säger hur säkert det är: high (hög), medium (medel) eller low (låg). Det som en rad anger i egna kolumner förblir som det är. Ingen text går förlorad: det som inte fick någon plats står i kolumnen left.\n\nFIL är CSV, med komma, semikolon eller tabb, eller XLSX, med kolumner som Adress, Gata, Postnummer, Ort och Land; NDJSON eller JSON, med adresser, mottagare eller betalningar; eller XML, ett meddelande pain.001 eller pacs.008. Andra kolumner följer med till utdata i CSV och XLSX. Standard fel säger vilken kolumn som är vilket fält, räknar svaren och säger vilka rader man ska titta på först.',
    exitCodes: '0 alla high, 1 minst en medium eller low, 2 fel anrop, eller en rad eller fil som inte kan läsas.',
    country: 'landet för de rader som inte anger något, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Jämför två listor över betalningsmottagare, rad för rad, efter mottagarens nummer: vad som ska bekräftas med mottagaren innan något betalas, vad som är värt att notera, och var en bank har gått samman och kontot är kvar. Säger också vilka mottagare i den nya listan som har samma konto. En mottagare vars nummer saknas eller finns två gånger ger slutkoden 2, liksom en rad som inte kan läsas.\n\nVarje fil är CSV, XLSX, NDJSON eller JSON; - är standard in. Kontonummer visas bara med --show.',
    exitCodes:
      '0 inget att bekräfta, 1 något att bekräfta, eller två mottagare med ett konto, 2 fel anrop, en mottagare utan nummer eller med en annans, eller något oläsligt.',
    output: 'text eller json, ett objekt per mottagare; standard: text',
    lang: 'språket för rubrikerna och för det som har ändrats: {languages}; standard: en',
    on: 'den dag för vilken bankers samgåenden räknas; standard: i dag',
  },
  iban: {
    about:
      'Visar om ett IBAN stämmer, dess delar och dess bank; eller var det är fel och vad som troligen avsågs. Ett ? står för ett tecken som inte kan läsas, högst två: de IBAN som det kan vara visas. Vid - är varje rad från standard in ett IBAN.',
    exitCodes: '0 inget att anmärka, 1 ett meddelande, 2 fel anrop.',
    on: 'den dag för vilken SEPA-scheman anges; standard: i dag',
  },
  bic: {
    about:
      'Visar om en BIC är rätt bildad, dess delar, och dess bank om den finns i ett register. Vid - är varje rad från standard in en BIC.',
    exitCodes: '0 inget att anmärka, 1 ett meddelande, 2 fel anrop.',
  },
  banks: {
    about:
      'Hittar ett lands banker efter vanligt namn, bankkod eller BIC, den bästa först. En * står vid den första när ingen annan kan avses.',
    exitCodes: '0 en bank hittades, 1 ingen, 2 fel anrop.',
    count: 'hur många banker högst; standard: 10',
  },
  returns: {
    about:
      'Säger vad en kod betyder med vilken en betalning avvisades eller kom tillbaka: vilka fält som kan vara fel, vem som kan rätta det, och om man ska betala igen. Varje betydelse visas, från varje lista: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP och ZENGIN. Vid - är varje rad från standard in en kod.',
    exitCodes: '0 varje kod är känd, 1 någon av dem finns inte i någon lista, 2 fel anrop.',
    system: 'det betalningssystem som betalningen gick genom: BR_PIX',
  },
  files:
    'FIL är NDJSON, ett betalningsuppdrag per rad; JSON, en lista av uppdrag; CSV, med komma, semikolon, tabb eller lodstreck; XLSX; eller XML, ett meddelande pain.001 eller pacs.008. Första raden i en tabell namnger kolumnerna: med fältets sökväg, creditorAccount.id.value, eller som man kallar dem, IBAN, Mottagare, Clearingnummer. Standard fel säger vilken kolumn som är vilket fält. Andra kolumner följer med till utdata i CSV och XLSX. Utan FIL, eller vid -, läses standard in.\n\nVarje uppdrag ger en rad utdata, i samma ordning. Ett som inte kan läsas stoppar inte körningen: svaret är {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, eller JSON_PAYLOAD_EMPTY, eller JSON_PAYLOAD_TOO_LARGE över 1 MiB. I en tabell behåller det sina celler, och kolumnen error anger problemet.',
  xmlFiles:
    'Varje betalning i en XML-fil kontrolleras på sin egen utförandedag, om inte --on anger en annan; svaret har XPath och rad. --fix skriver filen på nytt, lägger till BIC för banker som inte anges, och lägger adressrader i element där schemat kräver det. Allt annat förblir lika, byte för byte. Om filen inte kan läsas till slut skrivs ingenting.',
  tableInput: 'ndjson, json, csv eller xlsx; standard: efter filens namn och början, annars ndjson',
  lookUpOutput: 'text eller json, ett objekt per rad; standard: text',
  lookUpLanguage: 'språket för etiketter och texter: {languages}; standard: en',
  reportLanguage:
    'språket för --report, för texterna i CSV och XLSX, och för det som sägs om kolumner, antal, förlopp och filer: {languages}; standard: en',
  options: {
    input: 'ndjson, json, csv, xlsx eller xml; standard: efter filens namn och början, annars ndjson',
    output: 'ndjson, csv, table eller xlsx; standard: table i en terminal, annars ndjson',
    out: 'filen som resultatet skrivs till; standard, och vid -: standard ut',
    map: 'läser en kolumn i en tabell som detta fält: "Konto=creditorAccount.id.value"; tomt: bortser från den; kan anges flera gånger',
    set: 'värdet på ett fält i de rader i en tabell som saknar det: country=DE; kan anges flera gånger',
    encoding:
      'filens kodning: {encodings}, utf-8, utf-16le, utf-16be, eller ett annat namn i Encoding Standard; standard: auto, alltså UTF-8, UTF-16 eller Windows-1252',
    sheet: 'bladet i en XLSX-fil, med namn eller nummer; standard: det första som inte är dolt',
    on: 'betalningens dag, YYYY-MM-DD; standard: i dag',
    partial:
      'kräver inte konto eller bank av någon rad i en tabell, och läser en tabell där ingen kolumn är ett konto: det som finns kontrolleras, och en rad utan konto kan vara OK',
    fix: 'skriver XML-filen till --out FIL, med BIC och strukturerade adresser kompletterade; allt annat förblir lika, byte för byte',
    threshold: 'den lägsta allvarlighetsgrad som gör ett svar till ALERT: error, warning eller info; standard: warning',
    report:
      'skriver också en HTML-sida med summor och med vad som är fel i vilken cell; den innehåller varken namn eller kontonummer, utom med --show',
    by: 'en kolumn i tabellen som --report visar och filtrerar efter, till exempel den ansvariga personen',
    show: 'visar namn och kontonummer: i --report, i en tabell och i en jämförelse av mottagare',
    jobs: 'antalet parallella processer, när indata och utdata är NDJSON; standard: en per 8 MB filer, men högst 8 och högst en per kärna; för standard in, en',
    overlay: 'en JSON-fil med egna datamängder, som payprep data import skriver dem; kan anges flera gånger',
    'no-progress': 'visar ingen förloppsrad i terminalen',
    'no-summary': 'visar varken kolumner eller antal på standard fel',
    'exit-zero':
      'slutkod 0 även vid meddelanden och oläsliga rader, för flöden som stannar vid varje kod utom 0; fortfarande 2 vid fel anrop eller en fil som inte kan läsas',
    given: 'kolumnen, eller JSON-medlemmen, med de namn som betalarna angav',
    held: 'kolumnen med kontohavarnas namn; flera kontohavare skiljs åt med ;',
    type: 'vad mottagarna är: person eller company (företag); standard: avgörs för varje namnpar',
    key: 'kolumnen, eller JSON-medlemmen, med ditt nummer på mottagaren',
    json: 'samma som --output json',
    list: 'listan som koden hör till: NACHA; eller en rapport från Bacs: ARUCS',
    help: 'den här texten',
  },
  encodings: {
    gb18030: 'kinesiska, GBK och GB2312',
    big5: 'kinesiska, Taiwan och Hongkong',
    shift_jis: 'japanska',
    'euc-kr': 'koreanska',
    'windows-1250': 'polska, tjeckiska, ungerska, rumänska, kroatiska',
    'iso-8859-2': 'samma, inte från Windows',
    'windows-1251': 'kyrilliska',
    ibm866: 'kyrilliska, DOS',
    'koi8-r': 'kyrilliska, Unix',
    'windows-1252': 'Västeuropa',
    'windows-1253': 'grekiska',
    'windows-1254': 'turkiska',
    'windows-1255': 'hebreiska',
    'windows-1256': 'arabiska',
    'windows-1257': 'litauiska, lettiska',
    'windows-874': 'thai',
    macintosh: 'gamla Mac-datorer',
  },
};
