/** The words of `payprep returns` and `payprep payees` in Arabic. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const ar: LookupTexts = {
  returns: {
    meaning: 'المعنى',
    fields: 'الحقول',
    putRightBy: 'من يصحّحه',
    payAgain: 'إعادة الدفع',
    saidBeforeBy: 'ينبّه إليه قبلًا',
    source: 'المصدر',
    wholeInstruction: 'التعليمة كلها',
    actors: { payer: 'الدافع', payerBank: 'بنك الدافع', payee: 'المستفيد', payeeBank: 'بنك المستفيد' },
    retries: { corrected: 'ببيانات مصحّحة', later: 'لاحقًا كما هي', never: 'لا', unknown: 'الرمز لا يذكر ذلك' },
    noSuchCode: 'لا توجد قائمة فيها هذا الرمز',
  },
  payees: {
    confirm: 'للتأكيد مع المستفيد',
    bankMerged: 'اندمج البنك وبقي الحساب',
    note: 'للعلم',
    added: 'جديد',
    removed: 'محذوف',
    unchanged: 'كما كان',
    shared: 'حساب واحد لعدة مستفيدين',
    onePayee: 'المستفيدون: {count}',
    payees: 'المستفيدون: {count}',
    line: 'السطر {line}',
    lines: 'السطران {before} و{after}',
    sharesWith: 'مع {payees}',
    before: 'قبل',
    after: 'بعد',
    moreRows: 'وصفوف أخرى لا تقارن: {count}',
  },
};
