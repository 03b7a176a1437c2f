/** What the form field says in Turkish beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const tr: ElementWords = {
  didYouMean: 'Bunu mu demek istediniz: {text}?',
  use: 'Kullan',
  bank: 'Banka',
  choose: 'Lütfen seçiniz',
  example: 'Örnek: {text}',
  found: 'Öneri sayısı: {count}',
  none: 'Sonuç bulunamadı.',
  checking: 'Kontrol devam ediyor. Birazdan yeniden deneyin.',
  notLoaded: 'Yüklenemedi. Bağlantınızı kontrol edip sayfayı yenileyin.',
};
