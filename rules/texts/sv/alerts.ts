/** The alert texts in Swedish. “Clearingnummer” stands for the bank identifier of any country, “kontorsnummer” for that of a branch. */
import { alertTexts } from '../alert-texts.js';

export const sv = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Ange landet med en kod på två versaler (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Inget land har koden {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    '{country: place sv} omfattas av heltäckande sanktioner ({programmes}, sedan den {from: date sv}). Ingen jämförs här med sanktionslistor: det är en annan uppgift.',
  CURRENCY_INVALID_FORMAT: 'Ange valutan med en kod på tre versaler (ISO 4217).',
  CURRENCY_UNKNOWN: 'Ingen valuta har koden {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'Valutan {currency} används inte längre.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Betalningar till {country: place sv} görs inte i {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Uppgifterna om mottagaren, eller någon av dem, kan inte läsas: ett värde är av fel typ, till exempel ett tal i stället för en text.',
  CREDITOR_TYPE_MISSING: '{by: place sv} kräver uppgift om mottagaren är en privatperson eller ett företag.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Typen av mottagare måste vara INDIVIDUAL eller BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Uppgifterna om mottagarens konto, eller någon av dem, kan inte läsas: ett värde är av fel typ, till exempel ett tal i stället för en text.',
  CREDITOR_ACCOUNT_MISSING: '{by: payment=En betalning; place sv} kräver mottagarens konto.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Den här typen av kontoidentitet tas inte emot ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: '{by: place sv} kräver uppgift om typ av konto ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'I {country: place sv} finns inga konton av den här typen (möjliga typer: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Enligt kontonumret förs kontot i {found}, men betalningen är i {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Det här är inte ett giltigt kontonummer i {country: place sv}: jämför längden och tecknen med originalet.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Kontonumret har fler tecken än vad {by: place sv} tillåter: högst {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Kontonumret stämmer inte enligt kontrollen som gäller i {country: place sv} ({check}): jämför det med originalet, siffra för siffra.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Enligt reglerna i {country: place sv} ({check}) hör clearingnumret och kontonumret inte ihop: jämför båda med originalet.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Kontonumret är ett publicerat exempel, upprepar samma siffra eller samma följd av siffror, eller är bankens nummer.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Det här är inte ett kortnummer som går att betala till med {method}.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Ett kortnummer har angetts i stället för ett kontonummer: ange kontonumret.',
  CREDITOR_PROXY_INVALID_FORMAT: 'Det här är inte en giltig identitet för {method}: kontrollera om tecken saknas eller är fel.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Identiteten kan vara felskriven: kontrollsiffran är inte en som {method} brukar ha, även om några få fakturautställare har andra. Jämför den med fakturan.',

  CREDITOR_ADDRESS_MISSING: '{by: place sv} kräver mottagarens adress.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: 'Sedan {from: date sv} kräver {by: place sv} att ort och land anges i egna fält.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Utöver ort och land tar {by: place sv} emot högst två adressrader.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'En adressrad upprepar ort, postnummer eller land, som har egna fält.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'Fältet {field} har {length} tecken; en betalning rymmer högst {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Fältet {field} innehåller tecken ({characters}) som inte hör hemma i en adress eller som betalningssystemet inte överför.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: 'Adressen är en postbox; många banker kräver adressen där mottagaren bor eller arbetar.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'Adressen verkar påhittad.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: '{by: place sv} kräver landet i mottagarens adress.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Ange landet i adressen med en kod på två versaler (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Inget land har koden som står i adressen (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: '{by: place sv} kräver gatan i mottagarens adress.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: '{by: place sv} kräver postnumret i mottagarens adress.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Det här är inte ett giltigt postnummer i {country: place sv}.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: '{by: place sv} kräver orten i mottagarens adress.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: '{by: place sv} kräver delstaten eller provinsen i mottagarens adress.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN:
    'I {country: place sv} finns ingen delstat eller provins med det här namnet eller den här koden.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Postnumret hör inte till den angivna delstaten eller provinsen.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Uppgifterna om mottagarens bank, eller någon av dem, kan inte läsas: ett värde är av fel typ, till exempel ett tal i stället för en text.',
  CREDITOR_AGENT_MISSING: '{by: place sv} kräver uppgift om mottagarens bank: BIC-kod eller clearingnummer.',

  CREDITOR_BANK_IDENTIFIER_MISSING: '{by: payment=En betalning; place sv} kräver bankens clearingnummer.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Det här är inte ett giltigt clearingnummer i {country: place sv} (kanske {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Ingen känd bank i {country: place sv} har det här clearingnumret (kanske {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Clearingnumret är inte det som ingår i IBAN-numret.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Det här är inte ett giltigt kontorsnummer i {country: place sv}.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: '{by: place sv} kräver bankens kontorsnummer.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'Banken har inget kontor med det här numret.',

  CREDITOR_BIC_MISSING: '{by: place sv} kräver BIC-koden för mottagarens bank.',
  CREDITOR_BIC_NOT_PROVIDED: 'I fältet för BIC-koden står det att det inte finns någon: det räknas som tomt.',
  CREDITOR_BIC_INVALID_FORMAT: 'En BIC-kod har åtta eller elva tecken med en landskod på femte och sjätte plats; det har inte den här.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Den här BIC-koden finns inte.',
  CREDITOR_BIC_DISCONTINUED: 'Banken med den här BIC-koden är nu en del av en annan, och ingen aktuell lista innehåller koden.',
  CREDITOR_BIC_NOT_ALLOWED: 'Den här BIC-koden är bara till för test: det åttonde tecknet är 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Den här BIC-koden är inte ansluten till SWIFT-nätet: betalningar når banken genom landets eget system eller via en annan bank.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'BIC-koden hör till {found: place sv}, men betalningen går till {country: place sv}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'BIC-koden och IBAN-numret hör till olika banker.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'BIC-koden hör till en annan bank än den som clearingnumret eller betalningssättet anger.',
  CREDITOR_BIC_NOT_REACHABLE: 'Banken med den här BIC-koden går inte att nå med SEPA-betalningar.',

  CREDITOR_EMAIL_MISSING: '{by: place sv} kräver mottagarens e-postadress.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Det här är inte en giltig e-postadress.',
  CREDITOR_EMAIL_SUSPICIOUS: 'Mottagarens e-postadress verkar felskriven eller tillfällig.',
  CREDITOR_PHONE_MISSING: '{by: place sv} kräver mottagarens telefonnummer.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Det här telefonnumret finns inte i något av de möjliga länderna: kontrollera det och börja med landsnumret.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Mottagarens telefonnummer hör till {found: place sv}, men betalningen går till {country: place sv}.',
  CREDITOR_PHONE_SUSPICIOUS: 'Mottagarens telefonnummer verkar påhittat.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Mottagarens telefonnummer är inte det nummer som betalningen går till.',

  CREDITOR_DATE_OF_BIRTH_MISSING: '{by: place sv} kräver mottagarens födelsedatum.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'Mottagarens födelsedatum måste vara ett datum som finns, skrivet ÅÅÅÅ-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'Mottagarens födelsedatum ligger i framtiden eller mer än 120 år tillbaka.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Ett företag har inget födelsedatum.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'Födelsedatumet är inte det som ingår i identitetsnumret ({type}).',

  CREDITOR_DOCUMENT_MISSING: '{by: place sv} kräver en identitetshandling för mottagaren ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'För en av mottagarens identitetshandlingar saknas typen.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Den här typen av identitetshandling är inte känd.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'För en av mottagarens identitetshandlingar saknas numret.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Identitetshandlingens nummer är inte giltigt i {country: place sv} ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'Kontrollsiffrorna i identitetshandlingens nummer stämmer inte ({type}): ett tecken är felskrivet eller omkastat.',
  CREDITOR_DOCUMENT_DUPLICATE: 'Samma identitetshandling har angetts två gånger.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY:
    'Identitetshandlingen och skatteregistreringsnumret är av samma slag ({type}) men stämmer inte överens.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'Det här är inte ett IBAN-nummer: det ska ha landets två bokstäver, två siffror och sedan bokstäver och siffror.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Ett IBAN-nummer i {country: place sv} har {expected} tecken i en fast följd av bokstäver och siffror; det har inte det här.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'Kontrollsiffrorna i IBAN-numret stämmer inte: ett tecken är felskrivet eller omkastat.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Kontonumret i IBAN-numret stämmer inte enligt kontrollen som gäller i {country: place sv} ({check}): be om IBAN-numret på nytt.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'IBAN-numret hör till {found: place sv}, men betalningen går till {country: place sv}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'IBAN-nummer för konton i {found: place sv} börjar med {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banker i {country: place sv} ger ut IBAN-nummer, men landet finns inte i IBAN-registret: vissa banker tar inte emot dem.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Ingen känd bank i {country: place sv} har clearingnumret som ingår i IBAN-numret (kanske {meant}).',

  CREDITOR_NAME_MISSING: '{by: place sv} kräver mottagarens namn.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Mottagarens namn är inte ett fullständigt namn ({reason: no letters=inga bokstäver; one letter=bara en bokstav; initials=bara initialer; one word=bara ett ord}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Mottagarens namn innehåller tecken ({characters}) som inte hör hemma i ett namn eller som {by: place sv} inte överför.',
  CREDITOR_NAME_TOO_LONG: 'Mottagarens namn har {length} tecken; {by: place sv} tillåter högst {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'Mottagarens namn verkar påhittat.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'Ett kontonummer eller en annan identitet har angetts i stället för mottagarens namn.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Namnet stämmer inte med typen av mottagare.',

  CREDITOR_TAX_ID_MISSING: '{by: place sv} kräver mottagarens skatteregistreringsnummer.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Det här är inte ett giltigt skatteregistreringsnummer i {country: place sv} ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'Kontrollsiffrorna i skatteregistreringsnumret stämmer inte ({type}): ett tecken är felskrivet eller omkastat.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Skatteregistreringsnumret ({type}) är inte ett sådant som den här typen av mottagare har.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Skatteregistreringsnumret verkar påhittat.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Uppgifterna om förmedlande bank {number}, eller någon av dem, kan inte läsas: ett värde är av fel typ, till exempel ett tal i stället för en text.',
    BIC_INVALID_FORMAT: 'BIC-koden för förmedlande bank {number} måste ha åtta eller elva tecken med en landskod.',
    BIC_DOES_NOT_EXIST: 'BIC-koden för förmedlande bank {number} finns inte.',
    BIC_DISCONTINUED: 'Förmedlande bank {number} är nu en del av en annan, och ingen aktuell lista innehåller dess BIC-kod.',
    BIC_NOT_ALLOWED: 'BIC-koden för förmedlande bank {number} är bara till för test.',
    BANK_IDENTIFIER_INVALID_FORMAT: 'Clearingnumret för förmedlande bank {number} är inte giltigt i {country: place sv}.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'BIC-koden och clearingnumret för förmedlande bank {number} hör till olika banker.',
    NOT_ALLOWED: '{by: place sv} använder inga förmedlande banker.',
    DUPLICATE: 'Förmedlande bank {number} är mottagarens bank eller upprepar en annan förmedlande bank.',
    CURRENCY_INCONSISTENCY: 'Förmedlande bank {number} finns i {found: place sv}, där betalningar i {currency} inte avvecklas.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'En första och en tredje förmedlande bank är angivna, men ingen andra.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'Betalningsuppdraget måste vara ett objekt.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Konto och bank kunde inte kontrolleras: ange landet.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'En betalning har inget fält med det här namnet ({field}); det varken kontrolleras eller skickas (kanske {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Betalningssättet måste vara en text.',
  RECIPIENT_METHOD_UNKNOWN: 'Inget betalningssätt har det här namnet.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'Med betalningssättet {method} går det inte att betala till {country: place sv}.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Med betalningssättet {method} går det inte att betala i {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Med betalningssättet {method} går det inte att betala till den här typen av mottagare.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Uppgifterna om betalningssystemet, eller någon av dem, kan inte läsas: ett värde är av fel typ, till exempel ett tal i stället för en text.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Inget betalningssystem har det här namnet (kanske {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'Betalningssystemet {system} är inte i drift den {on: date sv}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'Betalningssystemet {system} når inga konton i {country: place sv}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'Betalningssystemet {system} förmedlar inga betalningar i {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'Betalningssystemet {system} tar inte emot den här typen av kontoidentitet ({lacks: reference=till ett QR-IBAN betalar man bara med dess QR-referens}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'Betalningssystemet {system} betalar inte till den här typen av mottagare.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Betalningssystemet {system} når inte mottagarens bank.',
});
