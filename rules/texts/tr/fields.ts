/** The texts of a form in Turkish, as banks in Türkiye print them. */
import { fieldTexts } from '../field-texts.js';

export const tr = /* @__PURE__ */ fieldTexts({
  language: 'tr',
  fields: {
    name: {
      label: 'Adı soyadı',
      hint: 'Banka hesabında yer aldığı gibi, unvan kullanmadan yazınız.',
      enter: 'Ad ve soyadı giriniz.',
    },
    companyName: {
      label: 'Şirket unvanı',
      hint: 'Banka hesabında yer aldığı gibi, şirket türüyle birlikte yazınız.',
      enter: 'Şirket unvanını giriniz.',
    },
    dateOfBirth: {
      label: 'Doğum tarihi',
      hint: 'Gün, ay ve yıl.',
      enter: 'Doğum tarihini giriniz.',
    },
    taxId: {
      label: 'Vergi kimlik numarası ({term})',
      hint: 'Vergi dairesinin yazılarında yer alır.',
      enter: 'Vergi kimlik numarasını ({term}) giriniz.',
    },
    documents: {
      label: 'Kimlik belgesi',
      hint: 'Belgenin türünü seçiniz ve numarasını yazınız.',
      enter: 'Bir kimlik belgesinin türünü ve numarasını giriniz.',
    },
    creditorType: {
      label: 'Alıcı türü',
      hint: 'Alıcının bireysel mi kurumsal mı olduğunu seçiniz.',
      enter: 'Alıcı türünü seçiniz: bireysel veya kurumsal.',
    },
    email: {
      label: 'E-posta adresi',
      hint: 'Alıcıya ulaşılabilecek adres.',
      enter: 'E-posta adresini giriniz.',
    },
    phone: {
      label: 'Telefon numarası',
      hint: 'Ülke koduyla başlayınız, örneğin +90.',
      enter: 'Telefon numarasını giriniz.',
    },
    address: {
      label: 'Adres',
      hint: 'Alıcının ikamet veya merkez adresi.',
      enter: 'Adresi giriniz.',
    },
    addressCountry: {
      label: 'Adresin bulunduğu ülke',
      hint: 'Alıcının ikamet ettiği veya merkezinin bulunduğu ülke.',
      enter: 'Adresin bulunduğu ülkeyi seçiniz.',
    },
    addressLine1: {
      label: 'Adres, 1. satır',
      hint: 'Cadde veya sokak ve bina numarası.',
      enter: 'Adresin ilk satırını giriniz.',
    },
    addressLine2: {
      label: 'Adres, 2. satır',
      hint: 'Posta kodu ve şehir.',
      enter: 'Adresin ikinci satırını giriniz.',
    },
    streetName: {
      label: 'Cadde veya sokak',
      hint: 'Bina numarası olmadan.',
      enter: 'Cadde veya sokağı giriniz.',
    },
    buildingNumber: {
      label: 'Bina numarası',
      hint: 'Yalnızca numara, varsa harfiyle birlikte.',
      enter: 'Bina numarasını giriniz.',
    },
    townName: {
      label: 'Şehir',
      hint: 'Posta kodu olmadan.',
      enter: 'Şehri giriniz.',
    },
    postCode: {
      label: 'Posta kodu ({term})',
      hint: 'Mektuplarda yazıldığı gibi giriniz.',
      enter: 'Posta kodunu ({term}) giriniz.',
    },
    countrySubdivision: {
      label: 'İl veya eyalet ({term})',
      hint: 'Şehrin bağlı olduğu il, eyalet veya bölge.',
      enter: 'İl veya eyaleti ({term}) giriniz.',
    },
    accountIdType: {
      label: 'Hesap bilgisi türü',
      hint: 'Hesapla ilgili bildiğiniz bilgiyi seçiniz.',
      enter: 'Hesap bilgisi türünü seçiniz.',
    },
    accountType: {
      label: 'Hesap türü',
      hint: 'Hesap türünü alıcıdan veya bankasından öğrenebilirsiniz.',
      enter: 'Hesap türünü seçiniz.',
    },
    bankIdentifier: {
      label: 'Banka kodu ({term})',
      hint: 'Hesap özetlerinde, hesap numarasının yanında yer alır.',
      enter: 'Banka kodunu ({term}) giriniz.',
    },
    bank: {
      label: 'Banka',
      hint: 'Bankayı seçiniz veya kodunu yazınız.',
      enter: 'Lütfen bankayı seçiniz.',
    },
    billerCode: {
      label: 'Kurum kodu (Biller code)',
      hint: 'Faturada yer alır.',
      enter: 'Kurum kodunu (Biller code) giriniz.',
    },
    branch: {
      label: 'Şube kodu ({term})',
      hint: 'Hesap özetlerinde, hesap numarasının yanında yer alır.',
      enter: 'Şube kodunu ({term}) giriniz.',
    },
    bic: {
      label: 'BIC (SWIFT kodu)',
      hint: 'Sekiz veya on bir harf ve rakamdan oluşur; hesap özetlerinde yer alır.',
      enter: 'Bankanın BIC kodunu giriniz.',
    },
    pixKey: {
      label: 'Pix anahtarı',
      hint: 'CPF veya CNPJ, e-posta adresi, +55 ile başlayan cep telefonu numarası ya da rastgele anahtar.',
      enter: 'Pix anahtarını giriniz.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Ülkeyi gösteren iki harfle başlar; boşluklar önemli değildir.',
      enter: 'IBAN numarasını giriniz.',
    },
    ACCOUNT_NUMBER: {
      label: 'Hesap numarası ({term})',
      hint: 'Baştaki sıfırlar dahil tüm rakamları yazınız.',
      enter: 'Hesap numarasını ({term}) giriniz.',
    },
    CARD_NUMBER: {
      label: 'Kart numarası',
      hint: 'Kartın ön yüzündeki uzun numara.',
      enter: 'Kart numarasını giriniz.',
    },
    PHONE: {
      label: 'Cep telefonu numarası',
      hint: 'Hizmete kayıtlı numara; ülke koduyla başlayınız.',
      enter: 'Cep telefonu numarasını giriniz.',
    },
    MOBILE: {
      label: 'Cep telefonu numarası',
      hint: 'Hizmete kayıtlı numara; ülke koduyla başlayınız.',
      enter: 'Cep telefonu numarasını giriniz.',
    },
    EMAIL: {
      label: 'E-posta adresi',
      hint: 'Hizmete kayıtlı adres.',
      enter: 'E-posta adresini giriniz.',
    },
    ALIAS: {
      label: 'Hesap adı veya anahtarı',
      hint: 'Hizmete kayıtlı ad veya anahtar.',
      enter: 'Hesap adını veya anahtarını giriniz.',
    },
    TAX_ID: {
      label: 'Vergi kimlik numarası',
      hint: 'Hizmete kayıtlı numara.',
      enter: 'Vergi kimlik numarasını giriniz.',
    },
    NRIC: {
      label: 'Kimlik kartı numarası (NRIC)',
      hint: 'Kimlik kartında yer alır.',
      enter: 'Kimlik kartı numarasını (NRIC) giriniz.',
    },
    PASSPORT: {
      label: 'Pasaport numarası',
      hint: 'Fotoğrafın bulunduğu sayfada yer alır.',
      enter: 'Pasaport numarasını giriniz.',
    },
    ARMY_POLICE: {
      label: 'Asker veya polis numarası',
      hint: 'Görev kimlik kartında yer alır.',
      enter: 'Asker veya polis numarasını giriniz.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Ticaret sicil numarası',
      hint: 'Ticaret sicilinde yer alır.',
      enter: 'Ticaret sicil numarasını giriniz.',
    },
    BPAY_CRN: {
      label: 'Müşteri referans numarası (CRN)',
      hint: 'Faturada, kurum kodunun yanında yer alır.',
      enter: 'Müşteri referans numarasını (CRN) giriniz.',
    },
    FPS_ID: {
      label: 'FPS numarası',
      hint: 'Alıcının bankasının verdiği yedi veya dokuz rakam.',
      enter: 'FPS numarasını giriniz.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Bireysel',
    BUSINESS: 'Kurumsal (şirket veya kuruluş)',
  },
  accountTypes: {
    CHECKING: 'Vadesiz hesap',
    SAVINGS: 'Tasarruf hesabı',
    PAYMENT: 'Ödeme hesabı',
    ELECTRONIC_DEPOSIT: 'Elektronik mevduat',
    ORDINARY: 'Olağan hesap',
    MASTER: 'Ana hesap',
    TRANSMISSION: 'Transmission account',
    BOND: 'Kredi hesabı (Bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Alıcı',
    account: 'Hesap',
    address: 'Adres',
    contact: 'İletişim',
  },
  enter: '“{label}” alanını doldurunuz.',
  enterOneOf: 'Şu alanlardan en az birini doldurunuz: {fields}.',
  check: '“{label}” alanını kontrol ediniz.',
  checkExample: '“{label}” alanını kontrol ediniz. Doğru yazım örneği: {example}.',
});
