/** The texts of what changed of a payee, in Turkish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Alıcıya, önceden bildiğiniz bir telefon numarasından hangisinin doğru olduğunu sorun.';

export const tr = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Bunun aynı hesap olduğu kesin değil. ${ASK}`,
    ACCOUNT_INVALID: `Yeni hesap bilgileri doğru olamaz: ödeme iade edilir. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Hesap başka bir ülkede. ${ASK}`,
    BANK_CHANGED: `Hesap başka bir bankada veya şubede. ${ASK}`,
    BANK_KIND_CHANGED: `Hesap başka türden bir kurumda. ${ASK}`,
    BANK_MERGED: '{before} artık şu bankanın parçası: {after} ({date}). Hesap aynı kaldı, bugünkü banka koduyla.',
    ACCOUNT_NUMBER_CHANGED: `Hesap numarası değişmiş. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Hesap numarası bir karakterde farklı: ikisinden biri yanlış yazılmış olabilir. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Hesap numarasında yan yana iki karakter yer değiştirmiş: ikisinden biri yanlış yazılmış olabilir. ${ASK}`,
    ACCOUNT_NOTATION: 'Hesap aynı, yalnızca farklı yazılmış.',
    ACCOUNT_TYPE_CHANGED: 'Hesap türü değişmiş.',
    BIC_CHANGED: 'BIC kodu değişmiş, hesap aynı.',
    NAME_NOTATION: 'Ad aynı, yalnızca farklı yazılmış.',
    NAME_SIMILAR: `Ad neredeyse aynı. ${ASK}`,
    NAME_CHANGED: `Alıcının adı değişmiş. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'E-posta adresinin alan adı öncekiyle neredeyse aynı: biri kendini alıcı olarak tanıtıyor olabilir. Bu adresten gelen iletileri yanıtlamayın.',
    MEMBER_CHANGED: 'Bu bilgi değişmiş.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Hesabın ülkesi önceden: {before: place tr}; şimdi: {after: place tr}. ${ASK}`,
    BANK_CHANGED: `Banka önceden: {before}; şimdi: {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Kurumun türü önceden: {before}; şimdi: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banka',
    'e-money': 'elektronik para kuruluşu',
    payment: 'ödeme kuruluşu',
    wallet: 'elektronik cüzdan',
    'credit-union': 'kredi birliği',
    'savings-bank': 'tasarruf bankası',
  },
  reasons: {
    SAME_ACCOUNT: 'İkisi de aynı hesabı gösteriyor.',
    BANK_MERGED: 'İkisi de aynı hesabı gösteriyor: birinin bankası diğerinin bankasıyla birleşti ve hesap numaraları aynı kaldı.',
    COUNTRY_DIFFERS: 'Hesaplar farklı ülkelerde.',
    BANK_DIFFERS: 'Hesaplar farklı bankalarda veya şubelerde.',
    ACCOUNT_NUMBER_DIFFERS: 'Hesap numaraları farklı.',
    FIRST_NOT_COVERED: 'Birincinin hangi hesabı gösterdiği kesin değil.',
    SECOND_NOT_COVERED: 'İkincinin hangi hesabı gösterdiği kesin değil.',
  },
});
