/** The words of the report in Japanese. */
import type { ReportTexts } from '../../vocabulary/report-texts.js';

export const ja: ReportTexts = {
  rows: '行',
  row: '行',
  file: 'ファイル',
  status: 'ステータス',
  country: '国',
  bank: '銀行',
  code: 'コード',
  alerts: 'アラート',
  meaning: '意味',
  all: 'すべて',
  head: '行数：{count}。支払日：{on}。口座番号は表示されません。各行はファイル内の行番号で示されます。',
  noAlert: 'アラートのある行はありません。',
  more: 'ほか {count} 件',
  hidden: 'ほか {count} 件（上の集計に含まれています）',
  shown: '{total} 件中 {shown} 件',
  cannotRead: 'この行は読み取れません。',
  unreadable: '読み取り不可',
  unknown: '不明',
  nothingKnown: '情報なし',
  enriched: '補完済み',
};
