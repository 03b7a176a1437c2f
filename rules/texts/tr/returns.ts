/** The texts of return codes in Turkish. */
import { returnTexts } from '../return-texts.js';

export const tr = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'Alıcının hesap numarası eksik veya yanlış. Alıcının verdiği bilgilerle karşılaştırınız ve doğru numarayla yeniden ödeyiniz.',
  ACCOUNT_NOT_FOUND: 'Bankada bu numaralı bir hesap yok. Alıcıdan hesap numarasını ve bankayı isteyiniz ve yeniden ödeyiniz.',
  ACCOUNT_NOT_AT_BANK: 'Hesap belirtilen bankada değil. Hesabın hangi bankada olduğunu alıcıya sorunuz.',
  ACCOUNT_CLOSED: 'Alıcının hesabı kapalı. Alıcıdan başka bir hesap isteyiniz.',
  ACCOUNT_BLOCKED: 'Alıcının hesabı blokeli veya hareketsiz. Alıcı bankasıyla görüşmeli veya başka bir hesap bildirmelidir.',
  ACCOUNT_CHANGED: 'Hesap taşınmış: numarası, şubesi veya bankası değişmiş. Yeni bilgileri kullanınız veya alıcıdan isteyiniz.',
  ACCOUNT_CURRENCY_MISMATCH: 'Alıcının hesabı bu para biriminde değil. Hesabın para biriminde ödeyiniz veya başka bir hesap isteyiniz.',
  ACCOUNT_TYPE_INCORRECT: 'Hesap türü eksik veya yanlış. Vadesiz, tasarruf veya başka bir hesap olup olmadığını alıcıya sorunuz.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Bu hesaba bu tür ödemeler yapılamaz; tasarruf ve kredi hesaplarında bu olağandır. Alıcıdan başka bir hesap isteyiniz veya başka bir sistemle ödeyiniz.',
  ACCOUNT_LIMIT_REACHED:
    'Alıcının hesabına şimdilik daha fazla para gönderilemez. Daha sonra veya daha az ödeyiniz ya da başka bir hesap isteyiniz.',
  ACCOUNT_NOT_COMPLIANT: 'Yasanın bu hesap için istediği belgeler bankada henüz yok. Alıcı bankasıyla görüşmelidir.',
  CARD_NUMBER_INCORRECT:
    'Alıcının kart numarası yanlış, bilinmiyor veya kartın süresi dolmuş. Numarayı yeniden isteyiniz veya bir hesap isteyiniz.',
  PROXY_UNKNOWN:
    'Bu telefon numarasına, e-posta adresine veya diğer tanımlayıcıya (kolay adres) bağlı bir hesap yok. Yeniden isteyiniz veya hesabı isteyiniz.',
  REFERENCE_NEEDED:
    'Banka, tahsilat hesaplarında olduğu gibi, hesabın kime ait olduğunu bilmek için bir referans ister. Referansı alıcıdan isteyiniz.',
  PAYER_ACCOUNT_INCORRECT: 'Gönderenin hesabı eksik veya yanlış: numarası, türü veya para birimi. Borçlandırılacak hesabı düzeltiniz.',
  PAYER_ACCOUNT_CLOSED: 'Gönderenin hesabı kapalı. Başka bir hesap borçlandırılmalıdır.',
  PAYER_ACCOUNT_BLOCKED: 'Gönderenin hesabı blokeli veya hareketsiz. Gönderen bankasıyla görüşmeli veya başka bir hesap kullanmalıdır.',
  PAYER_ACCOUNT_CHANGED: 'Gönderenin hesabı başka bir şubeye veya bankaya taşınmış. Yeni bilgiler gereklidir.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Gönderenin hesabı borçlandırılamadı; banka neden belirtmiyor, ancak çoğu kez bakiye yetersizdir. Gönderen bankasıyla görüşmelidir.',
  INSUFFICIENT_FUNDS: 'Borçlandırılacak hesabın bakiyesi yetersiz. Bakiye yeterli olduğunda yeniden ödeyiniz.',
  BANK_IDENTIFIER_INCORRECT: 'Alıcının bankası veya bankanın ülkesi eksik ya da yanlış. Alıcıdan BIC veya banka kodunu isteyiniz.',
  BIC_INCORRECT: 'Alıcının bankasının BIC kodu eksik veya yanlış. Alıcıdan isteyiniz.',
  BANK_CODE_INCORRECT:
    'Alıcının bankasının banka kodu (sort code, routing number…) eksik, yanlış veya artık kullanılmıyor. Alıcıdan isteyiniz.',
  BRANCH_INCORRECT: 'Alıcının bankasının şubesi eksik veya yanlış. Alıcıdan şube numarasını isteyiniz.',
  BANK_NOT_REACHABLE: 'Alıcının bankası bu ödeme sistemine katılmıyor. Başka bir sistemle ödeyiniz veya başka bir hesap isteyiniz.',
  BANK_UNAVAILABLE: 'Alıcının bankası ödemeyi o anda işleyemedi. Ödemenin yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  BANK_SUSPENDED:
    'Bir bankanın bu ödeme sistemine katılımı askıya alınmış. Başka bir sistemle ödeyiniz veya başka bir bankadaki bir hesabı isteyiniz.',
  AGENT_INCORRECT: 'Ödemenin geçtiği bankalardan biri yanlış. Alıcının bankasını ve aracı bankaları kontrol ediniz.',
  INTERMEDIARY_INCORRECT:
    'Aracı banka eksik, yanlış veya bu tür ödemeleri kabul etmiyor. Alıcıdan başka birini isteyiniz veya seçimi bankanıza bırakınız.',
  PAYER_BANK_INCORRECT: 'Ödemede gönderenin bankası eksik veya yanlış. Bunu gönderenin bankası ya da dosyayı hazırlayan düzeltmelidir.',
  PAYER_BANK_NOT_REACHABLE:
    'Gönderenin bankası bu ödeme sistemine katılmıyor veya artık katılmıyor. Başka bir sistemle veya başka bir bankadan ödeyiniz.',
  PAYER_BANK_UNAVAILABLE: 'Gönderenin bankası ödemeyi o anda işleyemedi. Ödemenin yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  PAYER_BANK_SERVICE:
    'Gönderenin bankasının bir hizmeti, örneğin izin verilen alacaklılar listesi veya bir limit, ödemeyi durdurdu. Gönderen bankasıyla görüşmelidir.',
  PAYEE_BANK_SERVICE:
    'Alıcının bankasının bir hizmeti, örneğin izin verilen gönderenler listesi, ödemeyi durdurdu. Alıcı bankasıyla görüşmelidir.',
  BANK_ERROR: 'Bir banka hata yaptı ve parayı geri gönderdi. Yeniden ödenip ödenmeyeceğini bankanıza sorunuz.',
  NAME_MISMATCH: 'Alıcının adı hesap sahibinin adı değil. Hesabın kimin adına olduğunu ve numaranın doğru olup olmadığını alıcıya sorunuz.',
  IDENTITY_MISMATCH:
    'Alıcının vergi numarası veya kimlik belgesi hesap sahibine ait değil. Numarayı isteyiniz ve hesabın alıcının kendi hesabı olup olmadığını sorunuz.',
  NAME_MISSING: 'Alıcının adı eksik veya kullanılamıyor. Hesap sahibinin tam adını yazınız.',
  NAME_TOO_LONG: 'Alıcının adı bu ödeme sisteminin izin verdiğinden uzun. Alıcının bankasının yazdığı gibi kısaltınız.',
  ADDRESS_INCORRECT: 'Alıcının adresi yok, eksik veya istenen biçimde değil. Sokak, şehir ve ülkeyi kendi alanlarına yazınız.',
  COUNTRY_INCORRECT: 'Alıcının adresindeki ülke eksik veya yanlış. Ülke iki harfli bir kodla yazılır.',
  PAYEE_DETAILS_REQUIRED: 'Yasa alıcı hakkında daha fazla bilgi istiyor: tam adını ve adresini. Bunları isteyiniz ve yeniden ödeyiniz.',
  PAYEE_IDENTIFICATION_INCORRECT: 'Alıcıyı tanımlayan numara eksik veya yanlış: vergi numarası, belge veya başkası. Alıcıdan isteyiniz.',
  TAX_INFORMATION_INCORRECT: 'Ödemenin vergi bilgileri yok, eksik veya yanlış. Hangilerinin gerektiğini alıcıya sorunuz.',
  CONTACT_INCORRECT: 'Alıcının telefon numarası veya e-posta adresi eksik veya yanlış.',
  PAYEE_UNKNOWN: 'Banka bu alıcıyı tanımıyor veya artık tanımıyor. Alıcıdan adını ve hesabı isteyiniz.',
  PAYEE_DECEASED: 'Alıcı veya onun adına ödeme alan kişi vefat etmiş. Ödemeyi şimdi kimin alabileceğini öğreniniz.',
  PAYEE_INSOLVENT: 'Alıcı veya hesabı iflas ya da tasfiye sürecinde olabilir. Ödemeyi kimin alabileceğini öğreniniz.',
  PAYEE_REFUSED: 'Alıcı ödemeyi kabul etmedi: beklemiyordu veya tutar farklıydı. Alıcıya sorunuz.',
  PAYEE_NO_ANSWER: 'Alıcı bankasına cevap vermedi veya parayı almadı. Yeniden ödemeden önce alıcıyla görüşünüz.',
  PAYER_DETAILS_REQUIRED:
    'Gönderenin bilgileri eksik veya yanlış: adı, adresi, ülkesi, hesabı veya kimliği. Gönderen bunları bankasıyla tamamlamalıdır.',
  PAYER_DECEASED: 'Gönderen vefat etmiş. Hesap artık borçlandırılamaz.',
  INITIATOR_UNKNOWN:
    'Ödemeyi veya tahsilatı başlatan, müşteri veya sistem tarafından tanınmıyor. İşlemi başlatan olarak kimin yazıldığını kontrol ediniz.',
  AMOUNT_TOO_HIGH:
    'Tutar, ödeme sisteminin, bir bankanın veya bir anlaşmanın izin verdiğinden yüksek. Başka bir sistemle ödeyiniz veya limiti yükselttiriniz.',
  AMOUNT_TOO_LOW: 'Tutar sıfır veya ödeme sisteminin ya da bir anlaşmanın izin verdiğinden düşük.',
  AMOUNT_INCORRECT: 'Tutar eksik, yanlış yazılmış veya beklenen tutar değil.',
  AMOUNT_BLOCKED: 'Tutara bir resmi makam bloke koydu. Hangisi olduğunu ve ne yapılacağını bankanız söyleyebilir.',
  TOTALS_INCORRECT: 'Dosyadaki toplam veya ödeme sayısı ödemelerle uyuşmuyor. Dosya yeniden hazırlanmalıdır.',
  TOO_MANY_PAYMENTS: 'Bu süre içinde izin verilenden çok ödeme yapıldı. Daha sonra ödeyiniz veya limiti yükselttiriniz.',
  CURRENCY_NOT_SUPPORTED:
    'Para birimi eksik, yanlış veya bu ödeme sisteminde kabul edilmiyor. Başka bir para biriminde veya başka bir sistemle ödeyiniz.',
  DUPLICATE: 'Aynı ödeme veya aynı referanslı bir ödeme daha önce gönderildi. Yeniden göndermeden önce yapılıp yapılmadığını öğreniniz.',
  DATE_INCORRECT: 'Ödeme tarihi eksik, yanlış veya bankaların iş günü değil. Başka bir tarih seçiniz.',
  DATE_CHANGED: 'Ödeme yapılacak, ancak istenenden başka bir günde.',
  CUT_OFF_PASSED: 'Ödeme, son kabul saatinden veya gününden sonra geldi. Yeni bir tarihle yeniden gönderiniz.',
  FORMAT_INCORRECT:
    'Ödeme veya dosya okunamıyor ya da bir alan eksik, yanlış veya kullanılmasına izin verilmiyor. Bunu dosyayı hazırlayan düzeltmelidir.',
  CHARACTERS_NOT_ALLOWED: 'Ödemede bu ödeme sisteminin izin vermediği harfler veya işaretler var. Başka türlü yazınız.',
  PAYMENT_TYPE_INCORRECT: 'Ödeme türü eksik, yanlış veya burada sunulmuyor. Başka bir ödeme sistemi veya hizmet seçiniz.',
  PURPOSE_INCORRECT: 'Ödemenin amacı eksik veya kabul edilmiyor. Ülkede geçerli bir amaç kodu seçiniz.',
  REMITTANCE_INFORMATION_INCORRECT:
    'Alıcı için referans veya metin eksik, çok uzun veya istenen biçimde değil. Referansı faturadan aynen yazınız.',
  REGULATORY_INFORMATION_MISSING:
    'Bir ülkenin yasasının veya merkez bankasının istediği bilgiler eksik veya yanlış. Hangileri olduğunu bankanıza veya alıcıya sorunuz.',
  INTERNATIONAL_DETAILS_MISSING:
    'Ödeme yurt dışına gidiyor, ancak bu belirtilmemiş veya bunun için gereken bilgiler eksik. Bankanız uluslararası ödeme olarak göndermelidir.',
  CHARGES_INCORRECT:
    'Masrafları kimin ödeyeceği belirtilmemiş, yanlış belirtilmiş veya bu ödemede buna izin verilmiyor. Başka bir seçenek seçiniz.',
  TOKEN_INVALID: 'Hesabın yerine geçen token bilinmiyor, süresi dolmuş, askıda veya başka bir alıcıya ait. Yenisini isteyiniz.',
  TIMED_OUT: 'Ödeme zamanında tamamlanmadı. Yapılmadığından emin olunuz ve yeniden deneyiniz.',
  SETTLEMENT_FAILED:
    'Ödemenin bankalar arasındaki mutabakatı yapılamadı. Yapılmadığından emin olunuz ve daha sonra veya başka bir sistemle deneyiniz.',
  TECHNICAL_PROBLEM: 'Ödeme teknik bir nedenle başarısız oldu. Yapılmadığından emin olunuz ve daha sonra deneyiniz.',
  REJECTED_BY_BANK: 'Banka ödemeyi reddetti ve neden bildirmiyor. Yeniden ödemeden önce bankanıza sorunuz.',
  REJECTED_BY_SYSTEM: 'Ödeme sistemi ödemeyi kendi kurallarına göre reddetti. Bankanıza başka bir ödeme yolu sorunuz.',
  REJECTED_BY_CUSTOMER: 'Bir bankanın müşterisi ödemeyi reddetti ve neden bildirmiyor. Alıcıya sorunuz.',
  SEE_NARRATIVE: 'Neden, kodun yanında metin olarak yazılıdır. Bankanıza sorunuz.',
  REGULATORY_REASON:
    'Ödeme yasa veya bir bankanın kuralları gereği durduruldu; bankanın daha fazla bilgi vermesine izin olmayabilir. Bankanıza sorunuz; ödemeyi başka yoldan göndermeyiniz.',
  FRAUD: 'Bir banka ödemeyi dolandırıcılık sayıyor veya bundan şüpheleniyor. Alıcıyla ve bankanızla görüşmeden yeniden ödemeyiniz.',
  RETURN_REQUESTED: 'Ödeme, gönderen veya bankası istediği için iade edildi.',
  REFUND_REQUESTED: 'Müşteri paranın iadesini istedi.',
  PAYMENT_NOT_DUE: 'Böyle bir ödeme borcu yok: bunun için bir anlaşma yok veya anlaşma artık geçerli değil.',
  SAME_BANK_NOT_ALLOWED:
    'İki hesap da aynı bankada ve bu ödeme sistemi böyle ödemeleri kabul etmiyor. Banka ödemeyi kendi içinde kaydetmelidir.',
  COVER_MISSING: 'Bir banka, başka bir bankanın ayrıca göndereceği parayı veya bilgileri almadı. Bankalar bunu araştırmalıdır.',
  NOT_AUTHORISED: 'Kullanıcı bu ödemeyi yapamaz veya imzalayamaz. Yetkili biri yapmalı veya banka yetki vermelidir.',
  SIGNATURE_INVALID:
    'Elektronik imza veya sertifikası eksik, yanlış veya süresi dolmuş. Yeniden imzalayınız veya sertifikayı bankada yenileyiniz.',
  AUTHENTICATION_FAILED:
    'PIN veya tek kullanımlık şifre eksik, yanlış, süresi dolmuş veya çok kez denenmiş. Gönderen ödemeyi yeniden onaylamalıdır.',
  NOT_A_FAILURE: 'Bir hata yok: kod, ödemenin veya dosyanın hangi aşamada olduğunu söyler.',
  NOTICE_OF_CHANGE: 'Ödeme yapıldı. Alıcının bankası düzeltilmiş bilgiler bildiriyor: bir sonraki ödemeden itibaren bunları kullanınız.',
  NOTICE_REFUSED:
    'Bir banka, başka bir bankanın bildirdiği düzeltilmiş bilgileri kabul etmedi. Bunu bankalar çözmelidir; ödeme etkilenmez.',
  ALREADY_RETURNED: 'Ödeme daha önce iade edildi.',
  ORIGINAL_NOT_FOUND: 'Banka, sorulan ödemeyi hiç almadı.',
  RETURN_NOT_ACCEPTED:
    'İade, geri çağırma veya iptal kabul edilmedi: çok geç, anlaşmasız, yanlış bankaya gönderilmiş veya hatalı. Bunu bankalar çözmelidir.',
  CHEQUE_PROBLEM: 'Ödemenin dayandığı çek yok, süresi dolmuş, ödemesi durdurulmuş, daha önce ödenmiş veya uygun değil.',
  CARD_PAYMENT_DISPUTED: 'Kart sahibi ödemeye itiraz ediyor: dolandırıcılıktı ya da mal veya tutar anlaşıldığı gibi değildi.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Bu bir ödeme değil, bir ödeme talebiyle ilgilidir: talep reddedildi, ödendi, süresi doldu veya karşı taraf kabul edemiyor.',
  ENROLMENT_REFUSED: 'Bir kamu kurumu, ödemeler için bir hesabın kaydını kabul etmedi: bilgiler kurumunkilerle uyuşmuyor.',
  MANDATE_MISSING: 'Borçlu bu doğrudan borçlandırma için talimat vermemiş veya alacaklıyı tanımıyor. Alıcı bir talimat almalıdır.',
  MANDATE_CANCELLED: 'Talimat veya yetki iptal edilmiş ya da süresi dolmuş. Alıcı borçludan yenisini istemelidir.',
  MANDATE_INFORMATION_INCORRECT: 'Talimatın bilgileri eksik, yanlış veya değişmiş. Alıcı bunları düzeltmelidir.',
  MANDATE_TERMS_NOT_KEPT:
    'Doğrudan borçlandırma anlaşıldığı veya bildirildiği gibi değil: tutar, gün veya alacaklı farklı ya da borçlu itiraz ediyor.',
  PAYMENT_STOPPED: 'Hesap sahibi ödemeyi durdurdu. Alıcı gönderenle görüşmelidir.',
});
