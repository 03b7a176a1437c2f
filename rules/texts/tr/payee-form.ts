/** What the form for a whole payee says in Turkish beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const tr: PayeeFormTexts = {
  country: 'Hesabın ülkesi',
  chooseCountry: 'Ülke seçiniz',
  currency: 'Para birimi',
  documentType: 'Belge',
  documentNumber: 'Belge numarası',
  documentTypes: { NATIONAL_ID: 'Kimlik kartı', PASSPORT: 'Pasaport', DRIVERS_LICENCE: 'Sürücü belgesi' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Şirketin hukuki türü eksik. Adı sicildeki gibi yazın, örneğin “Müller Bau GmbH”.',
    SEVERAL_HOLDERS: 'Bu iki kişinin adı. Tek bir hesap sahibi yazın.',
    INITIAL: 'Ad yerine baş harf yazılmış. Adı tam yazın.',
    TITLE: 'Ad bir unvanla başlıyor. Bazı bankalar bunu da karşılaştırır; yazmayın.',
    BRACKETS: 'Adda parantez var. Bankalar içindekini de karşılaştırır; yazmayın.',
    TRADING_NAME: 'Resmî adın yanında bir ticari ad var. Hesabın açıldığı adı yazın.',
  },
};
