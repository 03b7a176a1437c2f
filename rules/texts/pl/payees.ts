/** The texts of what changed of a payee, in Polish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Proszę zapytać odbiorcę pod numerem telefonu, który był znany wcześniej, co jest prawidłowe.';

export const pl = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Nie ma pewności, czy to ten sam rachunek. ${ASK}`,
    ACCOUNT_INVALID: `Nowe dane rachunku nie mogą być prawidłowe: płatność zostałaby zwrócona. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Rachunek jest w innym kraju. ${ASK}`,
    BANK_CHANGED: `Rachunek jest w innym banku lub oddziale. ${ASK}`,
    BANK_KIND_CHANGED: `Rachunek jest w instytucji innego rodzaju. ${ASK}`,
    BANK_MERGED: '{before} jest teraz częścią {after} ({date}): rachunek jest ten sam, pod obecnym kodem banku.',
    ACCOUNT_NUMBER_CHANGED: `Numer rachunku się zmienił. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Numer rachunku różni się jednym znakiem: w jednym z nich może być literówka. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Dwa sąsiednie znaki numeru rachunku są zamienione miejscami: w jednym z numerów może być literówka. ${ASK}`,
    ACCOUNT_NOTATION: 'Rachunek jest ten sam, inaczej zapisany.',
    ACCOUNT_TYPE_CHANGED: 'Rodzaj rachunku się zmienił.',
    BIC_CHANGED: 'Kod BIC się zmienił, a rachunek jest ten sam.',
    NAME_NOTATION: 'Nazwa jest ta sama, inaczej zapisana.',
    NAME_SIMILAR: `Nazwa jest prawie ta sama. ${ASK}`,
    NAME_CHANGED: `Odbiorca ma inną nazwę. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'Domena adresu e-mail jest prawie taka jak wcześniej: ktoś może podszywać się pod odbiorcę. Proszę nie odpowiadać na wiadomości z tego adresu.',
    MEMBER_CHANGED: 'Ta wartość się zmieniła.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Kraj rachunku wcześniej: {before: place pl}; teraz: {after: place pl}. ${ASK}`,
    BANK_CHANGED: `Bank wcześniej: {before}; teraz: {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Rodzaj instytucji wcześniej: {before}; teraz: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'bank',
    'e-money': 'instytucja pieniądza elektronicznego',
    payment: 'instytucja płatnicza',
    wallet: 'portfel elektroniczny',
    'credit-union': 'unia kredytowa',
    'savings-bank': 'kasa oszczędności',
  },
  reasons: {
    SAME_ACCOUNT: 'Oba wskazują ten sam rachunek.',
    BANK_MERGED: 'Oba wskazują ten sam rachunek: bank jednego jest teraz częścią banku drugiego, a numery rachunków się nie zmieniły.',
    COUNTRY_DIFFERS: 'Rachunki są w różnych krajach.',
    BANK_DIFFERS: 'Rachunki są w różnych bankach lub oddziałach.',
    ACCOUNT_NUMBER_DIFFERS: 'Numery rachunków są różne.',
    FIRST_NOT_COVERED: 'Nie ma pewności, który rachunek wskazuje pierwszy.',
    SECOND_NOT_COVERED: 'Nie ma pewności, który rachunek wskazuje drugi.',
  },
});
