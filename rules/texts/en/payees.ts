/** The texts of what changed of a payee, in English. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Ask the payee, on a telephone number that you had before, which one is right.';

export const en = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `It is not certain whether this is the same account. ${ASK}`,
    ACCOUNT_INVALID: `The new account details cannot be right: a payment would come back. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `The account is in another country. ${ASK}`,
    BANK_CHANGED: `The account is at another bank or branch. ${ASK}`,
    BANK_KIND_CHANGED: `The account is at another kind of institution. ${ASK}`,
    BANK_MERGED: '{before} became a part of {after} ({date}): the account is the same, under the bank code of today.',
    ACCOUNT_NUMBER_CHANGED: `The account number has changed. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `The account number differs in one character: one of the two may be mistyped. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Two neighbouring characters of the account number are swapped: one of the two may be mistyped. ${ASK}`,
    ACCOUNT_NOTATION: 'The account is the same, written in another way.',
    ACCOUNT_TYPE_CHANGED: 'The type of the account has changed.',
    BIC_CHANGED: 'The BIC has changed, and the account is the same.',
    NAME_NOTATION: 'The name is the same, written in another way.',
    NAME_SIMILAR: `The name is nearly the same. ${ASK}`,
    NAME_CHANGED: `The payee has another name. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'The domain of the e-mail address is almost the same as before: somebody may be pretending to be the payee. Do not answer mail from that address.',
    MEMBER_CHANGED: 'This value has changed.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `The country of the account was {before: place en} and is {after: place en}. ${ASK}`,
    BANK_CHANGED: `The bank was {before} and is {after}. ${ASK}`,
    BANK_KIND_CHANGED: `The kind of institution was: {before}; it is: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'bank',
    'e-money': 'e-money institution',
    payment: 'payment institution',
    wallet: 'wallet',
    'credit-union': 'credit union',
    'savings-bank': 'savings bank',
  },
  reasons: {
    SAME_ACCOUNT: 'Both name the same account.',
    BANK_MERGED: 'Both name the same account: the bank of one became a part of the other, and the account numbers stayed the same.',
    COUNTRY_DIFFERS: 'The accounts are in different countries.',
    BANK_DIFFERS: 'The accounts are at different banks or branches.',
    ACCOUNT_NUMBER_DIFFERS: 'The account numbers are different.',
    FIRST_NOT_COVERED: 'It is not certain which account the first one names.',
    SECOND_NOT_COVERED: 'It is not certain which account the second one names.',
  },
});
