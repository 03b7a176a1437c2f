/** The texts of what changed of a payee, in Swedish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Fråga mottagaren, på ett telefonnummer som du hade sedan tidigare, vad som stämmer.';

export const sv = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Det är inte säkert att det är samma konto. ${ASK}`,
    ACCOUNT_INVALID: `De nya kontouppgifterna kan inte stämma: en betalning skulle komma tillbaka. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Kontot finns i ett annat land. ${ASK}`,
    BANK_CHANGED: `Kontot finns hos en annan bank eller ett annat kontor. ${ASK}`,
    BANK_KIND_CHANGED: `Kontot finns hos ett annat slags institut. ${ASK}`,
    BANK_MERGED: '{before} har gått upp i {after} ({date}): kontot är detsamma, under dagens clearingnummer.',
    ACCOUNT_NUMBER_CHANGED: `Kontonumret har ändrats. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Kontonumret skiljer sig i ett tecken: ett av de två kan vara felskrivet. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Två tecken intill varandra i kontonumret har bytt plats: ett av de två kan vara felskrivet. ${ASK}`,
    ACCOUNT_NOTATION: 'Kontot är detsamma, skrivet på ett annat sätt.',
    ACCOUNT_TYPE_CHANGED: 'Kontotypen har ändrats.',
    BIC_CHANGED: 'BIC-koden har ändrats, och kontot är detsamma.',
    NAME_NOTATION: 'Namnet är detsamma, skrivet på ett annat sätt.',
    NAME_SIMILAR: `Namnet är nästan detsamma. ${ASK}`,
    NAME_CHANGED: `Mottagaren har ett annat namn. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'E-postadressens domän är nästan densamma som förut: någon kan utge sig för att vara mottagaren. Svara inte på e-post från den adressen.',
    MEMBER_CHANGED: 'Den här uppgiften har ändrats.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Kontots land var {before: place sv} och är nu {after: place sv}. ${ASK}`,
    BANK_CHANGED: `Banken var {before} och är nu {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Typ av institut tidigare: {before}; nu: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'bank',
    'e-money': 'institut för elektroniska pengar',
    payment: 'betalningsinstitut',
    wallet: 'e-plånbok',
    'credit-union': 'kreditunion',
    'savings-bank': 'sparbank',
  },
  reasons: {
    SAME_ACCOUNT: 'Båda anger samma konto.',
    BANK_MERGED: 'Båda anger samma konto: den enas bank har gått upp i den andras, och kontonumren är oförändrade.',
    COUNTRY_DIFFERS: 'Kontona finns i olika länder.',
    BANK_DIFFERS: 'Kontona finns hos olika banker eller kontor.',
    ACCOUNT_NUMBER_DIFFERS: 'Kontonumren är olika.',
    FIRST_NOT_COVERED: 'Det är inte säkert vilket konto den första anger.',
    SECOND_NOT_COVERED: 'Det är inte säkert vilket konto den andra anger.',
  },
});
