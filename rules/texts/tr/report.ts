/** The words of the report in Turkish. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const tr: ReportTexts = {
  rows: 'Satırlar',
  row: 'Satır',
  file: 'Dosya',
  status: 'Durum',
  country: 'Ülke',
  bank: 'Banka',
  code: 'Kod',
  alerts: 'Uyarılar',
  meaning: 'Anlamı',
  all: 'tümü',
  head: 'Satır sayısı: {count}. Ödeme günü: {on}. Hesap numaraları gösterilmez: her satır dosyadaki numarasıyla belirtilir.',
  noAlert: 'Hiçbir satırda uyarı yok.',
  more: 've {count} tane daha',
  hidden: 've yukarıda sayılan {count} tane daha',
  shown: '{shown} / {total}',
  cannotRead: 'Satır okunamıyor.',
  unreadable: 'okunamadı',
  unknown: 'bilinmiyor',
  nothingKnown: 'bilgi yok',
  enriched: 'tamamlandı',
};
