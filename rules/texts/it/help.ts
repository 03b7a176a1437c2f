/** The help of the commands that a clerk calls, in Italian. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const it: HelpTexts = {
  exitCodes: 'Codici di uscita: {codes}',
  placeholders: {
    FILE: 'FILE',
    COLUMN: 'COLONNA',
    FIELD: 'CAMPO',
    VALUE: 'VALORE',
    FORMAT: 'FORMATO',
    NAME: 'NOME',
    SHEET: 'FOGLIO',
    DATE: 'DATA',
    SEVERITY: 'GRAVITÀ',
    LANGUAGE: 'LINGUA',
    TYPE: 'TIPO',
    LIST: 'ELENCO',
    OLD: 'VECCHIO',
    NEW: 'NUOVO',
    TEXT: 'TESTO',
    COUNTRY: 'PAESE',
  },
  validate: {
    about: 'Dice di ogni ordine di pagamento se il pagamento probabilmente arriverà: OK o ALERT, con i codici degli avvisi.',
    exitCodes: '0 tutto OK, 1 almeno un ALERT, 2 chiamata errata, oppure una riga o un file illeggibile.',
  },
  enrich: {
    about:
      'Aggiunge a ogni ordine ciò che si può sapere: banca, BIC, IBAN, numero di conto nazionale e sistemi di pagamento. Il risultato contiene numeri di conto: sono ciò che si cerca.',
    exitCodes: '0 tutto letto, 2 chiamata errata, oppure una riga o un file illeggibile.',
  },
  names: {
    about:
      'Confronta i nomi di due colonne come fanno le banche prima di pagare: MATCH, CLOSE_MATCH, NO_MATCH o NOT_COVERED, con i motivi. Decide la banca: docs/names.md dice in che cosa le banche differiscono.\n\nFILE è CSV, con virgola, punto e virgola, tabulazione o barra verticale; XLSX; NDJSON, un oggetto per riga; oppure JSON, una lista di oggetti. Le altre colonne passano nel risultato in CSV e XLSX. Senza FILE, o con -, si legge lo standard input. Lo standard error conta le risposte e dice quali righe guardare per prime.',
    exitCodes: '0 solo MATCH o NOT_COVERED, 1 almeno un’altra risposta, 2 chiamata errata, oppure una riga o un file illeggibile.',
    country: 'il paese in cui si trovano i conti, ISO 3166-1: decide quali parole sono titoli',
  },
  address: {
    about:
      'Divide l’indirizzo di ogni riga in via, numero, CAP, località e paese, e dice con quale sicurezza: high (alta), medium (media) o low (bassa). Ciò che una riga dà in colonne proprie resta com’è. Nessun testo va perso: ciò che non ha trovato posto è nella colonna left.\n\nFILE è CSV, con virgola, punto e virgola o tabulazione, oppure XLSX, con colonne come Indirizzo, Via, CAP, Città e Paese; NDJSON o JSON, con indirizzi, beneficiari o pagamenti; oppure XML, un messaggio pain.001 o pacs.008. Le altre colonne passano nel risultato in CSV e XLSX. Lo standard error dice quale colonna è quale campo, conta le risposte e dice quali righe guardare per prime.',
    exitCodes: '0 solo high, 1 almeno un medium o low, 2 chiamata errata, oppure una riga o un file illeggibile.',
    country: 'il paese delle righe che non ne nominano uno, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Confronta due elenchi di beneficiari, riga per riga, in base al numero del beneficiario: che cosa va confermato con il beneficiario prima di pagare, che cosa va annotato, e dove una banca è stata incorporata e il conto è rimasto. Dice anche quali beneficiari del nuovo elenco hanno lo stesso conto. Un beneficiario il cui numero manca o compare due volte dà il codice di uscita 2, come una riga illeggibile.\n\nOgni file è CSV, XLSX, NDJSON o JSON; - è lo standard input. I numeri di conto sono mostrati solo con --show.',
    exitCodes:
      '0 nulla da confermare, 1 qualcosa da confermare, oppure due beneficiari con un conto, 2 chiamata errata, un beneficiario senza numero o con quello di un altro, oppure qualcosa di illeggibile.',
    output: 'text o json, un oggetto per beneficiario; predefinito: text',
    lang: 'la lingua dei titoli e di ciò che è cambiato: {languages}; predefinita: en',
    on: 'il giorno per cui contano le fusioni di banche; predefinito: oggi',
  },
  iban: {
    about:
      'Mostra se un IBAN è valido, le sue parti e la sua banca; oppure dove è sbagliato e che cosa si intendeva probabilmente. Un ? sta per un carattere illeggibile, due al massimo: sono mostrati gli IBAN possibili. Con -, ogni riga dello standard input è un IBAN.',
    exitCodes: '0 nulla da segnalare, 1 un avviso, 2 chiamata errata.',
    on: 'il giorno per cui sono indicati gli schemi SEPA; predefinito: oggi',
  },
  bic: {
    about:
      'Mostra se un BIC è ben formato, le sue parti, e la sua banca se figura in un elenco. Con -, ogni riga dello standard input è un BIC.',
    exitCodes: '0 nulla da segnalare, 1 un avviso, 2 chiamata errata.',
  },
  banks: {
    about:
      'Trova le banche di un paese dal nome d’uso, dal codice banca o dal BIC, la migliore per prima. Un * segna la prima quando non può trattarsi di altro.',
    exitCodes: '0 una banca è stata trovata, 1 nessuna, 2 chiamata errata.',
    count: 'quante banche al massimo; predefinito: 10',
  },
  returns: {
    about:
      'Dice che cosa significa un codice con cui un pagamento è stato respinto o è tornato indietro: quali campi possono essere sbagliati, chi può correggere, e se pagare di nuovo. È mostrato ogni significato, di ogni elenco: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP e ZENGIN. Con -, ogni riga dello standard input è un codice.',
    exitCodes: '0 ogni codice è noto, 1 uno non è in alcun elenco, 2 chiamata errata.',
    system: 'il sistema di pagamento per cui è passato il pagamento: BR_PIX',
  },
  files:
    'FILE è NDJSON, un ordine di pagamento per riga; JSON, una lista di ordini; CSV, con virgola, punto e virgola, tabulazione o barra verticale; XLSX; oppure XML, un messaggio pain.001 o pacs.008. La prima riga di una tabella nomina le colonne: con il percorso del campo, creditorAccount.id.value, o come si chiamano di solito, IBAN, Beneficiario, Codice banca. Lo standard error dice quale colonna è quale campo. Le altre colonne passano nel risultato in CSV e XLSX. Senza FILE, o con -, si legge lo standard input.\n\nOgni ordine dà una riga di risultato, nello stesso ordine. Uno illeggibile non ferma l’elaborazione: la risposta è {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, o JSON_PAYLOAD_EMPTY, o JSON_PAYLOAD_TOO_LARGE oltre 1 MiB. In una tabella conserva le sue celle, e la colonna error indica il problema.',
  xmlFiles:
    'Ogni pagamento di un file XML è controllato alla propria data di esecuzione, se --on non ne indica un’altra; la risposta ne ha XPath e riga. --fix riscrive il file, aggiunge il BIC delle banche che non sono nominate e mette le righe di indirizzo in elementi dove lo schema lo richiede. Tutto il resto rimane uguale, byte per byte. Se il file non si può leggere fino in fondo, non è scritto nulla.',
  tableInput: 'ndjson, json, csv o xlsx; predefinito: secondo il nome del file e il suo inizio, altrimenti ndjson',
  lookUpOutput: 'text o json, un oggetto per riga; predefinito: text',
  lookUpLanguage: 'la lingua di etichette e testi: {languages}; predefinita: en',
  reportLanguage:
    'la lingua di --report, dei testi in CSV e XLSX, e di ciò che si dice di colonne, conteggi, avanzamento e file: {languages}; predefinita: en',
  options: {
    input: 'ndjson, json, csv, xlsx o xml; predefinito: secondo il nome del file e il suo inizio, altrimenti ndjson',
    output: 'ndjson, csv, table o xlsx; predefinito: table su un terminale, altrimenti ndjson',
    out: 'il file in cui è scritto il risultato; predefinito, e con -: lo standard output',
    map: 'legge una colonna di una tabella come questo campo: "Konto=creditorAccount.id.value"; vuoto: la ignora; si può ripetere',
    set: 'il valore di un campo nelle righe di una tabella che non ne hanno: country=DE; si può ripetere',
    encoding:
      'la codifica del file: {encodings}, utf-8, utf-16le, utf-16be, o un altro nome dell’Encoding Standard; predefinita: auto, cioè UTF-8, UTF-16 o Windows-1252',
    sheet: 'il foglio di un file XLSX, per nome o per numero; predefinito: il primo che non è nascosto',
    on: 'il giorno del pagamento, YYYY-MM-DD; predefinito: oggi',
    partial:
      'non chiede a nessuna riga di una tabella un conto o la sua banca, e legge una tabella in cui nessuna colonna è un conto: è controllato ciò che c’è, e una riga senza conto può essere OK',
    fix: 'scrive il file XML in --out FILE, con BIC e indirizzi strutturati completati; tutto il resto rimane uguale, byte per byte',
    threshold: 'la minima gravità che fa di una risposta un ALERT: error, warning o info; predefinita: warning',
    report:
      'scrive anche una pagina HTML con i totali e con ciò che non va in quale cella; non contiene né nomi né numeri di conto, se non con --show',
    by: 'una colonna della tabella che --report mostra e per cui filtra, come la persona responsabile',
    show: 'mostra nomi e numeri di conto: in --report, in una tabella e in un confronto di beneficiari',
    jobs: 'il numero di processi in parallelo, se ingresso e risultato sono NDJSON; predefinito: uno ogni 8 MB di file, ma al massimo 8 e al massimo uno per core; con lo standard input, uno',
    overlay: 'un file JSON con insiemi di dati propri, come li scrive payprep data import; si può ripetere',
    'no-progress': 'non mostra la riga di avanzamento sul terminale',
    'no-summary': 'non mostra né le colonne né i conteggi sullo standard error',
    'exit-zero':
      'codice di uscita 0 anche con avvisi e righe illeggibili, per procedure che si fermano a ogni codice diverso da 0; sempre 2 con una chiamata errata o un file illeggibile',
    given: 'la colonna, o il membro JSON, con i nomi indicati dagli ordinanti',
    held: 'la colonna con i nomi dei titolari dei conti; più titolari sono separati da ;',
    type: 'che cosa sono i beneficiari: person (persona) o company (impresa); predefinito: deciso per ogni coppia di nomi',
    key: 'la colonna, o il membro JSON, con il vostro numero del beneficiario',
    json: 'lo stesso che --output json',
    list: 'l’elenco a cui appartiene il codice: NACHA; oppure un rapporto di Bacs: ARUCS',
    help: 'questo testo',
  },
  encodings: {
    gb18030: 'cinese, GBK e GB2312',
    big5: 'cinese, Taiwan e Hong Kong',
    shift_jis: 'giapponese',
    'euc-kr': 'coreano',
    'windows-1250': 'polacco, ceco, ungherese, rumeno, croato',
    'iso-8859-2': 'gli stessi, non di Windows',
    'windows-1251': 'cirillico',
    ibm866: 'cirillico, DOS',
    'koi8-r': 'cirillico, Unix',
    'windows-1252': 'Europa occidentale',
    'windows-1253': 'greco',
    'windows-1254': 'turco',
    'windows-1255': 'ebraico',
    'windows-1256': 'arabo',
    'windows-1257': 'lituano, lettone',
    'windows-874': 'thailandese',
    macintosh: 'vecchi Mac',
  },
};
