/** The words of the report in Arabic. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const ar: ReportTexts = {
  rows: 'الصفوف',
  row: 'الصف',
  file: 'الملف',
  status: 'الحالة',
  country: 'البلد',
  bank: 'البنك',
  code: 'الرمز',
  alerts: 'التنبيهات',
  meaning: 'المعنى',
  all: 'الكل',
  head: 'عدد الصفوف: {count}. يوم الدفع: {on}. لا تظهر أرقام الحسابات هنا، ويُشار إلى كل صف برقمه في الملف.',
  noAlert: 'لا يوجد تنبيه في أي صف.',
  more: 'و{count} غيرها',
  hidden: 'و{count} غيرها، وهي محسوبة أعلاه',
  shown: '{shown} من {total}',
  cannotRead: 'تتعذر قراءة الصف.',
  unreadable: 'غير مقروء',
  unknown: 'غير معروف',
  nothingKnown: 'لا معلومات',
  enriched: 'مكتمل',
};
