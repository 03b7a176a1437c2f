/** The alert texts in Italian, for Italy and Switzerland alike: “codice banca” stands for ABI, CAB and every other bank identifier, “codice postale” for CAP and NPA. */
import { alertTexts } from '../alert-texts.js';

export const it = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Il paese va indicato con un codice di due lettere maiuscole (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Nessun paese ha il codice {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Questo paese ({country: place it}) è soggetto a sanzioni generali ({programmes}, dal {from: date it}). Qui nessuno viene confrontato con le liste di sanzioni: è un altro compito.',
  CURRENCY_INVALID_FORMAT: 'La valuta va indicata con un codice di tre lettere maiuscole (ISO 4217).',
  CURRENCY_UNKNOWN: 'Nessuna valuta ha il codice {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'La valuta {currency} non è più in uso.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'I pagamenti verso questo paese ({country: place it}) non si eseguono in {currency}.',

  CREDITOR_INVALID_FORMAT:
    'I dati del beneficiario, o alcuni di essi, non sono leggibili: un valore non è del tipo corretto, per esempio un numero al posto di un testo.',
  CREDITOR_TYPE_MISSING: 'Per {by: place it questo paese (…)} occorre indicare se il beneficiario è un privato o un’impresa.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Il tipo di beneficiario deve essere INDIVIDUAL o BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'I dati del conto del beneficiario, o alcuni di essi, non sono leggibili: un valore non è del tipo corretto, per esempio un numero al posto di un testo.',
  CREDITOR_ACCOUNT_MISSING: 'Per {by: payment=un pagamento; place it questo paese (…)} occorre il conto del beneficiario.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Questo tipo di identificativo del conto non è accettato ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Per {by: place it questo paese (…)} occorre il tipo di conto ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'In questo paese ({country: place it}) non esistono conti di questo tipo (tipi possibili: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'In base al numero il conto è in {found}, ma il pagamento è in {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Questo non è un numero di conto valido in questo paese ({country: place it}): confronti la lunghezza e i caratteri con l’originale.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Il numero di conto ha più caratteri di quanti ne ammette {by: place it}: al massimo {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Il numero di conto non supera il controllo previsto in questo paese ({country: place it}) ({check}): lo confronti con l’originale, cifra per cifra.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Secondo le regole di questo paese ({country: place it}) ({check}), il codice banca e il numero di conto non corrispondono tra loro: li confronti entrambi con l’originale.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Il numero di conto è un esempio pubblicato, ripete sempre la stessa cifra o la stessa serie di cifre, oppure è il numero della banca.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Questo non è il numero di una carta che si possa accreditare con {method}.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Al posto del numero di conto è stato inserito il numero di una carta: inserisca il numero di conto.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'Questo non è un identificativo valido per {method}: controlli se mancano caratteri o se ve ne sono di errati.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'L’identificativo potrebbe contenere un errore: la cifra di controllo non è quella abituale per {method}, anche se pochi emittenti di fatture ne usano altre. Lo confronti con la fattura.',

  CREDITOR_ADDRESS_MISSING: 'Per {by: place it questo paese (…)} occorre l’indirizzo del beneficiario.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Dal {from: date it}, per {by: place it} la località e il paese vanno indicati nei rispettivi campi.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Oltre alla località e al paese, {by: place it} accetta al massimo due righe di indirizzo.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Una riga dell’indirizzo ripete la località, il codice postale o il paese, che hanno campi propri.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'Il campo {field} ha {length} caratteri; un pagamento ne trasmette al massimo {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'Il campo {field} contiene caratteri ({characters}) che un indirizzo non può avere o che il sistema di pagamento non trasmette.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'L’indirizzo è una casella postale; molte banche richiedono l’indirizzo dove il beneficiario abita o lavora.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'L’indirizzo sembra fittizio.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Per {by: place it questo paese (…)} occorre il paese nell’indirizzo del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT:
    'Il paese dell’indirizzo va indicato con un codice di due lettere maiuscole (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Nessun paese ha il codice indicato nell’indirizzo (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Per {by: place it questo paese (…)} occorre la via nell’indirizzo del beneficiario.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Per {by: place it questo paese (…)} occorre il codice postale del beneficiario.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Questo non è un codice postale valido in questo paese ({country: place it}).',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Per {by: place it questo paese (…)} occorre la località nell’indirizzo del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING:
    'Per {by: place it questo paese (…)} occorre lo stato o la provincia nell’indirizzo del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN:
    'In questo paese ({country: place it}) non esiste uno stato o una provincia con questo nome o codice.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Il codice postale non appartiene a questo stato o a questa provincia.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'I dati della banca del beneficiario, o alcuni di essi, non sono leggibili: un valore non è del tipo corretto, per esempio un numero al posto di un testo.',
  CREDITOR_AGENT_MISSING: 'Per {by: place it questo paese (…)} occorre la banca del beneficiario: il codice BIC o il codice banca.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Per {by: payment=un pagamento; place it questo paese (…)} occorre il codice banca.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Questo non è un codice banca valido in questo paese ({country: place it}) (forse {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Nessuna banca nota in questo paese ({country: place it}) ha questo codice banca (forse {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Il codice banca non è quello contenuto nell’IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Questo non è un codice filiale valido in questo paese ({country: place it}).',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Per {by: place it questo paese (…)} occorre il codice filiale.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'La banca non ha nessuna filiale con questo codice.',

  CREDITOR_BIC_MISSING: 'Per {by: place it questo paese (…)} occorre il codice BIC della banca del beneficiario.',
  CREDITOR_BIC_NOT_PROVIDED: 'Il campo del codice BIC indica che non ce n’è uno: viene considerato vuoto.',
  CREDITOR_BIC_INVALID_FORMAT: 'Un codice BIC ha otto o undici caratteri, con il codice del paese al quinto e al sesto posto; questo no.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Questo codice BIC non esiste.',
  CREDITOR_BIC_DISCONTINUED: 'La banca di questo codice BIC fa ora parte di un’altra, e nessun elenco attuale contiene il codice.',
  CREDITOR_BIC_NOT_ALLOWED: 'Questo codice BIC serve solo per i test: l’ottavo carattere è 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Questo codice BIC non è collegato alla rete SWIFT: la banca si raggiunge tramite il suo sistema nazionale o un’altra banca.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'Il paese del codice BIC ({found: place it}) non è quello del pagamento ({country: place it}).',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'Il codice BIC e l’IBAN sono di banche diverse.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'Il codice BIC non è della banca indicata dal codice banca o dal metodo di pagamento.',
  CREDITOR_BIC_NOT_REACHABLE: 'La banca con questo codice BIC non è raggiungibile con pagamenti SEPA.',

  CREDITOR_EMAIL_MISSING: 'Per {by: place it questo paese (…)} occorre l’indirizzo e-mail del beneficiario.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Questo non è un indirizzo e-mail valido.',
  CREDITOR_EMAIL_SUSPICIOUS: 'L’indirizzo e-mail del beneficiario sembra scritto male o temporaneo.',
  CREDITOR_PHONE_MISSING: 'Per {by: place it questo paese (…)} occorre il numero di telefono del beneficiario.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Questo numero di telefono non esiste in nessuno dei paesi possibili: lo controlli e cominci con il prefisso del paese.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Il paese del numero di telefono del beneficiario ({found: place it}) non è quello del pagamento ({country: place it}).',
  CREDITOR_PHONE_SUSPICIOUS: 'Il numero di telefono del beneficiario sembra fittizio.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Il numero di telefono del beneficiario non è quello a cui è destinato il pagamento.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Per {by: place it questo paese (…)} occorre la data di nascita del beneficiario.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'La data di nascita del beneficiario deve essere una data esistente nel formato AAAA-MM-GG.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'La data di nascita del beneficiario è nel futuro o risale a più di 120 anni fa.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Un’impresa non ha una data di nascita.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'La data di nascita non è quella contenuta nell’identificativo ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Per {by: place it questo paese (…)} occorre un documento di identità del beneficiario ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Per un documento del beneficiario manca il tipo.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Questo tipo di documento non è riconosciuto.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Per un documento del beneficiario manca il numero.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Questo non è un numero di documento valido in questo paese ({country: place it}) ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'Le cifre di controllo del numero del documento sono errate ({type}): un carattere è sbagliato o scambiato.',
  CREDITOR_DOCUMENT_DUPLICATE: 'Lo stesso documento è indicato due volte.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'Il documento e il codice fiscale sono dello stesso tipo ({type}), ma non coincidono.',

  CREDITOR_IBAN_INVALID_FORMAT: 'Questo non è un IBAN: un IBAN ha le due lettere del paese, due cifre, poi lettere e cifre.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Un IBAN di questo paese ({country: place it}) ha {expected} caratteri in una sequenza fissa di lettere e cifre; questo non la rispetta.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'Le cifre di controllo dell’IBAN sono errate: un carattere è sbagliato o scambiato.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'Il numero di conto contenuto nell’IBAN non supera il controllo previsto in questo paese ({country: place it}) ({check}): chieda di nuovo l’IBAN.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'Il paese dell’IBAN ({found: place it}) non è quello del pagamento ({country: place it}).',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'L’IBAN dei conti in questo paese ({found: place it}) inizia con {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Le banche in questo paese ({country: place it}) assegnano un IBAN ai conti, ma il paese non figura nel registro IBAN: alcune banche non lo accettano.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Nessuna banca nota in questo paese ({country: place it}) ha il codice banca contenuto nell’IBAN (forse {meant}).',

  CREDITOR_NAME_MISSING: 'Per {by: place it questo paese (…)} occorre il nome del beneficiario.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Il nome del beneficiario non è un nome completo ({reason: no letters=nessuna lettera; one letter=una sola lettera; initials=solo iniziali; one word=una sola parola}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Il nome del beneficiario contiene caratteri ({characters}) che un nome non può avere o che {by: place it} non trasmette.',
  CREDITOR_NAME_TOO_LONG: 'Il nome del beneficiario ha {length} caratteri; {by: place it} ne ammette al massimo {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'Il nome del beneficiario sembra fittizio.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY:
    'Al posto del nome del beneficiario è stato inserito un numero di conto o un altro identificativo.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Il nome non corrisponde al tipo di beneficiario.',

  CREDITOR_TAX_ID_MISSING: 'Per {by: place it questo paese (…)} occorre il codice fiscale del beneficiario.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Questo non è un codice fiscale valido in questo paese ({country: place it}) ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'Le cifre di controllo del codice fiscale sono errate ({type}): un carattere è sbagliato o scambiato.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Il codice fiscale ({type}) non è del tipo previsto per questo beneficiario.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Il codice fiscale sembra fittizio.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'I dati della banca intermediaria {number}, o alcuni di essi, non sono leggibili: un valore non è del tipo corretto, per esempio un numero al posto di un testo.',
    BIC_INVALID_FORMAT: 'Il codice BIC della banca intermediaria {number} deve avere otto o undici caratteri con il codice di un paese.',
    BIC_DOES_NOT_EXIST: 'Il codice BIC della banca intermediaria {number} non esiste.',
    BIC_DISCONTINUED: 'La banca intermediaria {number} fa ora parte di un’altra, e nessun elenco attuale contiene il suo codice BIC.',
    BIC_NOT_ALLOWED: 'Il codice BIC della banca intermediaria {number} serve solo per i test.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'Il codice banca della banca intermediaria {number} non è valido in questo paese ({country: place it}).',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'Il codice BIC e il codice banca della banca intermediaria {number} sono di banche diverse.',
    NOT_ALLOWED: '{by: place it} non prevede banche intermediarie.',
    DUPLICATE: 'La banca intermediaria {number} è la banca del beneficiario o ripete un’altra banca intermediaria.',
    CURRENCY_INCONSISTENCY: 'Nel paese della banca intermediaria {number} ({found: place it}) non si regolano pagamenti in {currency}.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'C’è una prima e una terza banca intermediaria, ma non una seconda.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'L’ordine di pagamento deve essere un oggetto.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Non è stato possibile controllare il conto e la banca: indicare il loro paese.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Un ordine di pagamento non ha un campo con questo nome ({field}), che quindi non viene né controllato né inviato (forse {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Il metodo di pagamento deve essere un testo.',
  RECIPIENT_METHOD_UNKNOWN: 'Nessun metodo di pagamento ha questo nome.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY:
    'Il metodo di pagamento {method} non consente pagamenti verso questo paese ({country: place it}).',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'Il metodo di pagamento {method} non consente pagamenti in {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'Il metodo di pagamento {method} non consente pagamenti a questo tipo di beneficiario.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'I dati sul sistema di pagamento, o alcuni di essi, non sono leggibili: un valore non è del tipo corretto, per esempio un numero al posto di un testo.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Nessun sistema di pagamento ha questo nome (forse {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'Il sistema di pagamento {system} non è in funzione il {on: date it}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'Il sistema di pagamento {system} non raggiunge i conti in questo paese ({country: place it}).',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'Il sistema di pagamento {system} non esegue pagamenti in {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'Il sistema di pagamento {system} non accetta questo tipo di identificativo del conto ({lacks: reference=a un QR-IBAN si paga solo con il suo riferimento QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'Il sistema di pagamento {system} non consente pagamenti a questo tipo di beneficiario.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'Il sistema di pagamento {system} non raggiunge la banca del beneficiario.',
});
