/** `payprep/messages/ja`: the alert texts in Japanese, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { ja } from '../../rules/texts/ja/alerts.js';
