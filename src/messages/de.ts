/** `payprep/messages/de`: the alert texts in German, for `describe` of `payprep/alerts`. */
export { de } from '../../rules/index/texts/de.js';
