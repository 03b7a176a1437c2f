/** The texts of what changed of a payee, in Turkish. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'Alıcıya, önceden bildiğiniz bir numaradan hangisinin doğru olduğunu sorun.';

export const tr = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `Bunun aynı hesap olduğu kesin değil. ${ASK}`,
    ACCOUNT_INVALID: `Yeni hesap bilgileri doğru olamaz: ödeme geri dönerdi. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `Hesap başka bir ülkede. ${ASK}`,
    BANK_CHANGED: `Hesap başka bir bankada veya şubede. ${ASK}`,
    BANK_KIND_CHANGED: `Hesap başka türden bir kurumda. ${ASK}`,
    BANK_MERGED: '{before} artık şu bankanın parçası: {after} ({date}). Hesap aynı kaldı, bugünkü banka koduyla.',
    ACCOUNT_NUMBER_CHANGED: `Hesap numarası farklı. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `Hesap numarası bir karakterde farklı: ikisinden biri yanlış yazılmış olabilir. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `Hesap numarasında yan yana iki karakter yer değiştirmiş: ikisinden biri yanlış yazılmış olabilir. ${ASK}`,
    ACCOUNT_NOTATION: 'Hesap aynı, yalnızca farklı yazılmış.',
    ACCOUNT_TYPE_CHANGED: 'Hesap türü farklı.',
    BIC_CHANGED: 'BIC farklı, hesap aynı.',
    NAME_NOTATION: 'Ad aynı, yalnızca farklı yazılmış.',
    NAME_SIMILAR: `Ad neredeyse aynı. ${ASK}`,
    NAME_CHANGED: `Alıcının adı farklı. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'E-posta adresinin alan adı öncekine çok benziyor: biri kendini alıcı olarak gösteriyor olabilir. Bu adresten gelen iletileri yanıtlamayın.',
    MEMBER_CHANGED: 'Bu değer öncekinden farklı.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `Hesabın ülkesi {before} idi, şimdi {after}. ${ASK}`,
    BANK_CHANGED: `Banka {before} idi, şimdi {after}. ${ASK}`,
    BANK_KIND_CHANGED: `Kurumun türü şuydu: {before}; şimdi: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'banka',
    'e-money': 'elektronik para kuruluşu',
    payment: 'ödeme kuruluşu',
    wallet: 'cüzdan',
  },
  reasons: {
    SAME_ACCOUNT: 'İkisi de aynı hesabı gösteriyor.',
    BANK_MERGED: 'İkisi de aynı hesabı gösteriyor: birinin bankası diğerininkine katıldı ve hesap numaraları aynı kaldı.',
    COUNTRY_DIFFERS: 'Hesaplar iki ayrı ülkede.',
    BANK_DIFFERS: 'Hesaplar iki ayrı bankada veya şubede.',
    ACCOUNT_NUMBER_DIFFERS: 'Hesap numaraları farklı.',
    FIRST_NOT_COVERED: 'Birincinin hangi hesabı gösterdiği kesin değil.',
    SECOND_NOT_COVERED: 'İkincinin hangi hesabı gösterdiği kesin değil.',
  },
});
