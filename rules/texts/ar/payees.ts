/** The texts of what changed of a payee, in Arabic. */
import { payeeTexts } from '../payee-texts.js';

const ASK = 'اسأل المستفيد، على رقم هاتف كان لديك من قبل، أيهما الصحيح.';

export const ar = /* @__PURE__ */ payeeTexts({
  changes: {
    ACCOUNT_NOT_COVERED: `ليس مؤكدًا أن هذا هو الحساب نفسه. ${ASK}`,
    ACCOUNT_INVALID: `لا يمكن أن تكون بيانات الحساب الجديدة صحيحة: أي دفعة إليه ستُعاد. ${ASK}`,
    ACCOUNT_COUNTRY_CHANGED: `الحساب في بلد آخر. ${ASK}`,
    BANK_CHANGED: `الحساب في بنك آخر أو فرع آخر. ${ASK}`,
    BANK_KIND_CHANGED: `الحساب في مؤسسة من نوع آخر. ${ASK}`,
    BANK_MERGED: 'أصبح {before} جزءًا من {after} ({date}): الحساب هو نفسه، برمز البنك الحالي.',
    ACCOUNT_NUMBER_CHANGED: `تغيّر رقم الحساب. ${ASK}`,
    ACCOUNT_NUMBER_ONE_CHARACTER: `يختلف رقم الحساب في خانة واحدة: قد يكون أحد الرقمين مكتوبًا خطأً. ${ASK}`,
    ACCOUNT_NUMBER_SWAPPED: `تبادلت خانتان متجاورتان في رقم الحساب مكانيهما: قد يكون أحد الرقمين مكتوبًا خطأً. ${ASK}`,
    ACCOUNT_NOTATION: 'الحساب هو نفسه، لكنه مكتوب بطريقة أخرى.',
    ACCOUNT_TYPE_CHANGED: 'تغيّر نوع الحساب.',
    BIC_CHANGED: 'تغيّر رمز BIC، والحساب هو نفسه.',
    NAME_NOTATION: 'الاسم هو نفسه، لكنه مكتوب بطريقة أخرى.',
    NAME_SIMILAR: `الاسم هو نفسه تقريبًا. ${ASK}`,
    NAME_CHANGED: `للمستفيد اسم آخر. ${ASK}`,
    EMAIL_DOMAIN_SIMILAR:
      'نطاق البريد الإلكتروني هو تقريبًا النطاق السابق نفسه: قد ينتحل أحدهم شخصية المستفيد. لا ترد على أي رسالة من هذا العنوان.',
    MEMBER_CHANGED: 'تغيّرت هذه القيمة.',
  },
  named: {
    ACCOUNT_COUNTRY_CHANGED: `كان بلد الحساب {before: place ar}، وهو الآن {after: place ar}. ${ASK}`,
    BANK_CHANGED: `كان البنك {before}، وهو الآن {after}. ${ASK}`,
    BANK_KIND_CHANGED: `نوع المؤسسة سابقًا: {before}؛ والآن: {after}. ${ASK}`,
  },
  kinds: {
    bank: 'بنك',
    'e-money': 'مؤسسة نقود إلكترونية',
    payment: 'مؤسسة دفع',
    wallet: 'محفظة إلكترونية',
    'credit-union': 'اتحاد ائتماني',
    'savings-bank': 'بنك ادخار',
  },
  reasons: {
    SAME_ACCOUNT: 'كلاهما يدل على الحساب نفسه.',
    BANK_MERGED: 'كلاهما يدل على الحساب نفسه: أصبح بنك أحدهما جزءًا من بنك الآخر، وبقيت أرقام الحسابات كما هي.',
    COUNTRY_DIFFERS: 'الحسابان في بلدين مختلفين.',
    BANK_DIFFERS: 'الحسابان في بنكين أو فرعين مختلفين.',
    ACCOUNT_NUMBER_DIFFERS: 'رقما الحسابين مختلفان.',
    FIRST_NOT_COVERED: 'ليس مؤكدًا أي حساب يدل عليه الأول.',
    SECOND_NOT_COVERED: 'ليس مؤكدًا أي حساب يدل عليه الثاني.',
  },
});
