/** The help of the commands that a clerk calls, in Dutch. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const nl: HelpTexts = {
  exitCodes: 'Exitcodes: {codes}',
  placeholders: {
    FILE: 'BESTAND',
    COLUMN: 'KOLOM',
    FIELD: 'VELD',
    VALUE: 'WAARDE',
    FORMAT: 'FORMAAT',
    NAME: 'NAAM',
    SHEET: 'BLAD',
    DATE: 'DATUM',
    SEVERITY: 'ERNST',
    LANGUAGE: 'TAAL',
    TYPE: 'SOORT',
    LIST: 'LIJST',
    OLD: 'OUD',
    NEW: 'NIEUW',
    TEXT: 'TEKST',
    COUNTRY: 'LAND',
  },
  validate: {
    about: 'Zegt van elke betaalopdracht of de betaling waarschijnlijk aankomt: OK of ALERT, met de codes van de meldingen.',
    exitCodes: '0 alles OK, 1 minstens één ALERT, 2 verkeerde aanroep, of een onleesbare regel of een onleesbaar bestand.',
  },
  enrich: {
    about:
      'Vult bij elke opdracht aan wat bekend kan zijn: bank, BIC, IBAN, nationaal rekeningnummer en betaalsystemen. De uitvoer bevat rekeningnummers: die zijn het resultaat.',
    exitCodes: '0 alles gelezen, 2 verkeerde aanroep, of een onleesbare regel of een onleesbaar bestand.',
  },
  names: {
    about:
      'Vergelijkt de namen van twee kolommen zoals banken dat vóór een betaling doen: MATCH, CLOSE_MATCH, NO_MATCH of NOT_COVERED, met de redenen. De bank beslist: docs/names.md zegt waarin banken verschillen.\n\nBESTAND is CSV, met komma, puntkomma, tab of verticale streep; XLSX; NDJSON, één object per regel; of JSON, een lijst ervan. Andere kolommen gaan mee naar de uitvoer in CSV en XLSX. Zonder BESTAND, of bij -, wordt de standaardinvoer gelezen. De foutuitvoer telt de antwoorden en zegt welke regels u het eerst moet bekijken.',
    exitCodes:
      '0 alles MATCH of NOT_COVERED, 1 minstens één ander antwoord, 2 verkeerde aanroep, of een onleesbare regel of een onleesbaar bestand.',
    country: 'het land waar de rekeningen worden aangehouden, ISO 3166-1: bepaalt welke woorden titels zijn',
  },
  address: {
    about:
      'Verdeelt het adres van elke rij in straat, nummer, postcode, plaats en land, en zegt hoe zeker dat is: high (hoog), medium (gemiddeld) of low (laag). Wat een rij in eigen kolommen geeft, blijft zoals het is. Er gaat geen tekst verloren: wat geen plaats vond, staat in de kolom left.\n\nBESTAND is CSV, met komma, puntkomma of tab, of XLSX, met kolommen zoals Adres, Straat, Postcode, Plaats en Land; NDJSON of JSON, met adressen, begunstigden of betalingen; of XML, een bericht pain.001 of pacs.008. Andere kolommen gaan mee naar de uitvoer in CSV en XLSX. De foutuitvoer zegt welke kolom welk veld is, telt de antwoorden en zegt welke regels u het eerst moet bekijken.',
    exitCodes: '0 alles high, 1 minstens één medium of low, 2 verkeerde aanroep, of een onleesbare regel of een onleesbaar bestand.',
    country: 'het land van de rijen die er geen noemen, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Vergelijkt twee lijsten met begunstigden, rij voor rij, op het nummer van de begunstigde: wat u vóór een betaling bij de begunstigde moet bevestigen, wat het noteren waard is, en waar een bank is gefuseerd en de rekening is gebleven. Zegt ook welke begunstigden van de nieuwe lijst één rekening hebben. Een begunstigde wiens nummer ontbreekt of twee keer voorkomt, geeft exitcode 2, net als een onleesbare rij.\n\nElk bestand is CSV, XLSX, NDJSON of JSON; - is de standaardinvoer. Rekeningnummers worden alleen met --show getoond.',
    exitCodes:
      '0 niets te bevestigen, 1 iets te bevestigen, of twee begunstigden met één rekening, 2 verkeerde aanroep, een begunstigde zonder nummer of met dat van een ander, of iets onleesbaars.',
    output: 'text of json, één object per begunstigde; standaard: text',
    lang: 'de taal van de koppen en van wat er is veranderd: {languages}; standaard: en',
    on: 'de dag waarop bankfusies tellen; standaard: vandaag',
  },
  iban: {
    about:
      'Toont of een IBAN geldig is, de delen en de bank; of waar het fout is en wat waarschijnlijk bedoeld was. Een ? staat voor een onleesbaar teken, hoogstens twee: de mogelijke IBAN’s worden getoond. Bij - is elke regel van de standaardinvoer één IBAN.',
    exitCodes: '0 niets aan te merken, 1 een melding, 2 verkeerde aanroep.',
    on: 'de dag waarvoor SEPA-schema’s worden genoemd; standaard: vandaag',
  },
  bic: {
    about:
      'Toont of een BIC goed gevormd is, de delen, en de bank als een lijst die noemt. Bij - is elke regel van de standaardinvoer één BIC.',
    exitCodes: '0 niets aan te merken, 1 een melding, 2 verkeerde aanroep.',
  },
  banks: {
    about:
      'Vindt de banken van een land op hun gangbare naam, bankcode of BIC, de beste eerst. Een * staat voor de eerste als er niets anders bedoeld kan zijn.',
    exitCodes: '0 er is een bank gevonden, 1 geen, 2 verkeerde aanroep.',
    count: 'hoeveel banken hoogstens; standaard: 10',
  },
  returns: {
    about:
      'Zegt wat een code betekent waarmee een betaling is geweigerd of terugkwam: welke velden fout kunnen zijn, wie het kan herstellen, en of u opnieuw moet betalen. Elke betekenis wordt getoond, van elke lijst: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP en ZENGIN. Bij - is elke regel van de standaardinvoer één code.',
    exitCodes: '0 elke code is bekend, 1 een ervan staat in geen lijst, 2 verkeerde aanroep.',
    system: 'het betaalsysteem waarlangs de betaling ging: BR_PIX',
  },
  files:
    'BESTAND is NDJSON, één betaalopdracht per regel; JSON, een lijst ervan; CSV, met komma, puntkomma, tab of verticale streep; XLSX; of XML, een bericht pain.001 of pacs.008. De eerste rij van een tabel benoemt de kolommen: met het pad van het veld, creditorAccount.id.value, of zoals men ze noemt, IBAN, Begunstigde, Bankcode. De foutuitvoer zegt welke kolom welk veld is. Andere kolommen gaan mee naar de uitvoer in CSV en XLSX. Zonder BESTAND, of bij -, wordt de standaardinvoer gelezen.\n\nElke opdracht geeft één regel uitvoer, in dezelfde volgorde. Een onleesbare stopt de verwerking niet: het antwoord is {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, of JSON_PAYLOAD_EMPTY, of JSON_PAYLOAD_TOO_LARGE bij meer dan 1 MiB. In een tabel behoudt die zijn cellen, en de kolom error noemt het probleem.',
  xmlFiles:
    'Elke betaling van een XML-bestand wordt op haar eigen uitvoeringsdatum gecontroleerd, tenzij --on een andere geeft; het antwoord heeft XPath en regel. --fix schrijft het bestand opnieuw, vult de BIC aan van banken die niet genoemd zijn, en zet adresregels in elementen waar het schema dat eist. Al het andere blijft byte voor byte gelijk. Als het bestand niet tot het einde kan worden gelezen, wordt er niets geschreven.',
  tableInput: 'ndjson, json, csv of xlsx; standaard: naar de naam en het begin van het bestand, anders ndjson',
  lookUpOutput: 'text of json, één object per regel; standaard: text',
  lookUpLanguage: 'de taal van de opschriften en teksten: {languages}; standaard: en',
  reportLanguage:
    'de taal van --report, van de teksten in CSV en XLSX, en van wat over kolommen, aantallen, voortgang en bestanden wordt gezegd: {languages}; standaard: en',
  options: {
    input: 'ndjson, json, csv, xlsx of xml; standaard: naar de naam en het begin van het bestand, anders ndjson',
    output: 'ndjson, csv, table of xlsx; standaard: table op een terminal, anders ndjson',
    out: 'het bestand waarin het resultaat wordt geschreven; standaard, en bij -: de standaarduitvoer',
    map: 'leest een kolom van een tabel als dit veld: "Konto=creditorAccount.id.value"; leeg: negeert de kolom; mag meermaals',
    set: 'de waarde van een veld in de rijen van een tabel die er geen hebben: country=DE; mag meermaals',
    encoding:
      'de codering van het bestand: {encodings}, utf-8, utf-16le, utf-16be, of een andere naam van de Encoding Standard; standaard: auto, dus UTF-8, UTF-16 of Windows-1252',
    sheet: 'het blad van een XLSX-bestand, op naam of nummer; standaard: het eerste dat niet verborgen is',
    on: 'de dag van de betaling, YYYY-MM-DD; standaard: vandaag',
    partial:
      'vraagt van geen rij van een tabel een rekening of de bank ervan, en leest een tabel waarin geen kolom een rekening is: wat er is, wordt gecontroleerd, en een rij zonder rekening kan OK zijn',
    fix: 'schrijft het XML-bestand naar --out BESTAND, met aangevulde BIC’s en gestructureerde adressen; al het andere blijft byte voor byte gelijk',
    threshold: 'de laagste ernst die van een antwoord ALERT maakt: error, warning of info; standaard: warning',
    report:
      'schrijft ook een HTML-pagina met totalen en met wat er in welke cel niet klopt; ze bevat geen namen of rekeningnummers, behalve met --show',
    by: 'een kolom van de tabel die --report toont en waarop het filtert, zoals de verantwoordelijke persoon',
    show: 'toont namen en rekeningnummers: in --report, in een tabel en in een vergelijking van begunstigden',
    jobs: 'het aantal parallelle processen, als invoer en uitvoer NDJSON zijn; standaard: één per 8 MB aan bestanden, maar hoogstens 8 en hoogstens één per kern; bij standaardinvoer één',
    overlay: 'een JSON-bestand met uw eigen gegevenssets, zoals payprep data import ze schrijft; mag meermaals',
    'no-progress': 'toont geen voortgangsregel op de terminal',
    'no-summary': 'toont geen kolommen en geen aantallen op de foutuitvoer',
    'exit-zero':
      'exitcode 0 ook bij meldingen en onleesbare regels, voor processen die bij elke code behalve 0 stoppen; nog steeds 2 bij een verkeerde aanroep of een onleesbaar bestand',
    given: 'de kolom, of het JSON-lid, met de namen die de betalers opgaven',
    held: 'de kolom met de namen van de rekeninghouders; meerdere houders zijn gescheiden door ;',
    type: 'wat de begunstigden zijn: person (persoon) of company (bedrijf); standaard: per paar namen bepaald',
    key: 'de kolom, of het JSON-lid, met uw nummer van de begunstigde',
    json: 'hetzelfde als --output json',
    list: 'de lijst waar de code bij hoort: NACHA; of een rapport van Bacs: ARUCS',
    help: 'deze tekst',
  },
  encodings: {
    gb18030: 'Chinees, GBK en GB2312',
    big5: 'Chinees, Taiwan en Hongkong',
    shift_jis: 'Japans',
    'euc-kr': 'Koreaans',
    'windows-1250': 'Pools, Tsjechisch, Hongaars, Roemeens, Kroatisch',
    'iso-8859-2': 'dezelfde, niet van Windows',
    'windows-1251': 'Cyrillisch',
    ibm866: 'Cyrillisch, DOS',
    'koi8-r': 'Cyrillisch, Unix',
    'windows-1252': 'West-Europa',
    'windows-1253': 'Grieks',
    'windows-1254': 'Turks',
    'windows-1255': 'Hebreeuws',
    'windows-1256': 'Arabisch',
    'windows-1257': 'Litouws, Lets',
    'windows-874': 'Thai',
    macintosh: 'oude Macs',
  },
};
