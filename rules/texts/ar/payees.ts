/** The texts of what changed of a payee, in Arabic. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'اسأل المستفيد، على رقم كان لديك من قبل، أيهما الصحيح.';

export const ar = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `ليس مؤكدًا أن هذا هو الحساب نفسه. ${ASK}`,
    ACCOUNT_INVALID: `لا يمكن أن تكون بيانات الحساب الجديدة صحيحة: ستعود الدفعة. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `الحساب في بلد آخر. ${ASK}`,
    BANK_CHANGED: `الحساب في بنك آخر أو فرع آخر. ${ASK}`,
    BANK_KIND_CHANGED: `الحساب في مؤسسة من نوع آخر. ${ASK}`,
    BANK_MERGED: 'أصبح {before} جزءًا من {after} ({date}): بقي الحساب كما هو، برمز البنك الحالي.',
    ACCOUNT_NUMBER_CHANGED: `رقم الحساب مختلف. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `يختلف رقم الحساب في حرف واحد: قد يكون أحدهما مكتوبًا خطأً. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `تبادل حرفان متجاوران في رقم الحساب مكانيهما: قد يكون أحدهما مكتوبًا خطأً. ${ASK}`,
    ACCOUNT_NOTATION: 'الحساب هو نفسه، لكنه مكتوب بطريقة أخرى.',
    ACCOUNT_TYPE_CHANGED: 'نوع الحساب مختلف.',
    BIC_CHANGED: 'رمز BIC مختلف، والحساب هو نفسه.',
    NAME_NOTATION: 'الاسم هو نفسه، لكنه مكتوب بطريقة أخرى.',
    NAME_SIMILAR: `الاسم هو نفسه تقريبًا. ${ASK}`,
    NAME_CHANGED: `للمستفيد اسم آخر. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'نطاق البريد الإلكتروني يكاد يكون نفس النطاق السابق: قد ينتحل أحدهم شخصية المستفيد. لا ترد على أي رسالة من هذا العنوان.',
    MEMBER_CHANGED: 'هذه القيمة مختلفة عن السابقة.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `كان بلد الحساب {before} وهو الآن {after}. ${ASK}`,
    BANK_CHANGED: `كان البنك {before} وهو الآن {after}. ${ASK}`,
    BANK_KIND_CHANGED: `كان نوع المؤسسة: {before}؛ وهو الآن: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'بنك',
    'e-money': 'مؤسسة نقود إلكترونية',
    payment: 'مؤسسة دفع',
    wallet: 'محفظة إلكترونية',
  },
  reasons: {
    SAME_ACCOUNT: 'كلاهما يدل على الحساب نفسه.',
    BANK_MERGED: 'كلاهما يدل على الحساب نفسه: أصبح بنك أحدهما جزءًا من بنك الآخر، وبقيت أرقام الحسابات كما هي.',
    COUNTRY_DIFFERS: 'الحسابان في بلدين.',
    BANK_DIFFERS: 'الحسابان في بنكين أو فرعين.',
    ACCOUNT_NUMBER_DIFFERS: 'رقما الحساب مختلفان.',
    FIRST_NOT_COVERED: 'ليس مؤكدًا أي حساب يدل عليه الأول.',
    SECOND_NOT_COVERED: 'ليس مؤكدًا أي حساب يدل عليه الثاني.',
  },
});
