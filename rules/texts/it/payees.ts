/** The texts of what changed of a payee, in Italian. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Chieda al beneficiario, a un numero di telefono che aveva già prima, qual è il dato giusto.';

export const it = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Non è certo che sia lo stesso conto. ${ASK}`,
    ACCOUNT_INVALID: `I nuovi dati del conto non possono essere giusti: un pagamento verrebbe respinto. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Il conto è in un altro paese. ${ASK}`,
    BANK_CHANGED: `Il conto è presso un’altra banca o filiale. ${ASK}`,
    BANK_KIND_CHANGED: `Il conto è presso un istituto di altro tipo. ${ASK}`,
    BANK_MERGED: '{before} è confluita in {after} ({date}): il conto è lo stesso, con il codice banca attuale.',
    ACCOUNT_NUMBER_CHANGED: `Il numero di conto è cambiato. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Il numero di conto differisce in un carattere: uno dei due può contenere un errore di battitura. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Due caratteri vicini del numero di conto sono scambiati: uno dei due numeri può contenere un errore di battitura. ${ASK}`,
    ACCOUNT_NOTATION: 'Il conto è lo stesso, scritto in un altro modo.',
    ACCOUNT_TYPE_CHANGED: 'Il tipo di conto è cambiato.',
    BIC_CHANGED: 'Il BIC è cambiato, e il conto è lo stesso.',
    NAME_NOTATION: 'Il nome è lo stesso, scritto in un altro modo.',
    NAME_SIMILAR: `Il nome è quasi lo stesso. ${ASK}`,
    NAME_CHANGED: `Il beneficiario ha un altro nome. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Il dominio dell’indirizzo e-mail è quasi quello di prima: qualcuno potrebbe fingersi il beneficiario. Non risponda a nessun messaggio di quell’indirizzo.',
    MEMBER_CHANGED: 'Questo dato è cambiato.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Paese del conto prima: {before: place it}; ora: {after: place it}. ${ASK}`,
    BANK_CHANGED: `La banca era {before} e ora è {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Tipo di istituto prima: {before}; ora: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banca',
    'e-money': 'istituto di moneta elettronica',
    payment: 'istituto di pagamento',
    wallet: 'portafoglio elettronico',
    'credit-union': 'cooperativa di credito',
    'savings-bank': 'cassa di risparmio',
  },
  reasons: {
    SAME_ACCOUNT: 'Entrambi indicano lo stesso conto.',
    BANK_MERGED:
      'Entrambi indicano lo stesso conto: la banca di uno è confluita in quella dell’altro, e i numeri di conto non sono cambiati.',
    COUNTRY_DIFFERS: 'I conti sono in paesi diversi.',
    BANK_DIFFERS: 'I conti sono presso banche o filiali diverse.',
    ACCOUNT_NUMBER_DIFFERS: 'I numeri di conto sono diversi.',
    FIRST_NOT_COVERED: 'Non è certo quale conto indichi il primo.',
    SECOND_NOT_COVERED: 'Non è certo quale conto indichi il secondo.',
  },
});
