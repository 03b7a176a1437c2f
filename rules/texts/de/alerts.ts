/** The alert texts in German, as banks in Germany, Austria and Switzerland print them. “Bankleitzahl” stands for the bank identifier of any country. */
import { alertTexts } from '../alert-texts.js';

export const de = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Das Land ist kein Code aus zwei Großbuchstaben (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Kein Land hat den Code {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Gegen dieses Land ({country: place de}) gelten umfassende Sanktionen ({programmes}, seit dem {from: date de}). Ein Abgleich von Personen mit Sanktionslisten findet hier nicht statt: Das ist eine andere Aufgabe.',
  CURRENCY_INVALID_FORMAT: 'Die Währung ist kein Code aus drei Großbuchstaben (ISO 4217).',
  CURRENCY_UNKNOWN: 'Keine Währung hat den Code {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'Die Währung {currency} ist nicht mehr in Gebrauch.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Zahlungen in dieses Land ({country: place de}) werden nicht in {currency} ausgeführt.',

  CREDITOR_INVALID_FORMAT:
    'Die Angaben zum Zahlungsempfänger, oder ein Teil davon, sind nicht lesbar: Ein Wert ist von der falschen Art, etwa eine Zahl anstelle eines Textes.',
  CREDITOR_TYPE_MISSING:
    'Für {by: place de dieses Land (…)} wird die Angabe benötigt, ob der Zahlungsempfänger eine Privatperson oder ein Unternehmen ist.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Die Art des Zahlungsempfängers ist weder INDIVIDUAL noch BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Die Angaben zum Konto des Zahlungsempfängers, oder ein Teil davon, sind nicht lesbar: Ein Wert ist von der falschen Art, etwa eine Zahl anstelle eines Textes.',
  CREDITOR_ACCOUNT_MISSING: 'Für {by: payment=eine Zahlung; place de dieses Land (…)} wird das Konto des Zahlungsempfängers benötigt.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Diese Art von Kontokennung wird nicht angenommen ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Für {by: place de dieses Land (…)} wird die Art des Kontos benötigt ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'Konten dieser Art gibt es in diesem Land ({country: place de}) nicht (möglich: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Nach der Kontonummer wird das Konto in {found} geführt, die Zahlung lautet auf {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Die Kontonummer hat keine der Formen, die Kontonummern in diesem Land ({country: place de}) haben: Vergleichen Sie Länge und Zeichen mit der Vorlage.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Die Kontonummer hat mehr Zeichen, als {by: place de} überträgt: höchstens {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Die Kontonummer besteht die Prüfung nicht, die in diesem Land ({country: place de}) gilt ({check}): Vergleichen Sie die Nummer Ziffer für Ziffer mit der Vorlage.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Bankleitzahl und Kontonummer gehören nach den Regeln, die in diesem Land ({country: place de}) gelten, nicht zusammen ({check}): Vergleichen Sie beide mit der Vorlage.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Die Kontonummer ist ein veröffentlichtes Beispiel, wiederholt immer wieder eine Ziffer oder Ziffernfolge oder ist die Nummer der Bank.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Die Kartennummer gehört zu keiner Karte, auf die sich mit {method} zahlen lässt.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Wo eine Kontonummer hingehört, steht eine Kartennummer: Geben Sie die Kontonummer ein.',
  CREDITOR_PROXY_INVALID_FORMAT: 'Die Kennung hat nicht die Form, die für {method} gilt: Prüfen Sie, ob Zeichen fehlen oder falsch sind.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Die Kennung enthält vielleicht einen Tippfehler: Die Prüfziffer ist bei {method} nicht üblich, auch wenn einige wenige Rechnungssteller andere haben. Vergleichen Sie die Kennung mit der Rechnung.',

  CREDITOR_ADDRESS_MISSING: 'Für {by: place de dieses Land (…)} wird die Anschrift des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Seit dem {from: date de} nimmt {by: place de} keine Anschrift an, die nur aus Zeilen besteht: Ort und Land gehören in eigene Felder.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Neben Ort und Land nimmt {by: place de} höchstens zwei Adresszeilen an.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Eine Adresszeile wiederholt Ort, Postleitzahl oder Land, für die es eigene Felder gibt.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG:
    'Das Feld {field} hat {length} Zeichen, in der Anschrift einer Zahlung sind dafür höchstens {max} möglich.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Das Feld {field} enthält Zeichen ({characters}), die in keiner Anschrift vorkommen oder die das Abwicklungssystem nicht überträgt.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'Die Anschrift ist ein Postfach; viele Banken verlangen die Wohn- oder Geschäftsanschrift des Zahlungsempfängers.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'Die Anschrift sieht aus wie ein Platzhalter.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Für {by: place de dieses Land (…)} wird das Land in der Anschrift des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Das Land in der Anschrift ist kein Code aus zwei Großbuchstaben (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Kein Land hat den Code, der in der Anschrift steht (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Für {by: place de dieses Land (…)} wird die Straße des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Für {by: place de dieses Land (…)} wird die Postleitzahl des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT:
    'Die Postleitzahl hat nicht die Form, die Postleitzahlen in diesem Land ({country: place de}) haben.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Für {by: place de dieses Land (…)} wird der Ort des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING:
    'Für {by: place de dieses Land (…)} wird der Bundesstaat oder die Provinz des Zahlungsempfängers benötigt.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN:
    'In diesem Land ({country: place de}) gibt es keinen Bundesstaat und keine Provinz mit diesem Namen oder Code.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Die Postleitzahl gehört nicht zu diesem Bundesstaat oder dieser Provinz.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Die Angaben zur Bank des Zahlungsempfängers, oder ein Teil davon, sind nicht lesbar: Ein Wert ist von der falschen Art, etwa eine Zahl anstelle eines Textes.',
  CREDITOR_AGENT_MISSING:
    'Für {by: place de dieses Land (…)} wird die Bank des Zahlungsempfängers benötigt: ihr BIC oder ihre Bankleitzahl.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Für {by: payment=eine Zahlung; place de dieses Land (…)} wird die Bankleitzahl benötigt.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT:
    'Die Bankleitzahl hat nicht die Form, die in diesem Land ({country: place de}) gilt (vielleicht {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Keine bekannte Bank in diesem Land ({country: place de}) hat diese Bankleitzahl (vielleicht {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Die Bankleitzahl ist nicht die, die in der IBAN steckt.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Die Filialnummer hat nicht die Form, die in diesem Land ({country: place de}) gilt.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Für {by: place de dieses Land (…)} wird die Filialnummer benötigt.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'Die Bank hat keine Filiale mit dieser Nummer.',

  CREDITOR_BIC_MISSING: 'Für {by: place de dieses Land (…)} wird der BIC der Bank des Zahlungsempfängers benötigt.',
  CREDITOR_BIC_NOT_PROVIDED: 'Im Feld des BIC steht, dass es keinen gibt: Es gilt als leer.',
  CREDITOR_BIC_INVALID_FORMAT: 'Der BIC besteht nicht aus acht oder elf Zeichen mit einem Ländercode an fünfter und sechster Stelle.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Diesen BIC gibt es nicht.',
  CREDITOR_BIC_DISCONTINUED: 'Die Bank dieses BIC gehört jetzt zu einer anderen, und kein aktuelles Verzeichnis führt den BIC.',
  CREDITOR_BIC_NOT_ALLOWED: 'Der BIC ist nur für Tests bestimmt: An achter Stelle steht 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Der BIC ist nicht an das SWIFT-Netz angeschlossen: Die Bank ist über das System ihres Landes oder über eine andere Bank zu erreichen.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'Das Land des BIC ({found: place de}) ist nicht das der Zahlung ({country: place de}).',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'BIC und IBAN gehören zu verschiedenen Banken.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'Der BIC gehört zu einer anderen Bank als der, für die die Bankleitzahl oder die Zahlungsart steht.',
  CREDITOR_BIC_NOT_REACHABLE: 'Kein SEPA-Verfahren erreicht die Bank mit diesem BIC.',

  CREDITOR_EMAIL_MISSING: 'Für {by: place de dieses Land (…)} wird die E-Mail-Adresse des Zahlungsempfängers benötigt.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Die E-Mail-Adresse des Zahlungsempfängers ist keine, an die sich etwas senden lässt.',
  CREDITOR_EMAIL_SUSPICIOUS: 'Die E-Mail-Adresse des Zahlungsempfängers ist vertippt oder nicht auf Dauer angelegt.',
  CREDITOR_PHONE_MISSING: 'Für {by: place de dieses Land (…)} wird die Telefonnummer des Zahlungsempfängers benötigt.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Die Telefonnummer des Zahlungsempfängers gibt es in keinem Land, das infrage kommt: Prüfen Sie die Nummer, und beginnen Sie mit der Landesvorwahl.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Das Land der Telefonnummer des Zahlungsempfängers ({found: place de}) ist nicht das der Zahlung ({country: place de}).',
  CREDITOR_PHONE_SUSPICIOUS: 'Die Telefonnummer des Zahlungsempfängers sieht aus wie ein Platzhalter.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Die Telefonnummer des Zahlungsempfängers ist nicht die, an die gezahlt wird.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Für {by: place de dieses Land (…)} wird das Geburtsdatum des Zahlungsempfängers benötigt.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'Das Geburtsdatum des Zahlungsempfängers ist kein Kalenderdatum in der Form JJJJ-MM-TT.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'Das Geburtsdatum des Zahlungsempfängers liegt in der Zukunft oder mehr als 120 Jahre zurück.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Ein Unternehmen hat kein Geburtsdatum.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'Das Geburtsdatum ist nicht das, das in der Kennung steckt ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Für {by: place de dieses Land (…)} wird ein Dokument des Zahlungsempfängers benötigt ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Bei einem Dokument des Zahlungsempfängers fehlt die Art.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Diese Art von Dokument ist nicht bekannt.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Bei einem Dokument des Zahlungsempfängers fehlt die Nummer.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Die Nummer des Dokuments hat nicht die Form, die in diesem Land ({country: place de}) gilt ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: 'Die Prüfziffern in der Nummer des Dokuments passen nicht zu ihren übrigen Stellen ({type}).',
  CREDITOR_DOCUMENT_DUPLICATE: 'Dasselbe Dokument ist zweimal angegeben.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY:
    'Dokument und Steueridentifikationsnummer sind von derselben Art ({type}), stimmen aber nicht überein.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'Die Kontonummer ist keine IBAN: zwei Buchstaben für ein Land, das IBANs hat, zwei Ziffern, dann Buchstaben und Ziffern.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Eine IBAN dieses Landes ({country: place de}) hat {expected} Zeichen in einer festen Folge von Buchstaben und Ziffern; diese hält sie nicht ein.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS:
    'Die Prüfziffern der IBAN passen nicht zu ihren übrigen Stellen: Ein Zeichen ist vertippt oder vertauscht.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Die Kontonummer in der IBAN besteht die Prüfung nicht, die in diesem Land ({country: place de}) gilt ({check}): Lassen Sie sich die IBAN noch einmal geben.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'Das Land der IBAN ({found: place de}) ist nicht das der Zahlung ({country: place de}).',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Konten in diesem Land ({found: place de}) haben IBANs, die mit {country} beginnen.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banken in diesem Land ({country: place de}) vergeben IBANs, aber das IBAN-Register führt das Land nicht: Nicht jede Bank nimmt sie an.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Keine bekannte Bank in diesem Land ({country: place de}) hat die Bankleitzahl, die in der IBAN steckt (vielleicht {meant}).',

  CREDITOR_NAME_MISSING: 'Für {by: place de dieses Land (…)} wird der Name des Zahlungsempfängers benötigt.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Der Name des Zahlungsempfängers ist kein vollständiger Name ({reason: no letters=ohne Buchstaben; one letter=ein einzelner Buchstabe; initials=nur Anfangsbuchstaben; one word=ein einzelnes Wort}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Der Name des Zahlungsempfängers enthält Zeichen ({characters}), die in keinem Namen vorkommen oder von {by: place de} nicht übertragen werden.',
  CREDITOR_NAME_TOO_LONG: 'Der Name des Zahlungsempfängers hat {length} Zeichen, {by: place de} überträgt höchstens {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'Der Name des Zahlungsempfängers sieht aus wie ein Platzhalter.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY:
    'Wo der Name des Zahlungsempfängers hingehört, steht eine Kontonummer oder eine andere Kennung.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Der Name passt nicht zur Art des Zahlungsempfängers.',

  CREDITOR_TAX_ID_MISSING: 'Für {by: place de dieses Land (…)} wird die Steueridentifikationsnummer des Zahlungsempfängers benötigt.',
  CREDITOR_TAX_ID_INVALID_FORMAT:
    'Die Steueridentifikationsnummer hat keine der Formen, die in diesem Land ({country: place de}) vergeben werden ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: 'Die Prüfziffern der Steueridentifikationsnummer passen nicht zu ihren übrigen Stellen ({type}).',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Die Steueridentifikationsnummer ({type}) passt nicht zur Art des Zahlungsempfängers.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Die Steueridentifikationsnummer sieht aus wie ein Platzhalter.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Die Angaben zur zwischengeschalteten Bank {number}, oder ein Teil davon, sind nicht lesbar: Ein Wert ist von der falschen Art, etwa eine Zahl anstelle eines Textes.',
    BIC_INVALID_FORMAT: 'Der BIC der zwischengeschalteten Bank {number} besteht nicht aus acht oder elf Zeichen mit einem Ländercode.',
    BIC_DOES_NOT_EXIST: 'Den BIC der zwischengeschalteten Bank {number} gibt es nicht.',
    BIC_DISCONTINUED:
      'Die zwischengeschaltete Bank {number} gehört jetzt zu einer anderen, und kein aktuelles Verzeichnis führt ihren BIC.',
    BIC_NOT_ALLOWED: 'Der BIC der zwischengeschalteten Bank {number} ist nur für Tests bestimmt.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'Die Bankleitzahl der zwischengeschalteten Bank {number} hat nicht die Form, die in diesem Land ({country: place de}) gilt.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'BIC und Bankleitzahl der zwischengeschalteten Bank {number} gehören zu verschiedenen Banken.',
    NOT_ALLOWED: 'Bei {by: place de} gibt es keine zwischengeschalteten Banken.',
    DUPLICATE:
      'Die zwischengeschaltete Bank {number} ist die Bank des Zahlungsempfängers oder noch einmal eine andere zwischengeschaltete Bank.',
    CURRENCY_INCONSISTENCY:
      'Im Land der zwischengeschalteten Bank {number} ({found: place de}) werden keine Zahlungen in {currency} abgewickelt.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Es gibt eine erste und eine dritte zwischengeschaltete Bank, aber keine zweite.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'Der Zahlungsauftrag ist kein Objekt.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Konto und Bank konnten nicht geprüft werden: Geben Sie ihr Land an.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Ein Zahlungsauftrag hat kein Feld dieses Namens ({field}); es wird weder geprüft noch gesendet (vielleicht {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Die Zahlungsart ist kein Text.',
  RECIPIENT_METHOD_UNKNOWN: 'Eine Zahlungsart dieses Namens ist nicht bekannt.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'Mit der Zahlungsart {method} sind keine Zahlungen in dieses Land ({country: place de}) möglich.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Mit der Zahlungsart {method} sind keine Zahlungen in {currency} möglich.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Mit der Zahlungsart {method} sind keine Zahlungen an diese Art von Zahlungsempfänger möglich.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Die Angaben zur Abwicklung, oder ein Teil davon, sind nicht lesbar: Ein Wert ist von der falschen Art, etwa eine Zahl anstelle eines Textes.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Ein Abwicklungssystem dieses Namens ist nicht bekannt (vielleicht {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'Das Abwicklungssystem {system} ist am {on: date de} nicht in Betrieb.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'Das Abwicklungssystem {system} erreicht keine Konten in diesem Land ({country: place de}).',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'Das Abwicklungssystem {system} führt keine Zahlungen in {currency} aus.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'Das Abwicklungssystem {system} nimmt diese Art von Kontokennung nicht an ({lacks: reference=an eine QR-IBAN zahlt man nur mit ihrer QR-Referenz}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'Das Abwicklungssystem {system} zahlt nicht an diese Art von Zahlungsempfänger.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Das Abwicklungssystem {system} erreicht die Bank des Zahlungsempfängers nicht.',
});
