/** `payprep/messages/en`: the alert texts in English, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { en } from '../../rules/index/alert-texts.js';
