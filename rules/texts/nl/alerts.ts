/** The alert texts in Dutch, for the Netherlands and Belgium alike: “begunstigde” for who is paid, “bankcode” for the bank identifier of any country. */
import { alertTexts } from '../alert-texts.js';

export const nl = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Vul het land in als code van twee hoofdletters (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Geen enkel land heeft code {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Voor {country: place nl} gelden algemene sancties ({programmes}, sinds {from: date nl}). Hier wordt niemand met sanctielijsten vergeleken: dat is een andere taak.',
  CURRENCY_INVALID_FORMAT: 'Vul de valuta in als code van drie hoofdletters (ISO 4217).',
  CURRENCY_UNKNOWN: 'Geen enkele valuta heeft code {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'De valuta {currency} is niet meer in gebruik.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Betalingen naar {country: place nl} worden niet in {currency} uitgevoerd.',

  CREDITOR_INVALID_FORMAT:
    'De gegevens van de begunstigde, of een deel ervan, zijn niet leesbaar: een waarde is van het verkeerde type, bijvoorbeeld een getal in plaats van een tekst.',
  CREDITOR_TYPE_MISSING: 'Voor {by: place nl} moet bekend zijn of de begunstigde een particulier of een bedrijf is.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Het type begunstigde moet INDIVIDUAL of BUSINESS zijn.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'De rekeninggegevens van de begunstigde, of een deel ervan, zijn niet leesbaar: een waarde is van het verkeerde type, bijvoorbeeld een getal in plaats van een tekst.',
  CREDITOR_ACCOUNT_MISSING: 'Voor {by: payment=een betaling; place nl} is de rekening van de begunstigde nodig.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Dit soort rekeningkenmerk wordt niet geaccepteerd ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Voor {by: place nl} is het type rekening nodig ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'In {country: place nl} bestaan geen rekeningen van dit type (mogelijk: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Volgens het rekeningnummer is dit een rekening in {found}, maar de betaling is in {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Dit is geen geldig rekeningnummer in {country: place nl}: vergelijk de lengte en de tekens met het origineel.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Het rekeningnummer heeft meer tekens dan {by: place nl} toestaat: hooguit {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Het rekeningnummer klopt niet volgens de controle die in {country: place nl} geldt ({check}): vergelijk het cijfer voor cijfer met het origineel.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Volgens de regels in {country: place nl} ({check}) horen de bankcode en het rekeningnummer niet bij elkaar: vergelijk beide met het origineel.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Het rekeningnummer is een gepubliceerd voorbeeld, herhaalt steeds hetzelfde cijfer of dezelfde reeks cijfers, of is het nummer van de bank.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Dit is geen kaartnummer waarnaar u met {method} kunt betalen.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'U hebt een kaartnummer ingevuld in plaats van een rekeningnummer: vul het rekeningnummer in.',
  CREDITOR_PROXY_INVALID_FORMAT: 'Dit is geen geldig kenmerk voor {method}: controleer of er tekens ontbreken of fout zijn.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Het kenmerk bevat misschien een typefout: het controlecijfer is niet gebruikelijk bij {method}, al hebben enkele bedrijven andere. Vergelijk het met de factuur.',

  CREDITOR_ADDRESS_MISSING: 'Voor {by: place nl} is het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: 'Sinds {from: date nl} moeten plaats en land voor {by: place nl} elk in een eigen veld staan.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Naast plaats en land accepteert {by: place nl} hooguit twee adresregels.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Een adresregel herhaalt de plaats, de postcode of het land, die elk een eigen veld hebben.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'Het veld {field} heeft {length} tekens; in een betaling passen er hooguit {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Het veld {field} bevat tekens ({characters}) die niet in een adres horen of die het betaalsysteem niet doorgeeft.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: 'Het adres is een postbus; veel banken vragen het adres waar de begunstigde woont of werkt.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'Het adres lijkt verzonnen.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Voor {by: place nl} is het land in het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Vul het land in het adres in als code van twee hoofdletters (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Geen enkel land heeft de code die in het adres staat (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Voor {by: place nl} is de straat in het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Voor {by: place nl} is de postcode in het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Dit is geen geldige postcode in {country: place nl}.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Voor {by: place nl} is de plaats in het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: 'Voor {by: place nl} is de staat of provincie in het adres van de begunstigde nodig.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'In {country: place nl} bestaat geen staat of provincie met deze naam of code.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'De postcode hoort niet bij deze staat of provincie.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'De gegevens van de bank van de begunstigde, of een deel ervan, zijn niet leesbaar: een waarde is van het verkeerde type, bijvoorbeeld een getal in plaats van een tekst.',
  CREDITOR_AGENT_MISSING: 'Voor {by: place nl} is de bank van de begunstigde nodig: de BIC of de bankcode.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Voor {by: payment=een betaling; place nl} is de bankcode nodig.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Dit is geen geldige bankcode in {country: place nl} (misschien {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Geen enkele bekende bank in {country: place nl} heeft deze bankcode (misschien {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'De bankcode verschilt van de bankcode in het IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Dit is geen geldige filiaalcode in {country: place nl}.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Voor {by: place nl} is de filiaalcode nodig.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'De bank heeft geen filiaal met deze code.',

  CREDITOR_BIC_MISSING: 'Voor {by: place nl} is de BIC van de bank van de begunstigde nodig.',
  CREDITOR_BIC_NOT_PROVIDED: 'In het veld van de BIC staat dat er geen is: het geldt als leeg.',
  CREDITOR_BIC_INVALID_FORMAT: 'Een BIC heeft acht of elf tekens, met een landcode op de vijfde en zesde plaats; deze niet.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Deze BIC bestaat niet.',
  CREDITOR_BIC_DISCONTINUED: 'De bank van deze BIC maakt nu deel uit van een andere bank, en de BIC staat op geen enkele actuele lijst.',
  CREDITOR_BIC_NOT_ALLOWED: 'Deze BIC is alleen voor tests bedoeld: het achtste teken is 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Deze BIC is niet op het SWIFT-netwerk aangesloten: betalingen bereiken de bank via haar nationale systeem of via een andere bank.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'De BIC hoort bij {found: place nl}, maar de betaling gaat naar {country: place nl}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'De BIC en het IBAN horen bij verschillende banken.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'De BIC hoort bij een andere bank dan de bankcode of de betaalmethode aangeeft.',
  CREDITOR_BIC_NOT_REACHABLE: 'De bank met deze BIC is niet bereikbaar voor SEPA-betalingen.',

  CREDITOR_EMAIL_MISSING: 'Voor {by: place nl} is het e-mailadres van de begunstigde nodig.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Dit is geen geldig e-mailadres.',
  CREDITOR_EMAIL_SUSPICIOUS: 'Het e-mailadres van de begunstigde lijkt verkeerd getypt of tijdelijk.',
  CREDITOR_PHONE_MISSING: 'Voor {by: place nl} is het telefoonnummer van de begunstigde nodig.',
  CREDITOR_PHONE_INVALID_FORMAT: 'Dit telefoonnummer bestaat in geen van de mogelijke landen: controleer het en begin met het landnummer.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Het telefoonnummer van de begunstigde hoort bij {found: place nl}, maar de betaling gaat naar {country: place nl}.',
  CREDITOR_PHONE_SUSPICIOUS: 'Het telefoonnummer van de begunstigde lijkt verzonnen.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Het telefoonnummer van de begunstigde is niet het nummer waarnaar u betaalt.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Voor {by: place nl} is de geboortedatum van de begunstigde nodig.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'De geboortedatum van de begunstigde moet een bestaande datum zijn in de vorm JJJJ-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'De geboortedatum van de begunstigde ligt in de toekomst of meer dan 120 jaar terug.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Een bedrijf heeft geen geboortedatum.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'De geboortedatum verschilt van die in het identificatienummer ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Voor {by: place nl} is een identiteitsdocument van de begunstigde nodig ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Bij een document van de begunstigde ontbreekt het type.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Dit type document is niet bekend.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Bij een document van de begunstigde ontbreekt het nummer.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Dit is geen geldig documentnummer in {country: place nl} ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'De controlecijfers van het documentnummer kloppen niet ({type}): een teken is verkeerd getypt of verwisseld.',
  CREDITOR_DOCUMENT_DUPLICATE: 'Hetzelfde document is twee keer ingevuld.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY:
    'Het document en het fiscaal identificatienummer zijn van hetzelfde type ({type}), maar komen niet overeen.',

  CREDITOR_IBAN_INVALID_FORMAT: 'Dit is geen IBAN: een IBAN heeft de twee letters van het land, twee cijfers en daarna letters en cijfers.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Een IBAN uit {country: place nl} heeft {expected} tekens in een vaste volgorde van letters en cijfers; dit IBAN niet.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'De controlecijfers van het IBAN kloppen niet: een teken is verkeerd getypt of verwisseld.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Het rekeningnummer in het IBAN klopt niet volgens de controle die in {country: place nl} geldt ({check}): vraag het IBAN opnieuw.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'Het IBAN hoort bij {found: place nl}, maar de betaling gaat naar {country: place nl}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Het IBAN van een rekening in {found: place nl} begint met {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Banken in {country: place nl} geven een IBAN uit, maar het land staat niet in het IBAN-register: sommige banken accepteren het niet.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Geen enkele bekende bank in {country: place nl} heeft de bankcode die in het IBAN staat (misschien {meant}).',

  CREDITOR_NAME_MISSING: 'Voor {by: place nl} is de naam van de begunstigde nodig.',
  CREDITOR_NAME_INVALID_FORMAT:
    'De naam van de begunstigde is geen volledige naam ({reason: no letters=geen letters; one letter=maar één letter; initials=alleen voorletters; one word=maar één woord}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'De naam van de begunstigde bevat tekens ({characters}) die niet in een naam horen of die {by: place nl} niet doorgeeft.',
  CREDITOR_NAME_TOO_LONG: 'De naam van de begunstigde heeft {length} tekens; {by: place nl} staat er hooguit {max} toe.',
  CREDITOR_NAME_SUSPICIOUS: 'De naam van de begunstigde lijkt verzonnen.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY:
    'U hebt een rekeningnummer of een ander kenmerk ingevuld in plaats van de naam van de begunstigde.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'De naam past niet bij het type begunstigde.',

  CREDITOR_TAX_ID_MISSING: 'Voor {by: place nl} is het fiscaal identificatienummer van de begunstigde nodig.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Dit is geen geldig fiscaal identificatienummer in {country: place nl} ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'De controlecijfers van het fiscaal identificatienummer kloppen niet ({type}): een teken is verkeerd getypt of verwisseld.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Het fiscaal identificatienummer ({type}) hoort niet bij dit type begunstigde.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Het fiscaal identificatienummer lijkt verzonnen.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'De gegevens van tussenliggende bank {number}, of een deel ervan, zijn niet leesbaar: een waarde is van het verkeerde type, bijvoorbeeld een getal in plaats van een tekst.',
    BIC_INVALID_FORMAT: 'De BIC van tussenliggende bank {number} moet acht of elf tekens hebben, met een landcode.',
    BIC_DOES_NOT_EXIST: 'De BIC van tussenliggende bank {number} bestaat niet.',
    BIC_DISCONTINUED: 'Tussenliggende bank {number} maakt nu deel uit van een andere bank, en haar BIC staat op geen enkele actuele lijst.',
    BIC_NOT_ALLOWED: 'De BIC van tussenliggende bank {number} is alleen voor tests bedoeld.',
    BANK_IDENTIFIER_INVALID_FORMAT: 'De bankcode van tussenliggende bank {number} is niet geldig in {country: place nl}.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'De BIC en de bankcode van tussenliggende bank {number} horen bij verschillende banken.',
    NOT_ALLOWED: '{by: place nl} werkt niet met tussenliggende banken.',
    DUPLICATE: 'Tussenliggende bank {number} is de bank van de begunstigde of herhaalt een andere tussenliggende bank.',
    CURRENCY_INCONSISTENCY:
      'Tussenliggende bank {number} is gevestigd in {found: place nl}, waar geen betalingen in {currency} worden verrekend.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Er is een eerste en een derde tussenliggende bank, maar geen tweede.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'De betaalopdracht moet een object zijn.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Rekening en bank konden niet worden gecontroleerd: vermeld hun land.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Een betaalopdracht heeft geen veld met deze naam ({field}); het wordt niet gecontroleerd en niet verzonden (misschien {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'De betaalmethode moet een tekst zijn.',
  RECIPIENT_METHOD_UNKNOWN: 'Geen enkele betaalmethode heeft deze naam.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'Met de betaalmethode {method} kunt u niet naar {country: place nl} betalen.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Met de betaalmethode {method} kunt u niet in {currency} betalen.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Met de betaalmethode {method} kunt u niet aan dit type begunstigde betalen.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'De gegevens over het betaalsysteem, of een deel ervan, zijn niet leesbaar: een waarde is van het verkeerde type, bijvoorbeeld een getal in plaats van een tekst.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Geen enkel betaalsysteem heeft deze naam (misschien {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'Het betaalsysteem {system} is op {on: date nl} niet in bedrijf.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'Het betaalsysteem {system} bereikt geen rekeningen in {country: place nl}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'Het betaalsysteem {system} verwerkt geen betalingen in {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'Het betaalsysteem {system} accepteert dit soort rekeningkenmerk niet ({lacks: reference=aan een QR-IBAN betaalt men alleen met de QR-referentie}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'Het betaalsysteem {system} betaalt niet aan dit type begunstigde.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Het betaalsysteem {system} bereikt de bank van de begunstigde niet.',
});
