/** The texts of what changed of a payee, in German. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Fragen Sie den Empfänger unter einer Telefonnummer, die Sie schon vorher hatten, was stimmt.';

export const de = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Es ist nicht sicher, ob das dasselbe Konto ist. ${ASK}`,
    ACCOUNT_INVALID: `Die neuen Kontoangaben können nicht stimmen: Eine Zahlung käme zurück. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Das Konto ist in einem anderen Land. ${ASK}`,
    BANK_CHANGED: `Das Konto ist bei einer anderen Bank oder Filiale. ${ASK}`,
    BANK_KIND_CHANGED: `Das Konto ist bei einem Institut anderer Art. ${ASK}`,
    BANK_MERGED: '{before} ist in {after} aufgegangen ({date}): Das Konto ist dasselbe, nun unter der heutigen Bankleitzahl.',
    ACCOUNT_NUMBER_CHANGED: `Die Kontonummer hat sich geändert. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Die Kontonummer unterscheidet sich in einem Zeichen: Eine der beiden kann vertippt sein. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `In der Kontonummer sind zwei benachbarte Zeichen vertauscht: Eine der beiden kann vertippt sein. ${ASK}`,
    ACCOUNT_NOTATION: 'Das Konto ist dasselbe, nur anders geschrieben.',
    ACCOUNT_TYPE_CHANGED: 'Die Kontoart hat sich geändert.',
    BIC_CHANGED: 'Der BIC hat sich geändert, das Konto ist dasselbe.',
    NAME_NOTATION: 'Der Name ist derselbe, nur anders geschrieben.',
    NAME_SIMILAR: `Der Name ist beinahe derselbe. ${ASK}`,
    NAME_CHANGED: `Der Empfänger heißt anders. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Die Domain der E-Mail-Adresse ist beinahe die bisherige: Jemand gibt sich vielleicht als der Empfänger aus. Antworten Sie nicht auf Mails von dieser Adresse.',
    MEMBER_CHANGED: 'Diese Angabe hat sich geändert.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Land des Kontos bisher: {before: place de}, jetzt: {after: place de}. ${ASK}`,
    BANK_CHANGED: `Die Bank war {before} und ist jetzt {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Art des Instituts bisher: {before}, jetzt: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'Bank',
    'e-money': 'E-Geld-Institut',
    payment: 'Zahlungsinstitut',
    wallet: 'Wallet',
    'credit-union': 'Kreditgenossenschaft',
    'savings-bank': 'Sparkasse',
  },
  reasons: {
    SAME_ACCOUNT: 'Beide nennen dasselbe Konto.',
    BANK_MERGED:
      'Beide nennen dasselbe Konto: Die Bank des einen ist in der des anderen aufgegangen, und die Kontonummern sind gleich geblieben.',
    COUNTRY_DIFFERS: 'Die Konten sind in verschiedenen Ländern.',
    BANK_DIFFERS: 'Die Konten sind bei verschiedenen Banken oder Filialen.',
    ACCOUNT_NUMBER_DIFFERS: 'Die Kontonummern sind verschieden.',
    FIRST_NOT_COVERED: 'Es ist nicht sicher, welches Konto das erste ist.',
    SECOND_NOT_COVERED: 'Es ist nicht sicher, welches Konto das zweite ist.',
  },
});
