/** The words of `payprep days` in Japanese. */
import type { DayTexts } from '../../vocabulary/day-texts.js';

export const ja: DayTexts = {
  businessDay: '銀行営業日',
  closed: '休業日',
  calendarEnds: 'カレンダーの範囲外の日です',
  name: '名称',
  status: '状態',
  next: '次の営業日',
  inDays: '{count}営業日後',
  source: '出典',
  statuses: {
    rule: '規則による',
    announced: '発表済み',
    expected: '予定',
  },
  accepted: '受付日',
  earliest: '最も早い着金日',
  latest: '最も遅い着金日',
  atOnce: '即時',
  closedBetween: '間の休業日',
  assumed: '前提',
  noLatest: '規則の定めがありません',
  atAllHours: 'はい（終日）',
  no: 'いいえ',
  beforeCutOff: '送金は締切時刻より前に届いたものとしています。 --time と --cut-off で指定できます',
  problems: {
    SYSTEM_NOT_COVERED: 'このシステムの着金日を示す出典がありません。システムの一覧は payprep systems で表示されます',
    CALENDAR_NOT_COVERED: 'このシステムの営業日は不明です',
    DATE_NOT_COVERED: 'システムの開始前か、カレンダーの範囲外の日です',
  },
};
