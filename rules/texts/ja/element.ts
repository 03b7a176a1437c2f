/** What the form field says in Japanese beside the texts of fields and alerts. */
import type { ElementWords } from '../../vocabulary/element-words.js';

export const ja: ElementWords = {
  didYouMean: '{text} ですか？',
  use: 'これを使う',
  bank: '銀行',
  choose: '選択してください',
  example: '例：{text}',
  found: '候補：{count}件',
  none: '見つかりませんでした。',
  checking: '確認中です。少し待ってからもう一度お試しください。',
  notLoaded: '読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
};
