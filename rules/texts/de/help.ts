/** The help of the commands that a clerk calls, in German. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const de: HelpTexts = {
  exitCodes: 'Exit-Codes: {codes}',
  placeholders: {
    FILE: 'DATEI',
    COLUMN: 'SPALTE',
    FIELD: 'FELD',
    VALUE: 'WERT',
    FORMAT: 'FORMAT',
    NAME: 'NAME',
    SHEET: 'BLATT',
    DATE: 'DATUM',
    SEVERITY: 'STUFE',
    LANGUAGE: 'SPRACHE',
    TYPE: 'ART',
    LIST: 'LISTE',
    OLD: 'ALT',
    NEW: 'NEU',
    TEXT: 'TEXT',
    COUNTRY: 'LAND',
  },
  validate: {
    about: 'Sagt zu jedem Zahlungsauftrag, ob die Zahlung voraussichtlich ankommt: OK oder ALERT, mit den Codes der Meldungen.',
    exitCodes: '0 alle OK, 1 mindestens ein ALERT, 2 falscher Aufruf, oder eine Zeile oder Datei ist nicht lesbar.',
  },
  enrich: {
    about:
      'Ergänzt zu jedem Zahlungsauftrag, was sich ermitteln lässt: Bank, BIC, IBAN, nationale Kontonummer und Abwicklungssysteme. Die Ausgabe enthält Kontonummern: Sie sind das Ergebnis.',
    exitCodes: '0 alles gelesen, 2 falscher Aufruf, oder eine Zeile oder Datei ist nicht lesbar.',
  },
  names: {
    about:
      'Vergleicht die Namen zweier Spalten, wie es Banken vor der Zahlung tun: MATCH, CLOSE_MATCH, NO_MATCH oder NOT_COVERED, mit den Gründen. Die Bank entscheidet: docs/names.md sagt, worin sich Banken unterscheiden.\n\nDATEI ist CSV, mit Komma, Semikolon, Tabulator oder senkrechtem Strich; XLSX; NDJSON, ein Objekt je Zeile; oder JSON, eine Liste davon. Andere Spalten werden in die Ausgabe als CSV und XLSX übernommen. Ohne DATEI oder bei - wird die Standardeingabe gelesen. Die Standardfehlerausgabe zählt die Antworten und nennt die Zeilen, die zuerst anzusehen sind.',
    exitCodes:
      '0 alle MATCH oder NOT_COVERED, 1 mindestens eine andere Antwort, 2 falscher Aufruf, oder eine Zeile oder Datei ist nicht lesbar.',
    country: 'das Land, in dem die Konten geführt werden, ISO 3166-1: entscheidet, welche Wörter Titel sind',
  },
  address: {
    about:
      'Teilt die Anschrift jeder Zeile in Straße, Hausnummer, Postleitzahl, Ort und Land und sagt, wie sicher das ist: high (hoch), medium (mittel) oder low (gering). Was eine Zeile in eigenen Spalten angibt, bleibt, wie es ist. Kein Text geht verloren: Was keinen Platz fand, steht in der Spalte left.\n\nDATEI ist CSV, mit Komma, Semikolon oder Tabulator, oder XLSX, mit Spalten wie Anschrift, Straße, PLZ, Ort und Land; NDJSON oder JSON, mit Anschriften, Empfängern oder Zahlungen; oder XML, eine Nachricht pain.001 oder pacs.008. Andere Spalten werden in die Ausgabe als CSV und XLSX übernommen. Die Standardfehlerausgabe sagt, welche Spalte welches Feld ist, zählt die Antworten und nennt die Zeilen, die zuerst anzusehen sind.',
    exitCodes: '0 alle high, 1 mindestens eine medium oder low, 2 falscher Aufruf, oder eine Zeile oder Datei ist nicht lesbar.',
    country: 'das Land der Zeilen, die keines nennen, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Vergleicht zwei Listen von Zahlungsempfängern Zeile für Zeile anhand der Nummer des Empfängers: was vor einer Zahlung mit dem Empfänger zu klären ist, was zu beachten ist, und wo eine Bank fusioniert hat und das Konto geblieben ist. Nennt auch zwei Empfänger der neuen Liste, die ein Konto haben. Ein Empfänger, dessen Nummer fehlt oder doppelt vorkommt, führt zum Exit-Code 2, ebenso eine nicht lesbare Zeile.\n\nJede Datei ist CSV, XLSX, NDJSON oder JSON; - ist die Standardeingabe. Kontonummern werden nur mit --show gezeigt.',
    exitCodes:
      '0 nichts zu klären, 1 etwas zu klären, oder zwei Empfänger mit einem Konto, 2 falscher Aufruf, ein Empfänger ohne Nummer oder mit der eines anderen, oder etwas nicht lesbar.',
    output: 'text oder json, ein Objekt je Empfänger; Standard: text',
    lang: 'die Sprache der Überschriften und der Änderungen: {languages}; Standard: en',
    on: 'der Tag, an dem Bankfusionen gelten; Standard: heute',
  },
  iban: {
    about:
      'Zeigt, ob eine IBAN gültig ist, ihre Teile und ihre Bank; oder wo sie falsch ist und was wahrscheinlich gemeint war. Ein ? steht für ein unlesbares Zeichen, höchstens zwei: Gezeigt werden die IBANs, die es sein können. Bei - ist jede Zeile der Standardeingabe eine IBAN.',
    exitCodes: '0 nichts zu beanstanden, 1 eine Meldung, 2 falscher Aufruf.',
    on: 'der Tag, für den SEPA-Verfahren genannt werden; Standard: heute',
  },
  bic: {
    about:
      'Zeigt, ob ein BIC richtig gebildet ist, seine Teile, und seine Bank, wenn ein Verzeichnis sie nennt. Bei - ist jede Zeile der Standardeingabe ein BIC.',
    exitCodes: '0 nichts zu beanstanden, 1 eine Meldung, 2 falscher Aufruf.',
  },
  banks: {
    about:
      'Findet die Banken eines Landes nach gebräuchlichem Namen, Bankleitzahl oder BIC, die beste zuerst. Ein * steht vor der ersten, wenn nichts anderes gemeint sein kann.',
    exitCodes: '0 eine Bank wurde gefunden, 1 keine, 2 falscher Aufruf.',
    count: 'wie viele Banken höchstens; Standard: 10',
  },
  returns: {
    about:
      'Sagt, was ein Code bedeutet, mit dem eine Zahlung abgelehnt wurde oder zurückkam: welche Felder falsch sein können, wer es berichtigen kann, und ob erneut zu zahlen ist. Gezeigt wird jede Bedeutung, aus jeder Liste: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP und ZENGIN. Bei - ist jede Zeile der Standardeingabe ein Code.',
    exitCodes: '0 jeder Code ist bekannt, 1 keine Liste hat einen davon, 2 falscher Aufruf.',
    system: 'das Abwicklungssystem, über das die Zahlung lief: BR_PIX',
  },
  files:
    'DATEI ist NDJSON, ein Zahlungsauftrag je Zeile; JSON, eine Liste davon; CSV, mit Komma, Semikolon, Tabulator oder senkrechtem Strich; XLSX; oder XML, eine Nachricht pain.001 oder pacs.008. Die erste Zeile einer Tabelle benennt die Spalten: mit dem Pfad des Felds, creditorAccount.id.value, oder wie man sie nennt, IBAN, Empfänger, Bankleitzahl. Die Standardfehlerausgabe sagt, welche Spalte welches Feld ist. Andere Spalten werden in die Ausgabe als CSV und XLSX übernommen. Ohne DATEI oder bei - wird die Standardeingabe gelesen.\n\nZu jedem Zahlungsauftrag gibt es eine Zeile Ausgabe, in derselben Reihenfolge. Ein nicht lesbarer hält den Lauf nicht an: Seine Antwort ist {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, oder JSON_PAYLOAD_EMPTY, oder JSON_PAYLOAD_TOO_LARGE bei mehr als 1 MiB. In einer Tabelle behält er seine Zellen, und die Spalte error nennt das Problem.',
  xmlFiles:
    'Jede Zahlung einer XML-Datei wird zu ihrem eigenen Ausführungstag geprüft, wenn --on keinen anderen angibt; ihre Antwort hat XPath und Zeile. --fix schreibt die Datei neu, ergänzt den BIC von Banken, die nicht genannt sind, und setzt Adresszeilen in Elemente, wo das Verfahren es verlangt. Alles andere bleibt Byte für Byte gleich. Kann die Datei nicht bis zum Ende gelesen werden, wird nichts geschrieben.',
  tableInput: 'ndjson, json, csv oder xlsx; Standard: nach Dateiname und Dateianfang, sonst ndjson',
  lookUpOutput: 'text oder json, ein Objekt je Zeile; Standard: text',
  lookUpLanguage: 'die Sprache der Bezeichnungen und Texte: {languages}; Standard: en',
  reportLanguage:
    'die Sprache von --report, der Texte in CSV und XLSX, und dessen, was zu Spalten, Anzahlen, Fortschritt und Dateien gesagt wird: {languages}; Standard: en',
  options: {
    input: 'ndjson, json, csv, xlsx oder xml; Standard: nach Dateiname und Dateianfang, sonst ndjson',
    output: 'ndjson, csv, table oder xlsx; Standard: table auf einem Terminal, sonst ndjson',
    out: 'die Datei, in die das Ergebnis geschrieben wird; Standard, und bei -: Standardausgabe',
    map: 'liest eine Spalte einer Tabelle als dieses Feld: "Konto=creditorAccount.id.value"; leer: ignoriert sie; mehrfach möglich',
    set: 'der Wert eines Felds in den Zeilen einer Tabelle, die keinen haben: country=DE; mehrfach möglich',
    encoding:
      'die Kodierung der Datei: {encodings}, utf-8, utf-16le, utf-16be oder ein anderer Name des Encoding Standard; Standard: auto, also UTF-8, UTF-16 oder Windows-1252',
    sheet: 'das Blatt einer XLSX-Datei, mit Namen oder Nummer; Standard: das erste, das nicht ausgeblendet ist',
    on: 'der Tag der Zahlung, YYYY-MM-DD; Standard: heute',
    partial:
      'verlangt in keiner Zeile einer Tabelle ein Konto oder dessen Bank, und liest eine Tabelle, in der keine Spalte ein Konto ist: Geprüft wird, was da ist, und eine Zeile ohne Konto kann OK sein',
    fix: 'schreibt die XML-Datei nach --out DATEI, mit ergänzten BICs und strukturierten Adressen; alles andere bleibt Byte für Byte gleich',
    threshold: 'der geringste Schweregrad, der eine Antwort zu ALERT macht: error, warning oder info; Standard: warning',
    report:
      'schreibt auch eine HTML-Seite mit Summen und dem, was an welcher Zelle nicht stimmt; sie enthält weder Namen noch Kontonummern, außer mit --show',
    by: 'eine Spalte der Tabelle, die --report zeigt und nach der sich filtern lässt, etwa die zuständige Person',
    show: 'zeigt Namen und Kontonummern: in --report, in einer Tabelle und im Vergleich von Empfängern',
    jobs: 'die Zahl paralleler Arbeitsprozesse, wenn Ein- und Ausgabe NDJSON sind; Standard: einer je 8 MB Dateien, höchstens 8 und höchstens einer je Prozessorkern; bei Standardeingabe einer',
    overlay: 'eine JSON-Datei mit eigenen Datensätzen, wie payprep data import sie schreibt; mehrfach möglich',
    'no-progress': 'zeigt keine Fortschrittszeile auf dem Terminal',
    'no-summary': 'zeigt auf der Standardfehlerausgabe weder Spalten noch Anzahlen',
    'exit-zero':
      'Exit-Code 0 auch bei Meldungen und nicht lesbaren Zeilen, für Abläufe, die bei jedem Code außer 0 anhalten; weiterhin 2 bei falschem Aufruf oder nicht lesbarer Datei',
    given: 'die Spalte oder das JSON-Element mit den Namen, die die Zahler angaben',
    held: 'die Spalte mit den Namen der Kontoinhaber; mehrere Inhaber sind durch ; getrennt',
    type: 'was die Empfänger sind: person oder company (Unternehmen); Standard: für jedes Namenspaar entschieden',
    key: 'die Spalte oder das JSON-Element mit Ihrer Nummer des Empfängers',
    json: 'dasselbe wie --output json',
    list: 'die Liste, zu der der Code gehört: NACHA; oder ein Bericht von Bacs: ARUCS',
    help: 'dieser Text',
  },
  encodings: {
    gb18030: 'Chinesisch, GBK und GB2312',
    big5: 'Chinesisch, Taiwan und Hongkong',
    shift_jis: 'Japanisch',
    'euc-kr': 'Koreanisch',
    'windows-1250': 'Polnisch, Tschechisch, Ungarisch, Rumänisch, Kroatisch',
    'iso-8859-2': 'dasselbe, nicht von Windows',
    'windows-1251': 'Kyrillisch',
    ibm866: 'Kyrillisch, DOS',
    'koi8-r': 'Kyrillisch, Unix',
    'windows-1252': 'Westeuropa',
    'windows-1253': 'Griechisch',
    'windows-1254': 'Türkisch',
    'windows-1255': 'Hebräisch',
    'windows-1256': 'Arabisch',
    'windows-1257': 'Litauisch, Lettisch',
    'windows-874': 'Thai',
    macintosh: 'alte Macs',
  },
};
