/** What the form field says in Arabic beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const ar: ElementWords = {
  didYouMean: 'هل تقصد {text}؟',
  use: 'استخدم هذا',
  bank: 'البنك',
  choose: 'يرجى الاختيار',
  example: 'مثال: {text}',
  found: 'عدد المقترحات: {count}',
  none: 'لا توجد نتائج.',
  checking: 'ما زال التحقق جاريًا. حاول مرة أخرى بعد لحظات.',
  notLoaded: 'تعذّر التحميل. تحقق من الاتصال ثم أعد تحميل الصفحة.',
};
