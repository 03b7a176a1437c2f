/** The texts of a form in Arabic, in the modern standard language that banks write everywhere; digits and codes are Latin. */
import { fieldTexts } from '../field-texts.js';

export const ar = /* @__PURE__ */ fieldTexts({
  language: 'ar',
  fields: {
    name: {
      label: 'الاسم الكامل',
      hint: 'اكتبه كما هو مسجل في الحساب دون لقب.',
      enter: 'أدخل الاسم الكامل.',
    },
    companyName: {
      label: 'اسم الشركة',
      hint: 'اكتبه كما هو مسجل في الحساب مع الشكل القانوني.',
      enter: 'أدخل اسم الشركة.',
    },
    dateOfBirth: {
      label: 'تاريخ الميلاد',
      hint: 'اليوم والشهر والسنة.',
      enter: 'أدخل تاريخ الميلاد.',
    },
    taxId: {
      label: 'الرقم الضريبي ({term})',
      hint: 'تجده في رسائل مصلحة الضرائب.',
      enter: 'أدخل الرقم الضريبي ({term}).',
    },
    documents: {
      label: 'وثيقة الهوية',
      hint: 'اختر نوع الوثيقة وانسخ رقمها.',
      enter: 'أدخل نوع وثيقة الهوية ورقمها.',
    },
    creditorType: {
      label: 'الجهة التي يُدفع لها',
      hint: 'اختر إن كان الدفع لشخص أم لشركة.',
      enter: 'اختر إن كان الدفع لشخص أم لشركة.',
    },
    email: {
      label: 'البريد الإلكتروني',
      hint: 'العنوان الذي يمكن مراسلة المستفيد عليه.',
      enter: 'أدخل البريد الإلكتروني.',
    },
    phone: {
      label: 'رقم الهاتف',
      hint: 'ابدأ بمفتاح البلد، مثل +44.',
      enter: 'أدخل رقم الهاتف.',
    },
    address: {
      label: 'العنوان',
      hint: 'حيث يقيم المستفيد أو يقع مقره.',
      enter: 'أدخل العنوان.',
    },
    addressCountry: {
      label: 'بلد العنوان',
      hint: 'حيث يقيم المستفيد أو يقع مقره.',
      enter: 'اختر بلد العنوان.',
    },
    addressLine1: {
      label: 'العنوان، السطر 1',
      hint: 'الشارع ورقم المبنى.',
      enter: 'أدخل السطر الأول من العنوان.',
    },
    addressLine2: {
      label: 'العنوان، السطر 2',
      hint: 'الرمز البريدي والمدينة.',
      enter: 'أدخل السطر الثاني من العنوان.',
    },
    streetName: {
      label: 'الشارع',
      hint: 'دون رقم المبنى.',
      enter: 'أدخل الشارع.',
    },
    buildingNumber: {
      label: 'رقم المبنى',
      hint: 'الرقم وحده، ومعه الحرف إن وُجد.',
      enter: 'أدخل رقم المبنى.',
    },
    townName: {
      label: 'المدينة',
      hint: 'دون الرمز البريدي.',
      enter: 'أدخل المدينة.',
    },
    postCode: {
      label: 'الرمز البريدي ({term})',
      hint: 'اكتبه كما يُكتب على الرسائل.',
      enter: 'أدخل الرمز البريدي ({term}).',
    },
    countrySubdivision: {
      label: 'الولاية أو المحافظة ({term})',
      hint: 'المنطقة التي تقع فيها المدينة.',
      enter: 'أدخل الولاية أو المحافظة ({term}).',
    },
    accountIdType: {
      label: 'طريقة تحديد الحساب',
      hint: 'اختر ما تعرفه عن الحساب.',
      enter: 'اختر طريقة تحديد الحساب.',
    },
    accountType: {
      label: 'نوع الحساب',
      hint: 'يمكن للبنك أو المستفيد أن يخبرك به.',
      enter: 'اختر نوع الحساب.',
    },
    bankIdentifier: {
      label: 'رمز البنك ({term})',
      hint: 'تجده في كشوف الحساب بجانب رقم الحساب.',
      enter: 'أدخل رمز البنك ({term}).',
    },
    bank: {
      label: 'البنك',
      hint: 'اختر البنك أو اكتب رمزه.',
      enter: 'اختر البنك.',
    },
    billerCode: {
      label: 'رمز الجهة المفوترة (Biller code)',
      hint: 'تجده في الفاتورة.',
      enter: 'أدخل رمز الجهة المفوترة (Biller code).',
    },
    branch: {
      label: 'رمز الفرع ({term})',
      hint: 'تجده في كشوف الحساب بجانب رقم الحساب.',
      enter: 'أدخل رمز الفرع ({term}).',
    },
    bic: {
      label: 'رمز BIC (SWIFT)',
      hint: 'ثمانية أحرف وأرقام أو أحد عشر، وتجده في كشوف الحساب.',
      enter: 'أدخل رمز BIC للبنك.',
    },
    pixKey: {
      label: 'مفتاح Pix',
      hint: 'رقم CPF أو CNPJ، أو بريد إلكتروني، أو رقم جوال يبدأ بالرمز +55، أو مفتاح عشوائي.',
      enter: 'أدخل مفتاح Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'رقم IBAN',
      hint: 'يبدأ بحرفين للبلد، ولا أثر للمسافات.',
      enter: 'أدخل رقم IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'رقم الحساب ({term})',
      hint: 'اكتب جميع الأرقام، ومنها الأصفار في البداية.',
      enter: 'أدخل رقم الحساب ({term}).',
    },
    CARD_NUMBER: {
      label: 'رقم البطاقة',
      hint: 'الرقم الطويل على وجه البطاقة.',
      enter: 'أدخل رقم البطاقة.',
    },
    PHONE: {
      label: 'رقم الجوال',
      hint: 'الرقم المسجل لدى الخدمة، ابدأ بمفتاح البلد.',
      enter: 'أدخل رقم الجوال.',
    },
    MOBILE: {
      label: 'رقم الجوال',
      hint: 'الرقم المسجل لدى الخدمة، ابدأ بمفتاح البلد.',
      enter: 'أدخل رقم الجوال.',
    },
    EMAIL: {
      label: 'البريد الإلكتروني',
      hint: 'العنوان المسجل لدى الخدمة.',
      enter: 'أدخل البريد الإلكتروني.',
    },
    ALIAS: {
      label: 'اسم الحساب أو مفتاحه',
      hint: 'الاسم أو المفتاح المسجل لدى الخدمة.',
      enter: 'أدخل اسم الحساب أو مفتاحه.',
    },
    TAX_ID: {
      label: 'الرقم الضريبي',
      hint: 'الرقم المسجل لدى الخدمة.',
      enter: 'أدخل الرقم الضريبي.',
    },
    NRIC: {
      label: 'رقم بطاقة الهوية (NRIC)',
      hint: 'تجده في بطاقة الهوية.',
      enter: 'أدخل رقم بطاقة الهوية (NRIC).',
    },
    PASSPORT: {
      label: 'رقم جواز السفر',
      hint: 'تجده في صفحة الصورة.',
      enter: 'أدخل رقم جواز السفر.',
    },
    ARMY_POLICE: {
      label: 'رقم الجيش أو الشرطة',
      hint: 'تجده في بطاقة الخدمة.',
      enter: 'أدخل رقم الجيش أو الشرطة.',
    },
    BUSINESS_REGISTRATION: {
      label: 'رقم السجل التجاري',
      hint: 'تجده في سجل الشركات.',
      enter: 'أدخل رقم السجل التجاري.',
    },
    BPAY_CRN: {
      label: 'الرقم المرجعي للعميل (CRN)',
      hint: 'تجده في الفاتورة بجانب رمز الجهة المفوترة.',
      enter: 'أدخل الرقم المرجعي للعميل (CRN).',
    },
    FPS_ID: {
      label: 'معرّف FPS',
      hint: 'سبعة أرقام أو تسعة يمنحها بنك المستفيد.',
      enter: 'أدخل معرّف FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'شخص',
    BUSINESS: 'شركة أو مؤسسة',
  },
  accountTypes: {
    CHECKING: 'حساب جارٍ',
    SAVINGS: 'حساب توفير',
    PAYMENT: 'حساب مدفوعات',
    ELECTRONIC_DEPOSIT: 'إيداع إلكتروني',
    ORDINARY: 'حساب عادي',
    MASTER: 'حساب رئيسي',
    TRANSMISSION: 'Transmission account',
    BOND: 'حساب قرض (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'المستفيد',
    account: 'الحساب',
    address: 'العنوان',
    contact: 'بيانات الاتصال',
  },
  enter: 'املأ حقل «{label}».',
  enterOneOf: 'املأ حقلًا واحدًا على الأقل من هذه الحقول: {fields}.',
  check: 'راجع ما كتبته في «{label}».',
  checkExample: 'راجع ما كتبته في «{label}». ينبغي أن يكون هكذا: {example}.',
});
