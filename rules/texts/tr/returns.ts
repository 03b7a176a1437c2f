/** The texts of return codes in Turkish. */
import { returnTexts } from '../return-texts.js';

export const tr = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Alıcının hesap numarası eksik veya yanlış. Alıcının verdiği bilgilerle karşılaştırınız ve doğru numarayla yeniden ödeyiniz.',
  ACCOUNT_NOT_FOUND: 'Bankada bu numaralı bir hesap yok. Alıcıdan hesap numarasını ve bankayı isteyiniz ve yeniden ödeyiniz.',
  ACCOUNT_NOT_AT_BANK: 'Hesap belirtilen bankada değil. Hesabın hangi bankada olduğunu alıcıya sorunuz.',
  ACCOUNT_CLOSED: 'Alıcının hesabı kapalı. Alıcıdan başka bir hesap isteyiniz.',
  ACCOUNT_BLOCKED: 'Alıcının hesabı blokeli veya uyuyan bir hesap. Alıcı bankasıyla görüşmeli veya başka bir hesap bildirmelidir.',
  ACCOUNT_CHANGED: 'Hesap taşınmış: numarası, şubesi veya bankası değişmiş. Yeni bilgileri kullanınız veya alıcıdan isteyiniz.',
  ACCOUNT_CURRENCY_MISMATCH: 'Alıcının hesabı bu para biriminde değil. Hesabın para biriminde ödeyiniz veya başka bir hesap isteyiniz.',
  ACCOUNT_TYPE_INCORRECT: 'Hesap türü eksik veya yanlış. Vadesiz, tasarruf veya başka bir hesap olup olmadığını alıcıya sorunuz.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Bu hesaba bu tür ödemeler yapılamaz; tasarruf ve kredi hesaplarında bu olağandır. Başka bir hesap isteyiniz veya başka bir sistemle ödeyiniz.',
  ACCOUNT_LIMIT_REACHED:
    'Alıcının hesabı şimdilik daha fazla para alamaz. Daha sonra veya daha az ödeyiniz ya da başka bir hesap isteyiniz.',
  ACCOUNT_NOT_COMPLIANT: 'Yasanın bu hesap için istediği belgeler bankada henüz yok. Alıcı bankasıyla görüşmelidir.',
  CARD_NUMBER_INCORRECT:
    'Alıcının kart numarası yanlış, bilinmiyor veya kartın süresi dolmuş. Numarayı yeniden isteyiniz veya bir hesap isteyiniz.',
  PROXY_UNKNOWN:
    'Bu telefon numarasına, e-posta adresine veya başka tanımlayıcıya bağlı bir hesap yok. Yeniden isteyiniz veya hesabı isteyiniz.',
  REFERENCE_NEEDED:
    'Banka, hesabın kime ait olduğunu bilmek için bir referans ister; toplama hesaplarında olduğu gibi. Referansı alıcıdan isteyiniz.',
  PAYER_ACCOUNT_INCORRECT: 'Ödeyenin hesabı eksik veya yanlış: numarası, türü veya para birimi. Borçlandırılan hesabı düzeltiniz.',
  PAYER_ACCOUNT_CLOSED: 'Ödeyenin hesabı kapalı. Başka bir hesap borçlandırılmalıdır.',
  PAYER_ACCOUNT_BLOCKED: 'Ödeyenin hesabı blokeli veya uyuyan bir hesap. Ödeyen bankasıyla görüşmeli veya başka bir hesap kullanmalıdır.',
  PAYER_ACCOUNT_CHANGED: 'Ödeyenin hesabı başka bir şubeye veya bankaya taşınmış. Yeni bilgiler gereklidir.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Ödeyenin hesabı borçlandırılamadı; banka nedenini söylemiyor, çoğu kez neden bakiyedir. Ödeyen bankasıyla görüşmelidir.',
  INSUFFICIENT_FUNDS: 'Borçlandırılan hesapta yeterli para yok. Para olduğunda yeniden ödeyiniz.',
  BANK_IDENTIFIER_INCORRECT: 'Alıcının bankası veya ülkesi eksik ya da yanlış. Alıcıdan BIC veya banka kodunu isteyiniz.',
  BIC_INCORRECT: 'Alıcının bankasının BIC kodu eksik veya yanlış. Alıcıdan isteyiniz.',
  BANK_CODE_INCORRECT:
    'Alıcının bankasının banka kodu (sort code, routing number …) eksik, yanlış veya artık kullanılmıyor. Alıcıdan isteyiniz.',
  BRANCH_INCORRECT: 'Alıcının bankasının şubesi eksik veya yanlış. Alıcıdan şube numarasını isteyiniz.',
  BANK_NOT_REACHABLE: 'Alıcının bankası bu ödeme sistemine katılmıyor. Başka bir sistemle ödeyiniz veya başka bir hesap isteyiniz.',
  BANK_UNAVAILABLE: 'Alıcının bankası ödemeyi şu anda işleyemedi. Ödemenin yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  BANK_SUSPENDED: 'Bir banka bu ödeme sisteminde askıya alınmış. Başka bir sistemle ödeyiniz veya başka bir bankadaki hesabı isteyiniz.',
  AGENT_INCORRECT: 'Ödemenin yolundaki bir banka yanlış. Alıcının bankasını ve aracı bankaları kontrol ediniz.',
  INTERMEDIARY_INCORRECT:
    'Aracı banka eksik, yanlış veya bu tür ödemeleri kabul etmiyor. Alıcıdan başka birini isteyiniz veya seçimi bankanıza bırakınız.',
  PAYER_BANK_INCORRECT: 'Ödemede ödeyenin bankası eksik veya yanlış. Bunu ödeyenin bankası ya da dosyayı hazırlayan düzeltmelidir.',
  PAYER_BANK_NOT_REACHABLE:
    'Ödeyenin bankası bu ödeme sistemine katılmıyor veya artık katılmıyor. Başka bir sistemle veya başka bir bankadan ödeyiniz.',
  PAYER_BANK_UNAVAILABLE: 'Ödeyenin bankası ödemeyi şu anda işleyemedi. Ödemenin yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  PAYER_BANK_SERVICE:
    'Ödemeyi ödeyenin bankasının bir hizmeti durdurdu: izin verilen alacaklılar listesi veya bir limit gibi. Ödeyen bankasıyla görüşmelidir.',
  PAYEE_BANK_SERVICE:
    'Ödemeyi alıcının bankasının bir hizmeti durdurdu: izin verilen ödeyenler listesi gibi. Alıcı bankasıyla görüşmelidir.',
  BANK_ERROR: 'Bir banka hata yaptı ve parayı geri gönderdi. Yeniden ödenip ödenmeyeceğini bankanıza sorunuz.',
  NAME_MISMATCH: 'Alıcının adı hesap sahibinin adı değil. Hesabın kimin adına olduğunu ve numaranın doğru olup olmadığını alıcıya sorunuz.',
  IDENTITY_MISMATCH:
    'Alıcının vergi numarası veya belgesi hesap sahibine ait değil. Numarayı isteyiniz ve hesabın kendisinin olup olmadığını sorunuz.',
  NAME_MISSING: 'Alıcının adı eksik veya kullanılamıyor. Hesap sahibinin tam adını yazınız.',
  NAME_TOO_LONG: 'Alıcının adı bu ödeme sisteminin taşıdığından uzun. Alıcının bankasının yazdığı gibi kısaltınız.',
  ADDRESS_INCORRECT: 'Alıcının adresi eksik, tamamlanmamış veya istenen biçimde değil. Sokak, yerleşim ve ülkeyi kendi alanlarına yazınız.',
  COUNTRY_INCORRECT: 'Alıcının adresindeki ülke eksik veya yanlış. Ülke iki harfli bir koddur.',
  PAYEE_DETAILS_REQUIRED: 'Yasa alıcı hakkında daha fazlasını istiyor: tam adını ve adresini. Bunları isteyiniz ve yeniden ödeyiniz.',
  PAYEE_IDENTIFICATION_INCORRECT: 'Alıcıyı tanımlayan numara eksik veya yanlış: vergi numarası, belge veya başkası. Alıcıdan isteyiniz.',
  TAX_INFORMATION_INCORRECT: 'Ödemenin vergi bilgileri eksik veya yanlış. Hangilerinin gerektiğini alıcıya sorunuz.',
  CONTACT_INCORRECT: 'Alıcının telefon numarası veya e-posta adresi eksik veya yanlış.',
  PAYEE_UNKNOWN: 'Banka bu alıcıyı tanımıyor veya artık tanımıyor. Alıcıdan adını ve hesabı isteyiniz.',
  PAYEE_DECEASED: 'Alıcı veya onun adına ödeme alan kişi ölmüş. Ödemeyi şimdi kimin alabileceğini öğreniniz.',
  PAYEE_INSOLVENT: 'Alıcı veya hesabı iflas ya da tasfiye sürecinde olabilir. Ödemeyi kimin alabileceğini öğreniniz.',
  PAYEE_REFUSED: 'Alıcı ödemeyi kabul etmedi: beklemiyordu veya tutar farklıydı. Alıcıya sorunuz.',
  PAYEE_NO_ANSWER: 'Alıcı bankasına cevap vermedi veya parayı almadı. Yeniden ödemeden önce alıcıyla görüşünüz.',
  PAYER_DETAILS_REQUIRED:
    'Ödeyenin bilgileri eksik veya yanlış: adı, adresi, ülkesi, hesabı veya kimliği. Ödeyen bunları bankasıyla tamamlamalıdır.',
  PAYER_DECEASED: 'Ödeyen ölmüş. Hesap artık borçlandırılamaz.',
  INITIATOR_UNKNOWN:
    'Ödemeyi veya tahsilatı başlatan, müşteri veya sistem tarafından tanınmıyor. Gönderen olarak kimin yazıldığını kontrol ediniz.',
  AMOUNT_TOO_HIGH:
    'Tutar, ödeme sisteminin, bir bankanın veya bir anlaşmanın izin verdiğinden yüksek. Başka bir sistemle ödeyiniz veya limiti yükselttiriniz.',
  AMOUNT_TOO_LOW: 'Tutar sıfır veya ödeme sisteminin ya da bir anlaşmanın izin verdiğinden düşük.',
  AMOUNT_INCORRECT: 'Tutar eksik, yanlış yazılmış veya beklenen tutar değil.',
  AMOUNT_BLOCKED: 'Tutarı bir makam bloke etti. Hangisi olduğunu ve ne yapılacağını bankanız söyleyebilir.',
  TOTALS_INCORRECT: 'Dosyadaki toplam veya ödeme sayısı ödemelerle uyuşmuyor. Dosya yeniden hazırlanmalıdır.',
  TOO_MANY_PAYMENTS: 'Bu süre içinde izin verilenden çok ödeme yapıldı. Daha sonra ödeyiniz veya limiti yükselttiriniz.',
  CURRENCY_NOT_SUPPORTED:
    'Para birimi eksik, yanlış veya bu ödeme sisteminde kabul edilmiyor. Başka bir para biriminde veya başka bir sistemle ödeyiniz.',
  DUPLICATE: 'Aynı ödeme veya aynı referanslı bir ödeme daha önce gönderildi. Yeniden göndermeden önce yapılıp yapılmadığını öğreniniz.',
  DATE_INCORRECT: 'Ödeme günü eksik, yanlış veya bankaların çalışmadığı bir gün. Başka bir gün seçiniz.',
  DATE_CHANGED: 'Ödeme yapılıyor, ama istenen günden başka bir günde.',
  CUT_OFF_PASSED: 'Ödeme, kabul edildiği saatten veya günden sonra geldi. Yeni bir günle yeniden gönderiniz.',
  FORMAT_INCORRECT: 'Ödeme veya dosya okunamıyor ya da bir alan eksik, yanlış veya izinsiz. Bunu dosyayı hazırlayan düzeltmelidir.',
  CHARACTERS_NOT_ALLOWED: 'Ödemede bu ödeme sisteminin taşımadığı harfler veya işaretler var. Başka türlü yazınız.',
  PAYMENT_TYPE_INCORRECT: 'Ödeme türü eksik, yanlış veya burada sunulmuyor. Başka bir ödeme sistemi veya hizmet seçiniz.',
  PURPOSE_INCORRECT: 'Ödemenin amacı eksik veya kabul edilmiyor. Ülkenin bir amaç kodunu seçiniz.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Alıcı için referans veya metin eksik, çok uzun veya istenen biçimde değil. Referansı faturadan aynen yazınız.',
  REGULATORY_INFORMATION_MISSING:
    'Bir ülkenin yasasının veya merkez bankasının istediği bilgiler eksik veya yanlış. Hangileri olduğunu bankanıza veya alıcıya sorunuz.',
  INTERNATIONAL_DETAILS_MISSING:
    'Ödeme yurt dışına gidiyor, ama böyle işaretlenmemiş veya bunun için gereken bilgiler eksik. Bankanız uluslararası ödeme olarak göndermelidir.',
  CHARGES_INCORRECT: 'Masrafları kimin ödeyeceği eksik, yanlış veya bu ödemede izinsiz. Başka bir seçenek seçiniz.',
  TOKEN_INVALID: 'Hesabın yerine geçen belirteç bilinmiyor, süresi dolmuş, askıda veya başka bir alıcıya ait. Yenisini isteyiniz.',
  TIMED_OUT: 'Ödeme zamanında tamamlanmadı. Yapılmadığından emin olunuz ve yeniden deneyiniz.',
  SETTLEMENT_FAILED:
    'Bankalar ödemeyi aralarında takas edemedi. Yapılmadığından emin olunuz ve daha sonra veya başka bir sistemle deneyiniz.',
  TECHNICAL_PROBLEM: 'Ödeme teknik bir nedenle başarısız oldu. Yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  REJECTED_BY_BANK: 'Banka ödemeyi reddetti ve neden bildirmiyor. Yeniden ödemeden önce bankanıza sorunuz.',
  REJECTED_BY_SYSTEM: 'Ödeme sistemi ödemeyi kendi kurallarına göre reddetti. Bankanıza başka bir ödeme yolu sorunuz.',
  REJECTED_BY_CUSTOMER: 'Bir bankanın müşterisi ödemeyi reddetti ve neden bildirmiyor. Alıcıya sorunuz.',
  SEE_NARRATIVE: 'Neden, kodun yanında sözle yazılıdır. Bankanıza sorunuz.',
  REGULATORY_REASON:
    'Ödeme yasa veya bir bankanın kuralları gereği durduruldu; banka belki daha fazlasını söyleyemez. Bankanıza sorunuz; başka yoldan göndermeyiniz.',
  FRAUD: 'Bir banka ödemeyi dolandırıcılık sayıyor veya bundan şüpheleniyor. Alıcıyla ve bankanızla görüşmeden yeniden ödemeyiniz.',
  RETURN_REQUESTED: 'Ödeme, ödeyen veya bankası istediği için geri geldi.',
  REFUND_REQUESTED: 'Müşteri paranın geri verilmesini istedi.',
  PAYMENT_NOT_DUE: 'Ödeme borç değil: bunun için bir anlaşma yok veya artık yok.',
  SAME_BANK_NOT_ALLOWED: 'İki hesap da aynı bankada ve bu ödeme sistemi böyle ödemeleri kabul etmiyor. Banka kendisi kaydetmelidir.',
  COVER_MISSING: 'Bir banka, başka bir bankanın ayrıca göndereceği parayı veya bilgileri almadı. Bankalar bunu bulmalıdır.',
  NOT_AUTHORISED: 'Kullanıcı bu ödemeyi yapamaz veya imzalayamaz. Yetkili biri yapmalı veya banka yetki vermelidir.',
  SIGNATURE_INVALID:
    'Elektronik imza veya sertifikası eksik, yanlış veya süresi dolmuş. Yeniden imzalayınız veya sertifikayı bankada yenileyiniz.',
  AUTHENTICATION_FAILED:
    'PIN veya tek kullanımlık şifre eksik, yanlış, süresi dolmuş veya çok kez denenmiş. Ödeyen ödemeyi yeniden onaylamalıdır.',
  NOT_A_FAILURE: 'Başarısız olan bir şey yok: kod, ödemenin veya dosyanın nereye geldiğini söyler.',
  NOTICE_OF_CHANGE: 'Ödeme yapıldı. Alıcının bankası düzeltilmiş bilgiler bildiriyor: bir sonraki ödemeden itibaren bunları kullanınız.',
  NOTICE_REFUSED:
    'Bir banka, başka bir bankanın düzeltilmiş bilgiler bildirimini kabul etmedi. Bunu bankalar çözmelidir; ödeme etkilenmez.',
  ALREADY_RETURNED: 'Ödeme daha önce iade edildi.',
  ORIGINAL_NOT_FOUND: 'Banka, sorulan ödemeyi hiç almadı.',
  RETURN_NOT_ACCEPTED:
    'İade, geri çağırma veya iptal kabul edilmedi: çok geç, anlaşmasız, yanlış bankaya gönderilmiş veya hatalı. Bunu bankalar çözmelidir.',
  CHEQUE_PROBLEM: 'Ödemenin dayandığı çek eksik, süresi dolmuş, durdurulmuş, daha önce ödenmiş veya uygun değil.',
  CARD_PAYMENT_DISPUTED: 'Kart sahibi ödemeye itiraz ediyor: dolandırıcılıktı ya da mal veya para anlaşıldığı gibi değildi.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Bu bir ödeme değil, bir ödeme talebiyle ilgilidir: talep reddedildi, ödendi, süresi doldu veya karşı taraf kabul edemiyor.',
  ENROLMENT_REFUSED: 'Bir kamu kurumu, ödemeler için bir hesabın kaydını kabul etmedi: bilgiler kurumunkilerle uyuşmuyor.',
  MANDATE_MISSING: 'Ödeyen bu doğrudan borçlandırma için talimat vermemiş veya tahsil edeni tanımıyor. Alıcı bir talimat almalıdır.',
  MANDATE_CANCELLED: 'Talimat veya yetki iptal edilmiş ya da süresi dolmuş. Alıcı ödeyenden yenisini istemelidir.',
  MANDATE_INFORMATION_INCORRECT: 'Talimatın bilgileri eksik, yanlış veya değişmiş. Alıcı bunları düzeltmelidir.',
  MANDATE_TERMS_NOT_KEPT:
    'Doğrudan borçlandırma anlaşıldığı veya bildirildiği gibi değil: tutar, gün veya tahsil eden farklı ya da ödeyen itiraz ediyor.',
  PAYMENT_STOPPED: 'Hesap sahibi ödemeyi durdurdu. Alıcı ödeyenle görüşmelidir.',
});
