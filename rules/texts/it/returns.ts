/** The texts of return codes in Italian. */
import { returnTexts } from '../return-texts.js';

export const it = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Il numero di conto del beneficiario manca o è errato. Lo confronti con i dati del beneficiario e paghi di nuovo con il numero giusto.',
  ACCOUNT_NOT_FOUND:
    'La banca non ha alcun conto con questo numero. Chieda al beneficiario il numero di conto e la banca, e paghi di nuovo.',
  ACCOUNT_NOT_AT_BANK: 'Il conto non è presso la banca indicata. Chieda al beneficiario presso quale banca si trova.',
  ACCOUNT_CLOSED: 'Il conto del beneficiario è estinto. Gli chieda le coordinate di un altro conto.',
  ACCOUNT_BLOCKED:
    'Il conto del beneficiario è bloccato o dormiente. Il beneficiario deve rivolgersi alla sua banca o indicare un altro conto.',
  ACCOUNT_CHANGED: 'Il conto è stato trasferito: numero, filiale o banca sono cambiati. Usi i nuovi dati o li chieda al beneficiario.',
  ACCOUNT_CURRENCY_MISMATCH:
    'Il conto del beneficiario non è in questa valuta. Paghi nella valuta del conto o chieda le coordinate di un altro conto.',
  ACCOUNT_TYPE_INCORRECT: 'Il tipo di conto manca o è errato. Chieda al beneficiario se è un conto corrente, di risparmio o altro.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Questo conto non accetta pagamenti di questo tipo, come è normale per i conti di risparmio e di prestito. Chieda le coordinate di un altro conto o paghi con un altro sistema.',
  ACCOUNT_LIMIT_REACHED:
    'Il conto del beneficiario per ora non può ricevere di più. Paghi più tardi o meno, o chieda le coordinate di un altro conto.',
  ACCOUNT_NOT_COMPLIANT:
    'Alla banca mancano ancora documenti che la legge richiede per questo conto. Il beneficiario deve rivolgersi alla sua banca.',
  CARD_NUMBER_INCORRECT:
    'Il numero di carta del beneficiario è errato o sconosciuto, o la carta è scaduta. Lo chieda di nuovo, o chieda le coordinate di un conto.',
  PROXY_UNKNOWN:
    'Nessun conto è registrato con questo numero di telefono, indirizzo e-mail o altra chiave. Lo chieda di nuovo, o chieda il conto.',
  REFERENCE_NEEDED:
    'La banca ha bisogno di un riferimento per sapere di chi è il conto, come per i conti collettivi. Lo chieda al beneficiario.',
  PAYER_ACCOUNT_INCORRECT: 'Il conto dell’ordinante manca o è errato: numero, tipo o valuta. Corregga il conto da addebitare.',
  PAYER_ACCOUNT_CLOSED: 'Il conto dell’ordinante è estinto. Va addebitato un altro conto.',
  PAYER_ACCOUNT_BLOCKED:
    'Il conto dell’ordinante è bloccato o dormiente. L’ordinante deve rivolgersi alla sua banca o usare un altro conto.',
  PAYER_ACCOUNT_CHANGED: 'Il conto dell’ordinante è stato trasferito a un’altra filiale o banca. Servono i nuovi dati.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Non è stato possibile addebitare il conto dell’ordinante; la banca non dice perché, ma spesso il saldo è insufficiente. L’ordinante deve rivolgersi alla sua banca.',
  INSUFFICIENT_FUNDS: 'Il conto da addebitare non ha fondi sufficienti. Paghi di nuovo quando ci saranno.',
  BANK_IDENTIFIER_INCORRECT:
    'La banca del beneficiario, o il suo paese, manca o è errata. Chieda al beneficiario il BIC o il codice della banca.',
  BIC_INCORRECT: 'Il BIC della banca del beneficiario manca o è errato. Lo chieda al beneficiario.',
  BANK_CODE_INCORRECT:
    'Il codice della banca del beneficiario (sort code, routing number…) manca, è errato o non è più in uso. Lo chieda al beneficiario.',
  BRANCH_INCORRECT: 'La filiale della banca del beneficiario manca o è errata. Chieda al beneficiario il numero della filiale.',
  BANK_NOT_REACHABLE:
    'La banca del beneficiario non partecipa a questo sistema di pagamento. Paghi con un altro sistema o chieda le coordinate di un altro conto.',
  BANK_UNAVAILABLE:
    'La banca del beneficiario in quel momento non ha potuto elaborare il pagamento. Verifichi che non sia stato eseguito e riprovi più tardi.',
  BANK_SUSPENDED:
    'Una banca è sospesa da questo sistema di pagamento. Paghi con un altro sistema o chieda le coordinate di un conto presso un’altra banca.',
  AGENT_INCORRECT: 'Una banca sul percorso del pagamento è errata. Controlli la banca del beneficiario e le banche intermediarie.',
  INTERMEDIARY_INCORRECT:
    'La banca intermediaria manca, è errata o non accetta questi pagamenti. Ne chieda un’altra al beneficiario o lasci fare alla Sua banca.',
  PAYER_BANK_INCORRECT: 'La banca dell’ordinante manca o è errata nel pagamento. Deve correggerla la sua banca o chi crea il file.',
  PAYER_BANK_NOT_REACHABLE:
    'La banca dell’ordinante non partecipa, o non partecipa più, a questo sistema di pagamento. Paghi con un altro sistema o da un’altra banca.',
  PAYER_BANK_UNAVAILABLE:
    'La banca dell’ordinante in quel momento non ha potuto elaborare il pagamento. Verifichi che non sia stato eseguito e riprovi più tardi.',
  PAYER_BANK_SERVICE:
    'Un servizio della banca dell’ordinante ha fermato il pagamento, per esempio un elenco di chi può incassare o un limite. L’ordinante deve rivolgersi alla sua banca.',
  PAYEE_BANK_SERVICE:
    'Un servizio della banca del beneficiario ha fermato il pagamento, per esempio un elenco di ordinanti ammessi. Il beneficiario deve rivolgersi alla sua banca.',
  BANK_ERROR: 'Una banca ha commesso un errore e ha restituito il denaro. Chieda alla Sua banca se deve pagare di nuovo.',
  NAME_MISMATCH:
    'Il nome del beneficiario non è quello del titolare del conto. Chieda al beneficiario a quale nome è intestato il conto e se il numero è giusto.',
  IDENTITY_MISMATCH:
    'Il codice fiscale o il documento del beneficiario non è quello del titolare del conto. Lo chieda al beneficiario, e gli chieda se il conto è suo.',
  NAME_MISSING: 'Il nome del beneficiario manca o non è utilizzabile. Indichi il nome completo del titolare del conto.',
  NAME_TOO_LONG:
    'Il nome del beneficiario è più lungo di quanto ammette questo sistema di pagamento. Lo abbrevi come lo scrive la banca del beneficiario.',
  ADDRESS_INCORRECT:
    'L’indirizzo del beneficiario manca, è incompleto o non ha la forma richiesta. Indichi via, località e paese nei rispettivi campi.',
  COUNTRY_INCORRECT: 'Il paese nell’indirizzo del beneficiario manca o è errato. Si indica con un codice di due lettere.',
  PAYEE_DETAILS_REQUIRED: 'La legge richiede altri dati del beneficiario: il nome completo e l’indirizzo. Li chieda e paghi di nuovo.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'Il numero che identifica il beneficiario manca o è errato: codice fiscale, documento o altro. Lo chieda al beneficiario.',
  TAX_INFORMATION_INCORRECT: 'I dati fiscali del pagamento mancano, sono incompleti o errati. Chieda al beneficiario quali servono.',
  CONTACT_INCORRECT: 'Il numero di telefono o l’indirizzo e-mail del beneficiario manca o è errato.',
  PAYEE_UNKNOWN: 'La banca non conosce, o non conosce più, questo beneficiario. Gli chieda il nome e il conto.',
  PAYEE_DECEASED: 'Il beneficiario è deceduto, o chi riceveva i pagamenti per lui. Si informi su chi può ricevere ora il pagamento.',
  PAYEE_INSOLVENT:
    'Il beneficiario o il suo conto potrebbe essere in una procedura di insolvenza o di liquidazione. Si informi su chi può ricevere il pagamento.',
  PAYEE_REFUSED: 'Il beneficiario non ha accettato il pagamento: non se lo aspettava, o l’importo era diverso. Chieda al beneficiario.',
  PAYEE_NO_ANSWER: 'Il beneficiario non ha risposto alla sua banca o non ha ritirato il denaro. Gli parli prima di pagare di nuovo.',
  PAYER_DETAILS_REQUIRED:
    'Mancano dati dell’ordinante o sono errati: nome, indirizzo, paese, conto o identificazione. L’ordinante deve completarli con la sua banca.',
  PAYER_DECEASED: 'L’ordinante è deceduto. Il conto non può più essere addebitato.',
  INITIATOR_UNKNOWN: 'Chi ha avviato il pagamento o l’incasso non è noto al cliente o al sistema. Controlli chi è indicato come mittente.',
  AMOUNT_TOO_HIGH:
    'L’importo è più alto di quanto permettono il sistema di pagamento, una banca o un accordo. Paghi con un altro sistema o faccia alzare il limite.',
  AMOUNT_TOO_LOW: 'L’importo è zero o più basso di quanto permettono il sistema di pagamento o un accordo.',
  AMOUNT_INCORRECT: 'L’importo manca, è scritto male o non è quello atteso.',
  AMOUNT_BLOCKED: 'Un’autorità ha bloccato l’importo. La Sua banca può dire quale autorità e che cosa fare.',
  TOTALS_INCORRECT: 'Il totale o il numero dei pagamenti del file non corrisponde ai suoi pagamenti. Il file va rifatto.',
  TOO_MANY_PAYMENTS: 'Sono stati fatti più pagamenti di quanti permessi in questo periodo. Paghi più tardi o faccia alzare il limite.',
  CURRENCY_NOT_SUPPORTED:
    'La valuta manca, è errata o non è accettata da questo sistema di pagamento. Paghi in un’altra valuta o con un altro sistema.',
  DUPLICATE:
    'Lo stesso pagamento, o uno con lo stesso riferimento, è già stato inviato. Verifichi se è stato eseguito prima di inviarlo di nuovo.',
  DATE_INCORRECT: 'La data del pagamento manca, è errata o non è un giorno lavorativo bancario. Scelga un’altra data.',
  DATE_CHANGED: 'Il pagamento sarà eseguito, ma in una data diversa da quella richiesta.',
  CUT_OFF_PASSED: 'Il pagamento è arrivato dopo l’ora o la data limite. Lo invii di nuovo con una nuova data.',
  FORMAT_INCORRECT: 'Il pagamento o il file non è leggibile, o un campo manca, è errato o non ammesso. Deve correggerlo chi crea il file.',
  CHARACTERS_NOT_ALLOWED: 'Il pagamento contiene lettere o segni che questo sistema di pagamento non ammette. Li scriva in un altro modo.',
  PAYMENT_TYPE_INCORRECT: 'Il tipo di pagamento manca, è errato o non è offerto qui. Scelga un altro sistema di pagamento o servizio.',
  PURPOSE_INCORRECT: 'La causale del pagamento manca o non è accettata. Scelga un codice di causale in uso nel paese.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Il riferimento o il testo per il beneficiario manca, è troppo lungo o non ha la forma richiesta. Copi il riferimento dalla fattura.',
  REGULATORY_INFORMATION_MISSING:
    'Mancano dati richiesti dalla legge o dalla banca centrale di un paese, o sono errati. Chieda quali alla Sua banca o al beneficiario.',
  INTERNATIONAL_DETAILS_MISSING:
    'Il pagamento va all’estero e non è indicato come tale, o mancano i dati necessari. La Sua banca deve inviarlo come pagamento internazionale.',
  CHARGES_INCORRECT:
    'L’indicazione di chi sostiene le spese manca, è errata o non è ammessa per questo pagamento. Scelga un’altra opzione.',
  TOKEN_INVALID: 'Il token che sta per il conto è sconosciuto, scaduto, sospeso o di un altro beneficiario. Ne chieda uno nuovo.',
  TIMED_OUT: 'Il pagamento non è stato completato in tempo. Verifichi che non sia stato eseguito e riprovi.',
  SETTLEMENT_FAILED:
    'Le banche non hanno potuto regolare il pagamento tra loro. Verifichi che non sia stato eseguito e riprovi più tardi o con un altro sistema.',
  TECHNICAL_PROBLEM: 'Il pagamento non è riuscito per un motivo tecnico. Verifichi che non sia stato eseguito e riprovi più tardi.',
  REJECTED_BY_BANK: 'La banca ha rifiutato il pagamento senza indicare il motivo. Chieda alla Sua banca prima di pagare di nuovo.',
  REJECTED_BY_SYSTEM:
    'Il sistema di pagamento ha rifiutato il pagamento secondo le proprie regole. Chieda alla Sua banca un altro modo di pagare.',
  REJECTED_BY_CUSTOMER: 'Il cliente di una banca ha rifiutato il pagamento senza indicare il motivo. Chieda al beneficiario.',
  SEE_NARRATIVE: 'Il motivo è scritto per esteso accanto al codice. Lo chieda alla Sua banca.',
  REGULATORY_REASON:
    'Il pagamento è stato fermato per legge o per le regole di una banca, che forse non può dire di più. Chieda alla Sua banca; non invii il pagamento per altra via.',
  FRAUD:
    'Una banca ritiene il pagamento una frode, o lo sospetta. Non paghi di nuovo prima di aver parlato con il beneficiario e la Sua banca.',
  RETURN_REQUESTED: 'Il pagamento è stato restituito su richiesta dell’ordinante o della sua banca.',
  REFUND_REQUESTED: 'Il cliente ha chiesto la restituzione del denaro.',
  PAYMENT_NOT_DUE: 'Il pagamento non è dovuto: non c’è un accordo che lo preveda, o non c’è più.',
  SAME_BANK_NOT_ALLOWED:
    'I due conti sono presso la stessa banca, e questo sistema di pagamento non accetta tali pagamenti. La banca deve contabilizzarlo internamente.',
  COVER_MISSING: 'Una banca non ha ricevuto il denaro o i dati che un’altra doveva inviare separatamente. Le banche devono rintracciarli.',
  NOT_AUTHORISED:
    'L’utente non è autorizzato a fare o a firmare questo pagamento. Deve farlo una persona autorizzata, o la banca deve autorizzare l’utente.',
  SIGNATURE_INVALID:
    'La firma elettronica o il suo certificato manca, è errato o scaduto. Firmi di nuovo o rinnovi il certificato presso la banca.',
  AUTHENTICATION_FAILED:
    'Il PIN o la password monouso manca, è errato o scaduto, o è stato provato troppe volte. L’ordinante deve confermare di nuovo il pagamento.',
  NOT_A_FAILURE: 'Non è un errore: il codice dice a che punto è il pagamento o il file.',
  NOTICE_OF_CHANGE: 'Il pagamento è stato eseguito. La banca del beneficiario comunica dati corretti: li usi dal prossimo pagamento.',
  NOTICE_REFUSED:
    'Una banca non ha accettato i dati corretti che un’altra le ha comunicato. Devono chiarirlo le banche; il pagamento non ne è toccato.',
  ALREADY_RETURNED: 'Il pagamento è già stato restituito.',
  ORIGINAL_NOT_FOUND: 'La banca non ha mai ricevuto il pagamento in questione.',
  RETURN_NOT_ACCEPTED:
    'La restituzione, il richiamo o l’annullamento non è stato accettato: è tardi, non concordato, inviato alla banca sbagliata o errato. Devono chiarirlo le banche.',
  CHEQUE_PROBLEM: 'L’assegno alla base del pagamento manca, è scaduto, bloccato, già pagato o non adatto.',
  CARD_PAYMENT_DISPUTED: 'Il titolare di una carta contesta il pagamento: era una frode, o la merce o l’importo non era come concordato.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Riguarda una richiesta di pagamento, non un pagamento: è stata rifiutata o pagata, è scaduta, o l’altra parte non può riceverla.',
  ENROLMENT_REFUSED:
    'Un’autorità pubblica non ha accettato la registrazione di un conto per i pagamenti: i dati non corrispondono ai suoi.',
  MANDATE_MISSING:
    'Il debitore non ha dato un mandato per questo addebito diretto, o non conosce il beneficiario. Il beneficiario deve ottenerlo.',
  MANDATE_CANCELLED: 'Il mandato o l’autorizzazione è stato revocato o è scaduto. Il beneficiario deve chiederne uno nuovo al debitore.',
  MANDATE_INFORMATION_INCORRECT: 'I dati del mandato mancano, sono errati o sono cambiati. Il beneficiario deve correggerli.',
  MANDATE_TERMS_NOT_KEPT:
    'L’addebito diretto non è come concordato o annunciato: l’importo, il giorno o il beneficiario sono diversi, o il debitore lo contesta.',
  PAYMENT_STOPPED: 'Il titolare del conto ha fermato il pagamento. Il beneficiario deve parlare con l’ordinante.',
});
