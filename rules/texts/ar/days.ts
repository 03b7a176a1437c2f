/** The words of `payprep days` in Arabic. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const ar: DayTexts = {
  businessDay: 'يوم عمل',
  closed: 'مغلق',
  calendarEnds: 'لا يصل التقويم إلى هذا اليوم',
  name: 'الاسم',
  status: 'الحالة',
  next: 'التالي',
  inDays: 'بعد {count} يوم',
  source: 'المصدر',
  statuses: {
    rule: 'وفق القاعدة',
    announced: 'معلن',
    expected: 'متوقع',
  },
  accepted: 'القبول',
  earliest: 'أقرب موعد',
  latest: 'أبعد موعد',
  atOnce: 'فوري',
  closedBetween: 'أيام الإغلاق',
  assumed: 'افتراض',
  noLatest: 'لا قاعدة تحدده',
  atAllHours: 'نعم، في كل الساعات',
  no: 'لا',
  beforeCutOff: 'وصلت الدفعة قبل آخر وقت للقبول؛ وإلا فحدده بالخيارين --time و--cut-off',
  problems: {
    SYSTEM_NOT_COVERED: 'لا مصدر يذكر متى تصل مدفوعات هذا النظام؛ يعرض payprep systems الأنظمة',
    CALENDAR_NOT_COVERED: 'أيام هذا النظام غير معروفة',
    DATE_NOT_COVERED: 'لم يكن النظام قد بدأ، أو لا يصل تقويمه إلى هذا اليوم',
  },
};
