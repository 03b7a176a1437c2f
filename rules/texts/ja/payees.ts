/** The texts of what changed of a payee, in Japanese. */
import { payeeTexts } from '../payee-texts.js';

const ASK = '以前から知っている電話番号で、どちらが正しいか受取人に確認してください。';

export const ja = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `同じ口座かどうか確かではありません。${ASK}`,
    ACCOUNT_INVALID: `新しい口座情報は正しいものではありえません。送金しても返却されます。${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `口座のある国が変わっています。${ASK}`,
    BANK_CHANGED: `口座のある銀行または支店が変わっています。${ASK}`,
    BANK_KIND_CHANGED: `口座のある機関の種類が変わっています。${ASK}`,
    BANK_MERGED: '{before}は{after}に統合されました（{date}）。口座は同じで、銀行コードが現在のものになっています。',
    ACCOUNT_NUMBER_CHANGED: `口座番号が変わっています。${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `口座番号が１文字違います。どちらかが入力ミスかもしれません。${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `口座番号の隣り合う２文字が入れ替わっています。どちらかが入力ミスかもしれません。${ASK}`,
    ACCOUNT_NOTATION: '口座は同じで、書き方だけが違います。',
    ACCOUNT_TYPE_CHANGED: '口座の種類が変わっています。',
    BIC_CHANGED: 'BICは変わっていますが、口座は同じです。',
    NAME_NOTATION: '名前は同じで、書き方だけが違います。',
    NAME_SIMILAR: `名前がほとんど同じです。${ASK}`,
    NAME_CHANGED: `受取人の名前が変わっています。${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'メールアドレスのドメインが以前とほとんど同じですが、違います。だれかが受取人になりすましているかもしれません。このアドレスのメールには返信しないでください。',
    MEMBER_CHANGED: 'この内容は以前から変わっています。',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `口座の国は{before: place ja}でしたが、今は{after: place ja}です。${ASK}`,
    BANK_CHANGED: `銀行は{before}でしたが、今は{after}です。${ASK}`,
    BANK_KIND_CHANGED: `機関の種類は{before}でしたが、今は{after}です。${ASK}`,
  },
  kinds: {
    bank: '銀行',
    'e-money': '電子マネー機関',
    payment: '決済機関',
    wallet: 'ウォレット',
    'credit-union': '信用組合',
    'savings-bank': '貯蓄銀行',
  },
  reasons: {
    SAME_ACCOUNT: 'どちらも同じ口座です。',
    BANK_MERGED: 'どちらも同じ口座です。一方の銀行がもう一方の銀行に統合され、口座番号はそのままです。',
    COUNTRY_DIFFERS: '口座は別々の国にあります。',
    BANK_DIFFERS: '口座は別々の銀行または支店にあります。',
    ACCOUNT_NUMBER_DIFFERS: '口座番号が異なります。',
    FIRST_NOT_COVERED: '一つ目がどの口座を指すのか確かではありません。',
    SECOND_NOT_COVERED: '二つ目がどの口座を指すのか確かではありません。',
  },
});
