/** How texts in Japanese are written. */
import type { Writing } from './writing.js';

export const writing: Writing = {
  letters: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー０-９',
  marks: '、（）：',
  stop: '。',
  // 振込 is a transfer within Japan; the plain form is not polite
  local: /振込|チェックデジット|(?:だ|である|ない|する)。/,
};
