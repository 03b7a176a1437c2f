/** The alert texts in Turkish, as banks in Türkiye print them. “Banka kodu” stands for the bank identifier of any country. No suffix follows a code: “DE ülkesinde”. */
import { alertTexts } from '../alert-texts.js';

export const tr = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Ülke, iki büyük harften oluşan bir kod olmalıdır (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Kodu {country} olan bir ülke yoktur (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    '{country: place tr} kapsamlı yaptırımlar altındadır ({programmes}, {from: date tr} tarihinden beri). Burada kimse yaptırım listeleriyle karşılaştırılmaz: bu ayrı bir iştir.',
  CURRENCY_INVALID_FORMAT: 'Para birimi, üç büyük harften oluşan bir kod olmalıdır (ISO 4217).',
  CURRENCY_UNKNOWN: 'Kodu {currency} olan bir para birimi yoktur (ISO 4217).',
  CURRENCY_DISCONTINUED: '{currency} para birimi artık kullanılmamaktadır.',
  COUNTRY_CURRENCY_INCONSISTENCY: '{country: place tr} ülkesine {currency} para birimiyle ödeme yapılmamaktadır.',

  CREDITOR_INVALID_FORMAT:
    'Alıcı bilgilerinin tamamı veya bir kısmı okunamamaktadır: bir değer yanlış türdedir, örneğin metin yerine sayıdır.',
  CREDITOR_TYPE_MISSING: '{by: place tr} için alıcının bireysel mi kurumsal mı olduğu belirtilmelidir.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'Alıcı türü INDIVIDUAL (bireysel) veya BUSINESS (kurumsal) olmalıdır.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Alıcı hesabı bilgilerinin tamamı veya bir kısmı okunamamaktadır: bir değer yanlış türdedir, örneğin metin yerine sayıdır.',
  CREDITOR_ACCOUNT_MISSING: '{by: payment=Ödeme; place tr} için alıcının hesabı gereklidir.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Bu tür hesap tanımlayıcıları kabul edilmemektedir ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: '{by: place tr} için hesap türü gereklidir ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: '{country: place tr} ülkesinde bu türde hesap yoktur (geçerli türler: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY:
    'Numarasına göre hesap {found} para birimindedir, ancak ödeme {currency} para birimiyle yapılmaktadır.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Hesap numarası {country: place tr} ülkesi için geçerli değildir: uzunluğunu ve karakterlerini aslıyla karşılaştırınız.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'Hesap numarası çok uzundur: {by: place tr} için en fazla {max} karakter girilebilir.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'Hesap numarası {country: place tr} ülkesinde uygulanan kontrolden geçmemektedir ({check}): aslıyla rakam rakam karşılaştırınız.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    '{country: place tr} ülkesinin kurallarına göre ({check}) banka kodu ile hesap numarası birbiriyle uyuşmamaktadır: ikisini de aslıyla karşılaştırınız.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'Hesap numarası yayımlanmış bir örnektir, aynı rakam veya rakam dizisi sürekli tekrarlanmaktadır ya da bankanın numarasıdır.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Bu kart numarasına {method} ile ödeme yapılamaz.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Hesap numarası yerine kart numarası girilmiştir: hesap numarasını giriniz.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'Bu, geçerli bir {method} tanımlayıcısı değildir: eksik veya yanlış karakter olup olmadığını kontrol ediniz.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Tanımlayıcıda yazım hatası olabilir: kontrol basamağı {method} için olağan değildir, ancak az sayıda kurum başka kurallar kullanır. Faturayla karşılaştırınız.',

  CREDITOR_ADDRESS_MISSING: '{by: place tr} için alıcının adresi gereklidir.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    '{from: date tr} tarihinden itibaren {by: place tr} için şehir ve ülke kendi alanlarına girilmelidir.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: '{by: place tr} için şehir ve ülkenin yanında en fazla iki adres satırı girilebilir.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Bir adres satırı, kendi alanı olan şehri, posta kodunu veya ülkeyi tekrarlamaktadır.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: '{field} alanında {length} karakter vardır; bir ödemede en fazla {max} karakter iletilebilir.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    '{field} alanında, adreslerde kullanılmayan veya ödeme sisteminin iletmediği karakterler ({characters}) vardır.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: 'Adres bir posta kutusudur; birçok banka alıcının ev veya iş adresini ister.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'Adres, örnek olarak girilmiş gibi görünmektedir.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: '{by: place tr} için alıcının adresinde ülke gereklidir.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Adresteki ülke, iki büyük harften oluşan bir kod olmalıdır (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Adresteki koda sahip bir ülke yoktur (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: '{by: place tr} için alıcının adresinde cadde veya sokak gereklidir.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: '{by: place tr} için alıcının adresinde posta kodu gereklidir.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Posta kodu {country: place tr} ülkesi için geçerli değildir.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: '{by: place tr} için alıcının adresinde şehir gereklidir.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: '{by: place tr} için alıcının adresinde eyalet veya il gereklidir.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: '{country: place tr} ülkesinde bu ada veya koda sahip bir eyalet veya il yoktur.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'Posta kodu, belirtilen eyalet veya il ile uyuşmamaktadır.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Alıcı bankası bilgilerinin tamamı veya bir kısmı okunamamaktadır: bir değer yanlış türdedir, örneğin metin yerine sayıdır.',
  CREDITOR_AGENT_MISSING: '{by: place tr} için alıcı bankasının BIC kodu veya banka kodu gereklidir.',

  CREDITOR_BANK_IDENTIFIER_MISSING: '{by: payment=Ödeme; place tr} için banka kodu gereklidir.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Banka kodu {country: place tr} ülkesi için geçerli değildir (belki {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: '{country: place tr} ülkesinde bu banka koduna sahip bilinen bir banka yoktur (belki {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'Banka kodu, IBAN içindeki banka kodundan farklıdır.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Şube kodu {country: place tr} ülkesi için geçerli değildir.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: '{by: place tr} için şube kodu gereklidir.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'Bankanın bu koda sahip bir şubesi yoktur.',

  CREDITOR_BIC_MISSING: '{by: place tr} için alıcı bankasının BIC kodu gereklidir.',
  CREDITOR_BIC_NOT_PROVIDED: 'BIC alanında BIC olmadığı belirtilmiştir: alan boş sayılmaktadır.',
  CREDITOR_BIC_INVALID_FORMAT: 'BIC kodu sekiz veya on bir karakterden oluşmalı, beşinci ve altıncı karakterleri ülke kodu olmalıdır.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Böyle bir BIC kodu yoktur.',
  CREDITOR_BIC_DISCONTINUED: 'Bu BIC kodunun bankası artık başka bir bankanın parçasıdır ve kod güncel listelerin hiçbirinde yoktur.',
  CREDITOR_BIC_NOT_ALLOWED: 'Bu BIC kodu yalnızca test amaçlıdır: sekizinci karakteri 0 rakamıdır.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Bu BIC kodu SWIFT ağına bağlı değildir: ödemeler bankaya kendi ülkesinin sistemi veya başka bir banka üzerinden ulaşır.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'BIC kodu {found: place tr} ülkesine aittir, ancak ödeme {country: place tr} ülkesine yapılmaktadır.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'BIC kodu ile IBAN farklı bankalara aittir.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'BIC kodu, banka kodunun veya ödeme yönteminin gösterdiğinden farklı bir bankaya aittir.',
  CREDITOR_BIC_NOT_REACHABLE: 'Bu BIC koduna sahip bankaya hiçbir SEPA düzeniyle ulaşılamamaktadır.',

  CREDITOR_EMAIL_MISSING: '{by: place tr} için alıcının e-posta adresi gereklidir.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Alıcının e-posta adresi geçerli değildir.',
  CREDITOR_EMAIL_SUSPICIOUS: 'Alıcının e-posta adresi hatalı yazılmış veya geçici gibi görünmektedir.',
  CREDITOR_PHONE_MISSING: '{by: place tr} için alıcının telefon numarası gereklidir.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'Alıcının telefon numarası olası ülkelerin hiçbirinde yoktur: numarayı kontrol ediniz ve ülke koduyla başlayınız.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'Alıcının telefon numarası {found: place tr} ülkesine aittir, ancak ödeme {country: place tr} ülkesine yapılmaktadır.',
  CREDITOR_PHONE_SUSPICIOUS: 'Alıcının telefon numarası, örnek olarak girilmiş gibi görünmektedir.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'Alıcının telefon numarası, ödemenin yapılacağı numaradan farklıdır.',

  CREDITOR_DATE_OF_BIRTH_MISSING: '{by: place tr} için alıcının doğum tarihi gereklidir.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'Alıcının doğum tarihi, YYYY-AA-GG biçiminde bir takvim tarihi olmalıdır.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'Alıcının doğum tarihi gelecekte veya 120 yıldan daha geçmiştedir.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Kurumsal bir alıcının doğum tarihi olamaz.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'Doğum tarihi, kimlik numarasında yer alan tarihten farklıdır ({type}).',

  CREDITOR_DOCUMENT_MISSING: '{by: place tr} için alıcının bir kimlik belgesi gereklidir ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Alıcıya ait bir belgenin türü belirtilmemiştir.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Bu belge türü bilinmemektedir.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Alıcıya ait bir belgenin numarası belirtilmemiştir.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Belge numarası {country: place tr} ülkesi için geçerli değildir ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'Belge numarasının kontrol basamakları hatalıdır ({type}): bir karakter yanlış yazılmış veya yer değiştirmiştir.',
  CREDITOR_DOCUMENT_DUPLICATE: 'Aynı belge iki kez girilmiştir.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'Belge ile vergi kimlik numarası aynı türdendir ({type}), ancak birbirinden farklıdır.',

  CREDITOR_IBAN_INVALID_FORMAT: 'Bu bir IBAN değildir: IBAN, iki harfli ülke kodu, iki rakam ve ardından gelen harf ve rakamlardan oluşur.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    '{country: place tr} ülkesinde IBAN, harf ve rakamların sırası belli olan {expected} karakterden oluşur; bu numara buna uymamaktadır.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'IBAN kontrol basamakları hatalıdır: bir karakter yanlış yazılmış veya yer değiştirmiştir.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'IBAN içindeki hesap numarası {country: place tr} ülkesinde uygulanan kontrolden geçmemektedir ({check}): IBAN bilgisini yeniden isteyiniz.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'IBAN {found: place tr} ülkesine aittir, ancak ödeme {country: place tr} ülkesine yapılmaktadır.',
  CREDITOR_IBAN_TERRITORY_PREFIX: '{found: place tr} bölgesindeki hesapların IBAN numaraları {country} ile başlar.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    '{country: place tr} ülkesindeki bankalar IBAN vermektedir, ancak ülke IBAN sicilinde yer almamaktadır: bazı bankalar bu numaraları kabul etmez.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    '{country: place tr} ülkesinde, IBAN içindeki banka koduna sahip bilinen bir banka yoktur (belki {meant}).',

  CREDITOR_NAME_MISSING: '{by: place tr} için alıcının adı soyadı veya unvanı gereklidir.',
  CREDITOR_NAME_INVALID_FORMAT:
    'Alıcının adı tam değildir ({reason: no letters=harf yok; one letter=tek harf; initials=yalnızca baş harfler; one word=tek kelime}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'Alıcının adında, adlarda kullanılmayan veya {by: place tr} tarafından iletilmeyen karakterler ({characters}) vardır.',
  CREDITOR_NAME_TOO_LONG: 'Alıcının adında {length} karakter vardır; {by: place tr} için en fazla {max} karakter girilebilir.',
  CREDITOR_NAME_SUSPICIOUS: 'Alıcının adı, örnek olarak girilmiş gibi görünmektedir.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'Alıcının adı yerine bir hesap numarası veya başka bir tanımlayıcı girilmiştir.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'Alıcının adı, alıcı türüyle uyuşmamaktadır.',

  CREDITOR_TAX_ID_MISSING: '{by: place tr} için alıcının vergi kimlik numarası gereklidir.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Vergi kimlik numarası {country: place tr} ülkesi için geçerli değildir ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'Vergi kimlik numarasının kontrol basamakları hatalıdır ({type}): bir karakter yanlış yazılmış veya yer değiştirmiştir.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'Vergi kimlik numarası ({type}), alıcı türüyle uyuşmamaktadır.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'Vergi kimlik numarası, örnek olarak girilmiş gibi görünmektedir.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      '{number} numaralı aracı banka bilgilerinin tamamı veya bir kısmı okunamamaktadır: bir değer yanlış türdedir, örneğin metin yerine sayıdır.',
    BIC_INVALID_FORMAT: '{number} numaralı aracı bankanın BIC kodu, ülke kodu içeren sekiz veya on bir karakterden oluşmalıdır.',
    BIC_DOES_NOT_EXIST: '{number} numaralı aracı banka için girilen BIC kodu yoktur.',
    BIC_DISCONTINUED: '{number} numaralı aracı banka artık başka bir bankanın parçasıdır ve BIC kodu güncel listelerin hiçbirinde yoktur.',
    BIC_NOT_ALLOWED: '{number} numaralı aracı bankanın BIC kodu yalnızca test amaçlıdır.',
    BANK_IDENTIFIER_INVALID_FORMAT: '{number} numaralı aracı bankanın banka kodu {country: place tr} ülkesi için geçerli değildir.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: '{number} numaralı aracı bankanın BIC kodu ile banka kodu farklı bankalara aittir.',
    NOT_ALLOWED: '{by: place tr} için aracı banka kullanılmamaktadır.',
    DUPLICATE: '{number} numaralı aracı banka, alıcının bankasıdır veya başka bir aracı bankanın tekrarıdır.',
    CURRENCY_INCONSISTENCY: '{number} numaralı aracı banka {found: place tr} ülkesindedir; bu ülkede {currency} takası yapılmamaktadır.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Birinci ve üçüncü aracı banka girilmiş, ancak ikincisi girilmemiştir.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'Ödeme talimatı bir nesne olmalıdır.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Hesap ve banka kontrol edilememiştir: ülkelerini belirtin.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN: 'Ödeme talimatında bu adda bir alan ({field}) yoktur; kontrol edilmez ve gönderilmez (belki {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'Ödeme yöntemi bir metin olmalıdır.',
  RECIPIENT_METHOD_UNKNOWN: 'Bu adda bir ödeme yöntemi yoktur.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: '{method} ödeme yöntemiyle {country: place tr} ülkesine ödeme yapılamaz.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: '{method} ödeme yöntemiyle {currency} para biriminde ödeme yapılamaz.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: '{method} ödeme yöntemiyle bu türdeki alıcılara ödeme yapılamaz.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Ödeme sistemi bilgilerinin tamamı veya bir kısmı okunamamaktadır: bir değer yanlış türdedir, örneğin metin yerine sayıdır.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Bu adda bir ödeme sistemi yoktur (belki {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: '{system} ödeme sistemi {on: date tr} tarihinde hizmet vermemektedir.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: '{system} ödeme sistemiyle {country: place tr} ülkesindeki hesaplara ulaşılamaz.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: '{system} ödeme sistemiyle {currency} para biriminde ödeme yapılamaz.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    '{system} ödeme sistemi bu tür hesap tanımlayıcılarını kabul etmemektedir ({lacks: reference=bir QR-IBAN’a yalnızca QR referansıyla ödeme yapılır}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: '{system} ödeme sistemiyle bu türdeki alıcılara ödeme yapılamaz.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: '{system} ödeme sistemiyle alıcının bankasına ulaşılamaz.',
});
