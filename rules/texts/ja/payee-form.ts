/** What the form for a whole payee says in Japanese beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const ja: PayeeFormTexts = {
  country: '口座のある国',
  chooseCountry: '国を選択してください',
  currency: '通貨',
  documentType: '書類',
  documentNumber: '書類の番号',
  documentTypes: { NATIONAL_ID: '身分証明書', PASSPORT: 'パスポート', DRIVERS_LICENCE: '運転免許証' },
  nameHints: {
    LEGAL_FORM_MISSING: '会社名に法人格がありません。「Müller Bau GmbH」のように、登記どおりに入力してください。',
    SEVERAL_HOLDERS: '二人の名前が入っています。口座名義人を一人だけ入力してください。',
    INITIAL: '名がイニシャルになっています。省略せずに入力してください。',
    TITLE: '敬称や肩書きで始まっています。照合する銀行もあるため、省いてください。',
    BRACKETS: '名前に括弧があります。銀行は括弧の中も照合するため、省いてください。',
    TRADING_NAME: '正式な名称のほかに屋号が入っています。口座の名義を入力してください。',
  },
};
