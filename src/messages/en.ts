/** `payprep/messages/en`: the alert texts in English, for `describe` of `payprep/alerts`. */
export { en } from '../../rules/index/texts/en.js';
