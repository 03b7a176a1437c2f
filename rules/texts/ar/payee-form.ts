/** What the form for a whole payee says in Arabic beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const ar: PayeeFormTexts = {
  country: 'بلد الحساب',
  chooseCountry: 'اختر بلدًا',
  currency: 'العملة',
  documentType: 'الوثيقة',
  documentNumber: 'رقم الوثيقة',
  documentTypes: { NATIONAL_ID: 'بطاقة الهوية', PASSPORT: 'جواز السفر', DRIVERS_LICENCE: 'رخصة القيادة' },
  nameHints: {
    LEGAL_FORM_MISSING: 'اسم الشركة بلا شكل قانوني. اكتبه كما هو في السجل، مثل «Müller Bau GmbH».',
    SEVERAL_HOLDERS: 'هذا اسم شخصين. اكتب اسم صاحب واحد للحساب.',
    INITIAL: 'يحل حرف واحد محل الاسم الأول. اكتب الاسم كاملًا.',
    TITLE: 'يبدأ الاسم بلقب. بعض البنوك تقارنه؛ احذفه.',
    BRACKETS: 'في الاسم أقواس. تقارن البنوك ما بداخلها أيضًا؛ احذفه.',
    TRADING_NAME: 'في الاسم اسم تجاري إلى جانب الاسم القانوني. اكتب الاسم المفتوح به الحساب.',
  },
};
